import type { Location } from '#domain/location/location.ts'
import { NATION } from '#domain/location/location.ts'
import { locationsAt, type ReferenceData } from '#domain/reference/reference-data.ts'
import { quotient } from '#domain/statistics/quotient.ts'
import { LATE_REPORT } from './week-gap.ts'
import { reportedWeeks, type WeekCount, type WeeklyQuestion, weeklyCounts } from './weekly-counts.ts'

/** The count of one place over the weeks asked for. */
export interface PlaceTotal {
  readonly place: Location
  readonly total: number
  /** Share of the sum over all places, in percent. */
  readonly share: number | null
  readonly weeks: readonly WeekCount[]
  /** Weeks with a figure of the place. */
  readonly named: number
}

/** Counts of the states, the largest first, and the rest of the nation's count. */
export interface PlaceTotals {
  readonly places: readonly PlaceTotal[]
  /** States without any figure in these weeks: a gap, not zero. */
  readonly absent: readonly Location[]
  readonly sum: number
  /** The nation's own count of the same weeks; null without one. */
  readonly nation: number | null
}

/** Totals of the states over the years asked for, `years` null for all. Only places with a figure are counted. */
export function placeTotals(
  question: Omit<WeeklyQuestion, 'location'>,
  years: readonly number[] | null,
  reference: ReferenceData,
): PlaceTotals {
  const states = locationsAt(reference, 3)
  const reports = reportedWeeks(question)
  const counted = states.map((place) => ({
    place,
    weeks: weeklyCounts({ ...question, location: place.id }, years, reports),
  }))
  const totals = counted.map(({ place, weeks }) => ({
    place,
    weeks,
    total: totalOf(weeks, question.measure.nature),
    named: weeks.filter(({ point, gap }) => point !== null && gap !== LATE_REPORT).length,
  }))
  const present = totals.flatMap((entry) => (entry.total === null ? [] : [{ ...entry, total: entry.total }]))
  const sum = present.reduce((all, { total }) => all + total, 0)
  const nation = weeklyCounts({ ...question, location: NATION }, years, reports)
  return {
    places: present
      .map((entry) => ({ ...entry, share: quotient(100 * entry.total, sum) }))
      .toSorted((a, b) => b.total - a.total || a.place.name.localeCompare(b.place.name)),
    absent: totals.filter(({ total }) => total === null).map(({ place }) => place),
    sum,
    nation: totalOf(nation, question.measure.nature),
  }
}

/** How many places have a count above zero: a proven zero is a figure, and no case. */
export function countedPlaces({ places }: Pick<PlaceTotals, 'places'>): number {
  return places.filter(({ total }) => total > 0).length
}

/** Sum of weekly counts, or the newest count of those that add up by themselves; null without any figure. */
export function totalOf(
  weeks: readonly WeekCount[],
  nature: WeeklyQuestion['measure']['nature'],
): number | null {
  if (nature !== 'new') return weeks.findLast(({ point }) => point !== null)?.point?.value ?? null
  const values = weeks.flatMap(({ value }) => value ?? [])
  return values.length === 0 ? null : values.reduce((all, value) => all + value, 0)
}
