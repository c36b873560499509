import type { DataSource } from '#domain/data-source/data-source.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import { type Message, message } from '#domain/message/message.ts'
import { listOf, placeName, sourceName, whole } from '#domain/message/value.ts'
import { fullyNamedWeeks } from '#domain/surveillance/named-weeks.ts'
import { weekName } from '#domain/surveillance/span-words.ts'
import { CORRECTION, LATE_REPORT, NO_REPORT, NOT_NAMED } from '#domain/surveillance/week-gap.ts'
import { reportedWeeks, type WeekCount } from '#domain/surveillance/weekly-counts.ts'
import { weekList } from './week-words.ts'
import type { EpidemicSubject } from './subject.ts'

/** Notes on the weeks shown. */
export function weekNotes(weeks: readonly WeekCount[], subject: EpidemicSubject): Message[] {
  return [
    ...missingNotes(weeks, subject),
    ...derivedNotes(weeks, subject),
    ...newestNotes(weeks, subject),
    ...(subject.place.id === NATION ? [] : smallNotes(subject.source)),
  ]
}

function missingNotes(weeks: readonly WeekCount[], subject: EpidemicSubject): Message[] {
  const silent = weeks.filter(({ gap }) => gap === NO_REPORT)
  const unnamed = weeks.filter(({ gap }) => gap === NOT_NAMED)
  const late = weeks.filter(({ gap }) => gap === LATE_REPORT)
  return [
    ...(silent.length === 0 ? [] : [message('epidemic-figure.no-report', { weeks: weekList(silent) })]),
    ...(unnamed.length === 0 ? [] : unnamedNotes(unnamed, weeks, subject)),
    ...(late.length === 0 ? [] : [message('epidemic-figure.late', { weeks: weekList(late) })]),
  ]
}

/** Weeks in which the place is not named, and in how many of them nobody else can be missing. */
function unnamedNotes(
  unnamed: readonly WeekCount[],
  weeks: readonly WeekCount[],
  { place, question }: EpidemicSubject,
): Message[] {
  const full =
    place.id === NATION ? new Set() : fullyNamedWeeks({ ...question, indicator: question.measure.indicator })
  const closed = unnamed.filter(({ period }) => full.has(period)).length
  const which = closed === unnamed.length ? 'all' : 'some'
  return [
    message('epidemic-figure.unnamed', {
      place: placeName(place),
      count: String(unnamed.length),
      all: String(weeks.length),
    }),
    ...(closed === 0 ? [] : [message('epidemic-figure.closed', { which, count: String(closed) })]),
  ]
}

function derivedNotes(weeks: readonly WeekCount[], { question }: EpidemicSubject): Message[] {
  if (question.measure.nature === 'stock') return [message('epidemic-figure.stock')]
  if (question.measure.nature === 'new') return []
  const falls = weeks.filter(({ gap }) => gap === CORRECTION)
  return [
    message('epidemic-figure.cumulative'),
    ...(falls.length === 0 ? [] : [message('epidemic-figure.falls', { weeks: weekList(falls) })]),
  ]
}

function newestNotes(weeks: readonly WeekCount[], { question }: EpidemicSubject): Message[] {
  const partial = weeks.filter(({ partial }) => partial)
  const newest = weeks.at(-1)
  const isLast = newest?.period === Math.max(...reportedWeeks(question))
  return [
    ...(partial.length === 0 ? [] : [message('epidemic-figure.partial', { weeks: weekList(partial) })]),
    ...(newest && isLast ? [message('epidemic-figure.newest', { week: weekName(newest) })] : []),
  ]
}

/** Small counts of a named place are shown only because the source itself publishes them. Source: methods §11. */
export function smallNotes(source: DataSource | null): Message[] {
  return source ? [message('epidemic-figure.small', { source: sourceName(source) })] : []
}

/** States without any figure, by name. */
export function absentNote(places: readonly Location[]): Message[] {
  if (places.length === 0) return []
  const names = places.map(({ name }) => name).sort((a, b) => a.localeCompare(b))
  return [message('epidemic-figure.absent', { places: listOf(names, 'none') })]
}

/** `The states add up to 1,199; the nation's own count is 1,182.` when the two differ. */
export function sumNote(sum: number, nation: number | null): Message[] {
  if (nation === null || nation === sum) return []
  return [message('epidemic-figure.sum', { sum: whole(sum), nation: whole(nation) })]
}
