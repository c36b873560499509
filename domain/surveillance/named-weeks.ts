import { NATION } from '#domain/location/location.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { PeriodCode } from '#domain/period/period.ts'

/** A count of one source. */
interface NamedCount {
  readonly table: ObservationTable
  readonly indicator: number
  readonly source: number
}

/**
 * Weeks in which the places named in a report already make up the nation's count, so that no place without a figure adds to it.
 * Their gaps stay gaps: this says only what the report leaves open.
 */
export function fullyNamedWeeks({ table, source, indicator }: NamedCount): ReadonlySet<PeriodCode> {
  const points = pointsWhere(table, { indicator, source })
  const sums = new Map<PeriodCode, number>()
  for (const { location, period, value } of points) {
    if (location !== NATION) sums.set(period, (sums.get(period) ?? 0) + value)
  }
  const nation = points.filter(({ location }) => location === NATION)
  return new Set(
    nation.filter(({ period, value }) => (sums.get(period) ?? 0) >= value).map(({ period }) => period),
  )
}
