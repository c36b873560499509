import { findOutliers } from '#domain/data-quality/outliers.ts'
import { mannKendall } from '#domain/statistics/trend/mann-kendall.ts'
import { theilSenLine } from '#domain/statistics/trend/theil-sen.ts'
import type { AnnualFigures } from './annual-figures.ts'

/** How many of a source's values are extreme outliers, out of those in series long enough to judge. */
export interface ExtremeOutliers {
  readonly extreme: number
  readonly judged: number
}

/**
 * Extreme outliers (|z| ≥ 3, or more than 5 scaled median absolute deviations) in the series of each place with at least 6
 * years. A series with a trend (Mann–Kendall p < .05) is judged by its residuals from the Theil–Sen line. Source: methods §2.2.
 */
export function extremeOutliers({ byPlace }: AnnualFigures): ExtremeOutliers {
  let extreme = 0
  let judged = 0
  for (const years of byPlace.values()) {
    const series = [...years.values()].sort((a, b) => a.year - b.year)
    const found = findOutliers(
      withoutTrend(
        series.map(({ year }) => year),
        series.map(({ value }) => value),
      ),
    )
    if (found.status !== 'ok') continue
    judged += found.n
    extreme += found.points.filter((point) => point.class === 'extreme' || point.mad_extreme).length
  }
  return { extreme, judged }
}

function withoutTrend(years: readonly number[], values: readonly number[]): readonly number[] {
  const line = (mannKendall(values)?.p ?? 1) < 0.05 ? theilSenLine(years, values) : null
  if (!line) return values
  return values.map((value, index) => value - line.intercept - line.slope * (years[index] ?? 0))
}
