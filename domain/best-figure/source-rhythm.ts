import type { DataSource } from '#domain/data-source/data-source.ts'
import { type Rhythm, rhythmOf } from '#domain/data-source/rhythm.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { distinct, type ObservationTable } from '#domain/observation/observation-table.ts'
import { periodYear } from '#domain/period/period.ts'

/** The rhythm of a source in the year that counts as now, by its documentation and the figures of the indicator that are held. */
export function sourceRhythm(
  source: DataSource,
  {
    table,
    indicator,
    year,
  }: { readonly table: ObservationTable; readonly indicator: Indicator; readonly year: number },
): Rhythm {
  const newest = distinct(table, 'period', { indicator: indicator.id, source: source.id }).at(-1)
  return rhythmOf(source.yearsAvailable, year, newest === undefined ? null : periodYear(newest))
}
