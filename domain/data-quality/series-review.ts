import type { FigureRow } from '#domain/statistics/figure-row.ts'
import { pointsOf, valuesOf } from '#domain/statistics/figure-row.ts'
import {
  isoPeriod,
  type PeriodCode,
  type PeriodKind,
  periodKind,
  periodPosition,
  periodYear,
} from '#domain/period/period.ts'
import { type Insufficient, insufficient } from '#domain/statistics/outcome.ts'
import { weeksIn } from '#domain/period/iso-weeks.ts'
import { mannKendall } from '#domain/statistics/trend/mann-kendall.ts'
import { theilSenLine } from '#domain/statistics/trend/theil-sen.ts'
import { completenessLight, recordCompleteness } from './completeness.ts'
import { findOutliers, type JudgedValue } from './outliers.ts'
import type { Light } from './thresholds.ts'

/** Outliers of a published series. */
export interface SeriesOutliers {
  readonly status: 'ok'
  readonly n: number
  /** `residuals`: the series trends, so that values are judged by their distance from its line. */
  readonly basis: 'values' | 'residuals'
  /** The first and the last period judged. */
  readonly within: readonly [PeriodCode, PeriodCode]
  readonly outliers: readonly JudgedValue[]
  readonly share_not_outlying_pct: number
}

/** Periods with a figure, in place of reports received. */
export interface SeriesCompleteness {
  readonly status: 'ok'
  readonly n: number
  readonly proxy: true
  readonly expected: number
  readonly record_completeness_pct: number
  readonly zero_share: number
  readonly light: Light
}

/** Periods of a year, for figures within the year. */
const IN_YEAR: Readonly<Record<Exclude<PeriodKind, 'year'>, (year: number) => number>> = {
  month: () => 12,
  week: weeksIn,
  quarter: () => 4,
}

/**
 * Outliers of a series up to `period`: for months and weeks those of its year, for years all of them; a series that trends
 * (Mann–Kendall p < .05) is judged by its residuals from the Theil–Sen line, with values and suggestions on the scale of
 * the figures. At least 6 values. Source: methods §2.2.
 */
export function outliersOfSeries(rows: readonly FigureRow[], period: number): SeriesOutliers | Insufficient {
  const own = judgedRows(rows, period)
  const points = pointsOf(own)
  const times = points.map((point) => periodPosition(point.period))
  const values = points.map(({ value }) => value)
  const isTrending = (mannKendall(values)?.p ?? 1) < 0.05
  const line = isTrending ? theilSenLine(times, values) : null
  const expected = times.map((time) => (line === null ? 0 : line.intercept + line.slope * time))
  const residuals = values.map((value, index) => value - (expected[index] ?? 0))
  const found = findOutliers(
    residuals,
    points.map((point) => isoPeriod(point.period)),
  )
  if (found.status !== 'ok') return found
  const outliers = found.outliers.map((outlier) => {
    const level = expected[outlier.index] ?? 0
    const suggested = outlier.suggested === null ? null : outlier.suggested + level
    return { ...outlier, value: outlier.value + level, suggested }
  })
  const [first, last] = [points[0]?.period ?? period, points.at(-1)?.period ?? period]
  return {
    status: 'ok',
    n: found.n,
    basis: line === null ? 'values' : 'residuals',
    within: [first, last],
    outliers,
    share_not_outlying_pct: (100 * (found.n - outliers.length)) / found.n,
  }
}

/**
 * Share of periods with a figure: of the months or weeks from the beginning of the year to `period` (of the whole year when
 * `period` is one), or of the years from the first to it. A stand-in for the completeness of reports, which no publisher
 * gives. Source: methods §2.1.
 */
export function completenessOfSeries(
  rows: readonly FigureRow[],
  period: number,
): SeriesCompleteness | Insufficient {
  const own = judgedRows(rows, period)
  const [first] = own
  if (first === undefined) return insufficient(0, 1)
  const expected = expectedPeriods(first.period, period, own.length)
  const gaps = Array.from({ length: Math.max(0, expected - own.length) }, () => null)
  const records = recordCompleteness([...valuesOf(own), ...gaps])
  if (records === null) return insufficient(0, 1)
  const light = completenessLight(records.record_completeness_pct)
  return { status: 'ok', n: pointsOf(own).length, proxy: true, expected, ...records, light }
}

function expectedPeriods(first: number, period: number, found: number): number {
  const kind = periodKind(first)
  if (kind === 'year') return periodYear(period) - periodYear(first) + 1
  if (periodKind(period) !== 'year') return period % 100
  return Math.max(found, IN_YEAR[kind](periodYear(period)))
}

function judgedRows(rows: readonly FigureRow[], period: number): FigureRow[] {
  return rows.filter((row) => {
    const isUpTo = periodKind(period) === 'year' || row.period <= period
    if (periodKind(row.period) === 'year') return periodYear(row.period) <= periodYear(period)
    return isUpTo && periodYear(row.period) === periodYear(period)
  })
}
