import { unitOf } from '#domain/message/indicator-words.ts'
import { type Message, message } from '#domain/message/message.ts'
import { indicatorName, listOf, placeName, sentences, sourceName } from '#domain/message/value.ts'
import { isComparable } from '#domain/comparison/pair-verdict.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { warnedNote } from '#charts/words/warned-note.ts'
import { axisNote } from '#charts/words/axis-note.ts'
import { levelsNote } from '#charts/words/interval-levels.ts'
import { dependenceNotes } from '#charts/words/dependence.ts'
import { type PartShape, partNotes } from '#charts/words/part-of-period.ts'
import { type DatasetModel, datasetScale, drawnBySource } from './model.ts'
import type { DatasetComparisonInput, DatasetComparisonView } from './view.ts'

/** How a part of a period is drawn. */
export function partShape({ options }: DatasetComparisonView): PartShape {
  return options.shape === 'column' ? 'column' : 'line'
}

/** `Skilled attendance at birth in Nigeria and its states, NDHS 2018 and MICS 2021` */
export function datasetTitle({ comparison, looks }: DatasetModel): Message {
  const { nation, states } = comparison
  const place = placeName(nation.place)
  const where = states.length === 0 ? place : message('datasets.and-states', { place })
  const indicator = indicatorName(comparison.indicator)
  if (looks.length === 0) return message('pairs.indicator-in', { indicator, place: where })
  const sources = listOf(looks.map(({ name }) => name))
  return message('datasets.figure-title', { indicator, where, sources })
}

/** Notes on facts that the figure does not show by itself. */
export function datasetNotes(model: DatasetModel, input: DatasetComparisonInput): string[] {
  const { comparison, looks, rows } = model
  const { reference, language, view } = input
  const sources = [...new Set(comparison.picks.map(({ source }) => byId(reference.sources, source)))]
  const missing = comparison.without.map(({ name }) => name)
  const hasPairs = rows.some(
    (row) => row.kind !== 'heading' && row.entry.pair !== null && isComparable(row.entry.pair),
  )
  const isSum = model.items.some(({ position }) => position === null)
  const first = [
    ...(looks.length === 2 ? [] : [message('datasets.only-two')]),
    ...originNote(model, reference),
  ]
  const levels =
    view.options.intervals === false
      ? []
      : levelsNote(
          model.items.map(({ point }) => point),
          input,
        )
  const later = [
    ...(datasetScale(model, input, false).min > 0 ? [message('datasets.own-axis')] : []),
    ...levels,
    ...warnedNote(
      model.items.map(({ point }) => point),
      reference,
    ),
    ...(hasPairs ? [sentences(differenceNote(model))] : []),
    ...partNotes(drawnBySource(model, reference), partShape(view)),
    ...(isSum ? [message('datasets.sum', { place: placeName(comparison.nation.place) })] : []),
    ...(comparison.states.length === 0 ? [message('datasets.national-only')] : []),
    ...(missing.length > 0 ? [message('chart.missing-places', { places: listOf(missing, 'none') })] : []),
  ]
  return [
    ...first.map((said) => language.text(said)),
    ...dependenceNotes(sources, comparison.indicator.id, input),
    ...later.map((said) => language.text(said)),
    ...axisNote(datasetScale(model, input, true), language),
  ]
}

function originNote({ comparison, looks }: DatasetModel, reference: ReferenceData): Message[] {
  if (comparison.origin === null) return []
  const origin = sourceName(byId(reference.sources, comparison.origin))
  return [message('datasets.both-rest', { sources: listOf(looks.map(({ name }) => name)), origin })]
}

function differenceNote({ comparison: { states } }: DatasetModel): Message[] {
  const isTested = states.some(({ verdict }) => verdict === 'apart' || verdict === 'chance')
  const order = message('datasets.difference')
  return isTested ? [order, message('datasets.bold')] : [order]
}

/** Unit, and the order in which the places stand. */
export function datasetSubtitle({ view }: DatasetComparisonInput, { comparison }: DatasetModel): Message {
  const unit = unitOf(comparison.indicator)
  if (comparison.states.length === 0) return message('unit.alone', { unit })
  const place = placeName(comparison.nation.place)
  return message('datasets.figure-subtitle', { unit, place, order: view.options.order ?? 'name' })
}
