import { message } from '#domain/message/message.ts'
import { midSentence } from '#domain/message/indicator-words.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'
import { joinedNames } from '#domain/triangulation/joined-names.ts'
import { dependenceNotes } from '#charts/words/dependence.ts'
import { type DatasetModel, datasetScale } from './model.ts'
import type { DatasetComparisonInput } from './view.ts'

/** `Skilled attendance at birth in Nigeria and its states, NDHS 2018 and MICS 2021` */
export function datasetTitle({ comparison, looks }: DatasetModel): string {
  const { indicator, nation, states } = comparison
  const where = placeWords(nation.place)
  const places = states.length === 0 ? where : `${where} and its states`
  const names = joinedNames(looks.map(({ name }) => name))
  return [`${indicator.shortName} in ${places}`, names].filter((part) => part !== '').join(', ')
}

/** What the figure does not say by itself. */
export function datasetNotes(model: DatasetModel, input: DatasetComparisonInput): string[] {
  const { comparison, looks, rows } = model
  const { reference } = input
  const sources = [...new Set(comparison.picks.map(({ source }) => known(reference.sources, source)))]
  const missing = comparison.without.map(({ name }) => name)
  const scale = datasetScale(model, input, true)
  const hasPairs = rows.some((row) => row.kind !== 'heading' && row.entry.pair !== null)
  return [
    ...(looks.length === 2 ? [] : [input.language.text(message('datasets.only-two'))]),
    ...originNote(model, reference),
    ...dependenceNotes(sources, comparison.indicator.id, input),
    ...(hasPairs ? [differenceNote(model)] : []),
    ...(model.items.some(({ position }) => position === null)
      ? [
          `${comparison.nation.place.name} is the sum of its states, so it is written and not drawn on their axis.`,
        ]
      : []),
    ...(comparison.states.length === 0 ? ['These data sets have national figures only.'] : []),
    ...(missing.length > 0 ? [`No figure: ${missing.join(', ')}.`] : []),
    ...(scale.shortened ? [`The axis ends at ${scale.format(scale.max)}, not at 100%.`] : []),
  ]
}

function originNote({ comparison, looks }: DatasetModel, reference: ReferenceData): string[] {
  if (comparison.origin === null) return []
  const origin = known(reference.sources, comparison.origin).name
  return [
    `${joinedNames(looks.map(({ name }) => name))} both rest on ${origin}: they are not independent, so that they agree confirms nothing.`,
  ]
}

function differenceNote({ comparison: { states } }: DatasetModel): string {
  const isTested = states.some(({ verdict }) => verdict === 'apart' || verdict === 'chance')
  const order = 'Difference: the first data set minus the second.'
  return isTested
    ? `${order} Bold where it is more than the published intervals explain, all states looked at together (95%, Holm).`
    : order
}

/** `percentage` figures of places in one unit: the subtitle's order words. */
export function orderWords({ view }: DatasetComparisonInput, { comparison }: DatasetModel): string {
  if (comparison.states.length === 0) return ''
  const order = view.options.order ?? 'name'
  const words = {
    name: 'states in the order of the alphabet',
    zone: 'states by zone',
    value: 'states from the largest difference',
  }[order]
  return `; ${midSentence(comparison.nation.place.name)} first, then ${words}`
}
