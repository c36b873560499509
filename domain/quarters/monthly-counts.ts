import type { Location } from '#domain/location/location.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Flag } from '#domain/observation/flag.ts'
import { type PeriodCode, periodKind } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** The count at a place in a month, or in a quarter where that is what the source publishes. */
export interface Count {
  readonly period: PeriodCode
  readonly value: number
  readonly flags: readonly Flag[]
  /** Added up here from the places below, as a zone is from its states. */
  readonly summed: boolean
}

/** One source's counts of one thing. */
export interface CountQuestion {
  readonly indicator: number
  readonly source: number
  readonly table: ObservationTable
  readonly reference: ReferenceData
}

/**
 * Counts at a place by month or published quarter, in the order of time. A place that the source does not count itself is
 * the sum of its parts in the periods in which each of them has a figure: a sum without one of its parts would be another
 * thing. Where only a coverage is published for the place, its numerator is the count (`Curation.routineCounts`).
 */
export function countsAt(place: Location, question: CountQuestion): Count[] {
  const own = publishedAt(place, question)
  if (own.length > 0) return own
  const counted = numeratorsAt(place, question)
  if (counted.length > 0 || place.level > 3) return counted
  const parts = partsOf(place, question.reference)
  return parts.length === 0 ? [] : summed(parts.map((part) => publishedAt(part, question)))
}

/** The places below that are added up: the states of a zone. */
function partsOf(place: Location, { locations }: Pick<ReferenceData, 'locations'>): Location[] {
  return [...locations.values()].filter(({ parent }) => parent === place.id)
}

function publishedAt(place: Location, { indicator, source, table }: CountQuestion): Count[] {
  return pointsWhere(table, { indicator, source, location: place.id })
    .filter(({ period, flags }) => isPart(period) && !flags.includes('partial_period'))
    .map(({ period, value, flags }) => ({ period, value, flags, summed: false }))
}

function numeratorsAt(place: Location, { indicator, source, table, reference }: CountQuestion): Count[] {
  const of = reference.curation.routineCounts.find((one) => one.indicator === indicator)?.numeratorOf ?? null
  if (of === null) return []
  return pointsWhere(table, { indicator: of, source, location: place.id }).flatMap(
    ({ period, numerator, flags }) =>
      numerator === null || !isPart(period) || flags.includes('partial_period')
        ? []
        : [{ period, value: numerator, flags, summed: false }],
  )
}

function isPart(period: PeriodCode): boolean {
  const kind = periodKind(period)
  return kind === 'month' || kind === 'quarter'
}

function summed(parts: readonly (readonly Count[])[]): Count[] {
  const byPeriod = Map.groupBy(parts.flat(), ({ period }) => period)
  return [...byPeriod]
    .filter(([, counts]) => counts.length === parts.length)
    .map(([period, counts]) => ({
      period,
      value: counts.reduce((sum, { value }) => sum + value, 0),
      // A typing error in one part is weighed by its effect on the sum, see quarter-change.ts.
      flags: counts.some(({ flags }) => flags.includes('partial_reporting'))
        ? (['partial_reporting'] as const)
        : [],
      summed: true,
    }))
    .toSorted((a, b) => a.period - b.period)
}
