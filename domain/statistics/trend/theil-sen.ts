import { median } from '#domain/statistics/median.ts'
import { quantile } from '#domain/statistics/quantile.ts'
import { Z_975 } from '#domain/statistics/special/normal.ts'
import { mannKendall } from './mann-kendall.ts'
import type { Line } from './ols.ts'

/** x nearer together than this are equal; a division by less would leave the range of a float. */
const SAME_TIME = 1e-100

/** Theil–Sen: the median slope, with Sen's 95% interval of it. */
export interface TheilSenLine extends Line {
  readonly ci95: readonly [number, number]
}

/**
 * Median of all (y_j − y_i)/(x_j − x_i) with x_j ≠ x_i, and the line through the medians. The interval takes the slopes
 * at ranks round((N ∓ C)/2), C = z·√varS of Mann–Kendall, clamped to the list. `x` ascending; null below 4 pairs or
 * when all x are equal. Time and space n²/2: meant for up to 2,000 pairs. Source: Theil 1950, Sen 1968; methods §3.
 */
export function theilSenLine(x: readonly number[], y: readonly number[]): TheilSenLine | null {
  if (x.length < 4) return null
  const slopes = pairSlopes(x, y)
  const slope = quantile(slopes, 0.5)
  if (slope === null) return null
  const spread = Z_975 * Math.sqrt(mannKendall(y)?.varS ?? 0)
  const count = slopes.length
  const at = (rank: number) => slopes[Math.min(Math.max(rank, 0), count - 1)] ?? slope
  const lower = at(Math.round((count - spread) / 2) - 1)
  const upper = at(Math.round((count + spread) / 2))
  return { slope, intercept: median(y) - slope * median(x), ci95: [lower, upper] }
}

function pairSlopes(x: readonly number[], y: readonly number[]): Float64Array {
  const n = x.length
  const slopes = new Float64Array((n * (n - 1)) / 2)
  let count = 0
  for (let i = 0; i < n; i += 1) {
    const [xi, yi] = [x[i] ?? 0, y[i] ?? 0]
    for (let j = i + 1; j < n; j += 1) {
      const step = (x[j] ?? 0) - xi
      if (Math.abs(step) < SAME_TIME) continue
      slopes[count] = ((y[j] ?? 0) - yi) / step
      count += 1
    }
  }
  return slopes.subarray(0, count).sort()
}
