import { finiteOrNull } from '#domain/number/present.ts'
import { olsLine } from './ols.ts'

/** Change from the first to the last value; `time` is in years, so that rates are per year. */
export interface Change {
  /** Last minus first, in the unit of the values. */
  readonly absolute: number
  /** In percent of the first value; null unless that is above 0. */
  readonly relative_pct: number | null
  /** Compound annual growth, 100((y_n/y_1)^{1/Δ} − 1). */
  readonly cagr_pct: number | null
  /** Average annual rate of change between the ends, 100·ln(y_n/y_1)/Δ. */
  readonly aarc_endpoint_pct: number | null
  /** The same from all values, 100(e^b − 1) with b the least-squares slope of ln y. UNICEF's AARR is minus this. */
  readonly aarc_regression_pct: number | null
}

/** Change of a series in order of time, at least 2 values. Rates are null unless all values are above 0. Source: methods §3. */
export function changeOf(time: readonly number[], y: readonly number[]): Change {
  const [first, last] = [y[0] ?? 0, y.at(-1) ?? 0]
  const years = (time.at(-1) ?? 0) - (time[0] ?? 0)
  const absolute = last - first
  const relative_pct = first > 0 ? finiteOrNull((100 * absolute) / first) : null
  if (years <= 0 || y.some((value) => value <= 0)) {
    return { absolute, relative_pct, cagr_pct: null, aarc_endpoint_pct: null, aarc_regression_pct: null }
  }
  const growth = olsLine(time, y.map(Math.log))
  return {
    absolute,
    relative_pct,
    cagr_pct: finiteOrNull(100 * ((last / first) ** (1 / years) - 1)),
    aarc_endpoint_pct: finiteOrNull((100 * Math.log(last / first)) / years),
    aarc_regression_pct: growth === null ? null : finiteOrNull(100 * Math.expm1(growth.slope)),
  }
}
