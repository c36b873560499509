import type { Slope } from '#domain/indicator/indicator.ts'
import { isOfOneEdition } from '#domain/observation/edition.ts'
import { periodKind, periodPosition } from '#domain/period/period.ts'
import type { FigureRow } from '#domain/statistics/figure-row.ts'
import type { Outcome } from '#domain/statistics/outcome.ts'
import { type Trend, trendOf } from './trend.ts'

/**
 * The trend of a series of figures, all of one kind of period, on their real dates. Of several editions the last counts: between
 * two of them no change is computed. Source: methods §3.
 */
export function trendOfRows(rows: readonly FigureRow[], slope: Slope): Outcome<Trend> {
  const last = rows.findLast(({ point }) => point !== null)?.point
  const own = rows.filter(({ point }) => !point || !last || isOfOneEdition(point, last))
  const series = own.map(({ period, point }) => ({
    time: periodPosition(period),
    value: point?.value ?? null,
    ...(periodKind(period) === 'month' ? { month: period % 1000 } : {}),
  }))
  return trendOf(series, slope)
}
