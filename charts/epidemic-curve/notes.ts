import type { DataSource } from '#domain/data-source/data-source.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { formatNumber } from '#domain/number/format.ts'
import { fullyNamedWeeks } from '#domain/surveillance/named-weeks.ts'
import { reportedWeeks, type WeekCount } from '#domain/surveillance/weekly-counts.ts'
import { weekList } from './week-words.ts'
import type { EpidemicSubject } from './subject.ts'

/** What a reader must know about the weeks shown. */
export function weekNotes(weeks: readonly WeekCount[], subject: EpidemicSubject): string[] {
  return [
    ...missingNotes(weeks, subject),
    ...derivedNotes(weeks, subject),
    ...newestNotes(weeks, subject),
    ...(subject.place.id === NATION ? [] : smallNotes(subject.source)),
  ]
}

function missingNotes(weeks: readonly WeekCount[], { place, question }: EpidemicSubject): string[] {
  const silent = weeks.filter(({ gap }) => gap === 'no_report')
  const unnamed = weeks.filter(({ gap }) => gap === 'not_named')
  const where = placeWords(place)
  const full =
    place.id === NATION ? new Set() : fullyNamedWeeks({ ...question, indicator: question.measure.indicator })
  const closed = unnamed.filter(({ period }) => full.has(period)).length
  return [
    ...(silent.length === 0
      ? []
      : [
          `No report in the data: ${weekList(silent)}. These weeks are marked gaps, not zeros, and add nothing to a total.`,
        ]),
    ...(unnamed.length === 0
      ? []
      : [
          `The reports give no such figure for ${where} in ${unnamed.length} of ${weeks.length} weeks. These are gaps, not zeros.`,
          ...(closed === 0
            ? []
            : [
                `In ${closed === unnamed.length ? `all ${closed}` : `${closed}`} of these weeks the states that are named make up the nation’s whole count.`,
              ]),
        ]),
  ]
}

function derivedNotes(weeks: readonly WeekCount[], { question }: EpidemicSubject): string[] {
  if (question.measure.nature === 'stock')
    return ['Open cases at the end of each week, not new ones: they do not add up.']
  if (question.measure.nature === 'new') return []
  const falls = weeks.filter(({ gap }) => gap === 'correction')
  return [
    'The source publishes cumulative counts. New cases of a week are derived: the difference from the count of the week before.',
    ...(falls.length === 0
      ? []
      : [`In ${weekList(falls)} the cumulative count fell: a correction of earlier counts, marked ▼.`]),
  ]
}

function newestNotes(weeks: readonly WeekCount[], { question }: EpidemicSubject): string[] {
  const partial = weeks.filter(({ partial }) => partial)
  const newest = weeks.at(-1)
  const isLast = newest?.period === Math.max(...reportedWeeks(question))
  return [
    ...(partial.length === 0 ? [] : [`Not complete, drawn hollow: ${weekList(partial)}.`]),
    ...(newest && isLast
      ? [
          `The newest week in the data is week ${newest.week} of ${newest.year}; late reports can still change the newest weeks.`,
        ]
      : []),
  ]
}

/** Small counts of a named place are shown only because the source itself publishes them. Source: methods §11. */
export function smallNotes(source: DataSource | null): string[] {
  return source ? [`Counts of 1 to 4 are shown because ${source.name} publishes them for states.`] : []
}

/** States without any figure, by name. */
export function absentNote(places: readonly Location[]): string[] {
  if (places.length === 0) return []
  const names = places.map(({ name }) => name).sort((a, b) => a.localeCompare(b))
  return [`No figure: ${names.join(', ')}.`]
}

/** `The states add up to 1,199; the nation's own count is 1,182.` when the two differ. */
export function sumNote(sum: number, nation: number | null): string[] {
  if (nation === null || nation === sum) return []
  return [
    `The states add up to ${formatNumber(sum, 0)}, the nation’s own count is ${formatNumber(nation, 0)}: some counts have no state, or were corrected later.`,
  ]
}
