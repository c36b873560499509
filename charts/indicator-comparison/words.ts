import { NATION } from '#domain/location/location.ts'
import { isSumOfParts } from '#domain/comparison/sum-of-parts.ts'
import type { ComparedIndicator } from '#domain/comparison/compared-indicators.ts'
import { missingSentences } from '#domain/comparison/compared-indicators.ts'
import { axisGroups, unitGroups } from '#domain/comparison/unit-groups.ts'
import { midSentence, unitWords } from '#domain/message/indicator-words.ts'
import { placeWords } from '#domain/location/place-words.ts'
import type { Language } from '#domain/message/language.ts'
import { listOf } from '#domain/message/value.ts'
import { periodLabel } from '#domain/period/period.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Worded } from '#charts/words/worded.ts'
import { dependenceNotes } from '#charts/words/dependence.ts'
import type { ComparisonModel } from './model.ts'

/** From this many on, the reader is told that fewer read better. Source: design §11. */
const MANY = 4

/** `Skilled attendance at birth and ANC coverage in Nigeria, 1990 to 2024, NDHS` */
export function comparisonTitle(
  { question, comparison: { shown, missing } }: ComparisonModel,
  { language }: Worded,
): string {
  const named = shown.length > 0 ? shown.map(({ indicator }) => indicator) : missing
  const [first, second] = named.map(({ shortName }) => shortName)
  const subject =
    named.length > 2
      ? `${named.length} indicators`
      : [first, second && midSentence(second)].filter(Boolean).join(' and ')
  const { by, reference } = question
  const nation = by === 'period' ? question.location : NATION
  const where = by === 'zones' ? 'by zone' : by === 'states' ? 'by state' : `in ${placeOf(nation, reference)}`
  return [`${subject || 'Indicators'} ${where}`, spanOf(shown, by === 'period'), sourcesOf(shown, language)]
    .filter((part) => part !== '')
    .join(', ')
}

function placeOf(location: number, reference: ReferenceData): string {
  return placeWords(known(reference.locations, location))
}

function spanOf(shown: readonly ComparedIndicator[], isOverTime: boolean): string {
  const periods = shown.flatMap(({ points, source }) =>
    points.map(({ period }) => ({ period, label: periodLabel(period, source.periodLabels) })),
  )
  const sorted = periods.sort((a, b) => a.period - b.period)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return ''
  if (first.label === last.label) return first.label
  return isOverTime ? `${periodLabel(first.period)} to ${periodLabel(last.period)}` : 'newest figure of each'
}

function sourcesOf(shown: readonly ComparedIndicator[], language: Language): string {
  const names = [...new Set(shown.map(({ source }) => source.name))]
  return names.length > 2 ? `${names.length} sources` : language.text(listOf(names))
}

/** The unit and denominator of one indicator, or the units that the axes have. */
export function comparisonSubtitle({ comparison: { shown } }: ComparisonModel, { language }: Worded): string {
  const [only] = shown
  if (shown.length === 1 && only) return unitWords(only.indicator)
  const headings = unitGroups(shown).map(({ unit }) => language.text(unit))
  const units = language.text(listOf([...new Set(headings)]))
  return units.charAt(0).toUpperCase() + units.slice(1)
}

/** What is not as it was asked for, and how the figure is to be read. */
export function comparisonNotes(model: ComparisonModel, worded: Worded): string[] {
  const { question, comparison } = model
  const { shown } = comparison
  const isOverTime = question.by === 'period'
  const units = unitGroups(shown).length
  const dependence = shown.flatMap(({ source, indicator }) => dependenceNotes([source], indicator.id, worded))
  return [
    ...missingSentences(comparison, question).map((said) => worded.language.text(said)),
    ...(units > 1
      ? ['Indicators with different units are drawn on axes of their own and cannot be compared by length.']
      : []),
    ...(question.by !== 'national' && axisGroups(shown).length > units
      ? ['Figures far smaller than the others of their unit have an axis of their own.']
      : []),
    ...(shown.length >= MANY
      ? [`${shown.length} indicators are drawn; three or fewer are easier to read.`]
      : []),
    ...new Set(dependence),
    ...(isOverTime ? overTimeNotes(shown, worded) : gapNotes(shown, worded)),
  ]
}

function overTimeNotes(shown: readonly ComparedIndicator[], { language }: Worded): string[] {
  const projecting = shown.filter(({ points }) => points.some(({ flags }) => flags.includes('projection')))
  const names = [...new Set(projecting.map(({ source }) => source.name))]
  const isDated = shown.some(
    ({ source }) => source.classification === 'Survey' && Object.keys(source.periodLabels).length > 0,
  )
  return [
    ...(isDated ? ['Surveys are drawn at the last year of their field work.'] : []),
    ...(names.length > 0
      ? [`Dashed beyond the last observation: projections published by ${language.text(listOf(names))}.`]
      : []),
  ]
}

function gapNotes(shown: readonly ComparedIndicator[], { language }: Worded): string[] {
  const most = Math.max(0, ...shown.map(({ points }) => points.length))
  const totals = shown.filter(({ indicator, whole }) => whole !== null && isSumOfParts(indicator))
  const names = totals.map(({ indicator }) => midSentence(indicator.shortName))
  const hasGaps = shown.some(({ points }) => points.length < most)
  return [
    ...(hasGaps ? ['A dash: this source has no figure for the place in this period.'] : []),
    ...(names.length > 0
      ? [
          `Of ${language.text(listOf(names))} the nation is the sum of the places, so it is written and not drawn on their axis.`,
        ]
      : []),
  ]
}
