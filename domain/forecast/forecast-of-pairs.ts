import { type PeriodCode, periodKind } from '#domain/period/period.ts'
import { insufficient, invalid } from '#domain/statistics/outcome.ts'
import { forecast, type ForecastResult } from './forecast.ts'
import { FEWEST } from './model-names.ts'
import { periodAfter } from '#domain/statistics/regular-series.ts'
import type { SeriesUnit } from './working-scale.ts'

/** A period and its value; a gap is null. Each period stands once. */
export type PeriodValue = readonly [period: PeriodCode, value: number | null]

/**
 * The forecast of pairs in any order, all of years or all of months; a period between them without a pair is a gap. Invalid
 * for weeks, quarters and mixed periods. Source: methods §5.
 */
export function forecastOfPairs(
  pairs: readonly PeriodValue[],
  unit: SeriesUnit,
  horizon?: number | undefined,
): ForecastResult {
  const kinds = new Set(pairs.map(([period]) => periodKind(period)))
  if (kinds.size > 1) return invalid('mixed_periods')
  if (kinds.has('week') || kinds.has('quarter')) return invalid('only_years_or_months')
  const byPeriod = new Map(pairs)
  const periods = [...byPeriod.keys()].toSorted((a, b) => a - b)
  const [start, last] = [periods[0], periods.at(-1)]
  if (start === undefined || last === undefined) {
    return { ...insufficient(0, FEWEST.combination), last_known: null }
  }
  const frequency = kinds.has('month') ? 12 : 1
  const values: (number | null)[] = []
  for (let period = start; period <= last; period = periodAfter(period, frequency, 1)) {
    values.push(byPeriod.get(period) ?? null)
  }
  return forecast({ values, start, frequency, unit, horizon })
}
