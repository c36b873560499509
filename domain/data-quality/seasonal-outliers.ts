import type { Point } from '#domain/observation/point.ts'
import { isoPeriod, type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'
import { type Insufficient, insufficient } from '#domain/statistics/outcome.ts'
import { median } from '#domain/statistics/median.ts'
import { findOutliers, type JudgedValue } from './outliers.ts'

/** A week or month and its neighbours in this many other years at most give the usual value. */
const MOST_YEARS = 5
/** Fewer figures around a week or month give no usual value. */
const LEAST_AROUND = 4

/** Outliers of one year beside the usual values of the same weeks or months. */
export interface SeasonalOutliers {
  readonly status: 'ok'
  readonly n: number
  readonly basis: 'season'
  /** The first and the last period judged. */
  readonly within: readonly [PeriodCode, PeriodCode]
  readonly outliers: readonly JudgedValue[]
  readonly share_not_outlying_pct: number
}

/**
 * Outliers among the weeks or months of the year of `period`, judged by the distance from the median of the same week or month
 * and the two beside it in the up to five nearest other years. Counts are compared by their square roots, whose scatter does
 * not grow with the count; values and suggestions are given on the scale of the figures. Insufficient when fewer than 6 can be
 * judged. Source: methods §2.2, residuals of the season.
 */
export function seasonalOutliers(
  points: readonly Point[],
  period: PeriodCode,
  isCount: boolean,
): SeasonalOutliers | Insufficient {
  const year = periodYear(period)
  const scale = isCount ? (value: number) => Math.sqrt(Math.max(0, value)) : (value: number) => value
  const back = isCount ? (value: number) => Math.max(0, value) ** 2 : (value: number) => value
  const own = points.filter((point) => periodYear(point.period) === year && point.period <= lastOf(period))
  const judged = own.flatMap((point) => {
    const around = usualAround(point, points, year).map(({ value }) => scale(value))
    return around.length < LEAST_AROUND ? [] : [{ point, usual: median(around) }]
  })
  const found = findOutliers(
    judged.map(({ point, usual }) => scale(point.value) - usual),
    judged.map(({ point }) => isoPeriod(point.period)),
  )
  if (found.status !== 'ok') return insufficient(judged.length, 6, 'too_few_values')
  const outliers = found.outliers.flatMap((outlier) => {
    const entry = judged[outlier.index]
    if (!entry) return []
    const suggested = outlier.suggested === null ? null : back(entry.usual + outlier.suggested)
    return [{ ...outlier, value: entry.point.value, suggested }]
  })
  const [first, last] = [judged[0]?.point.period ?? period, judged.at(-1)?.point.period ?? period]
  return {
    status: 'ok',
    n: found.n,
    basis: 'season',
    within: [first, last],
    outliers,
    share_not_outlying_pct: (100 * (found.n - outliers.length)) / found.n,
  }
}

/** The whole year where `period` is one. */
function lastOf(period: PeriodCode): PeriodCode {
  return periodKind(period) === 'year' ? period + 999 : period
}

/** Figures of the same part of other years, the nearest years first. */
function usualAround(point: Point, points: readonly Point[], year: number): Point[] {
  const years = [...new Set(points.map((other) => periodYear(other.period)))]
    .filter((other) => other !== year)
    .sort((a, b) => Math.abs(a - year) - Math.abs(b - year))
    .slice(0, MOST_YEARS)
  const place = point.period % 1000
  return points.filter(
    (other) => years.includes(periodYear(other.period)) && Math.abs((other.period % 1000) - place) <= 1,
  )
}
