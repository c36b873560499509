import { centralSum, mean } from '#domain/statistics/moments.ts'
import { studentQuantile, studentTwoSided } from '#domain/statistics/special/student.ts'

/** A straight line, in the unit of y and in y per unit of x. */
export interface Line {
  readonly slope: number
  readonly intercept: number
}

/** Least squares: `se`, `p`, `ci95` and `r2` belong to the slope; null below 3 pairs. */
export interface OlsLine extends Line {
  readonly se: number | null
  readonly p: number | null
  readonly ci95: readonly [number, number] | null
  readonly r2: number | null
}

/**
 * Least-squares line of y on x, with t test of the slope on n − 2 degrees of freedom. 2 pairs give the line alone;
 * null below 2 or when all x are equal. Constant y gives slope 0, p 1, no R². Source: methods §3.
 */
export function olsLine(x: readonly number[], y: readonly number[]): OlsLine | null {
  const n = x.length
  const xx = n < 2 ? 0 : centralSum(x, 2)
  if (xx === 0) return null
  const [centreX, centreY] = [mean(x), mean(y)]
  const total = centralSum(y, 2)
  if (total === 0) return constantLine(centreY, n)
  const xy = x.reduce((sum, value, index) => sum + (value - centreX) * ((y[index] ?? 0) - centreY), 0)
  const slope = xy / xx
  const line = { slope, intercept: centreY - slope * centreX }
  if (n < 3) return { ...line, se: null, p: null, ci95: null, r2: null }
  // Residuals are summed themselves: taking the explained part from the total would lose digits on a close fit.
  const within = x.reduce((sum, value, index) => {
    return sum + ((y[index] ?? 0) - centreY - slope * (value - centreX)) ** 2
  }, 0)
  const se = Math.sqrt(within / (n - 2) / xx)
  const half = studentQuantile(0.975, n - 2) * se
  return {
    ...line,
    se,
    p: slopeTest(slope, se, n - 2),
    ci95: [slope - half, slope + half],
    r2: Math.max(0, 1 - within / total),
  }
}

/** A line without residuals is certain: p 0. */
function slopeTest(slope: number, se: number, df: number): number {
  if (slope === 0) return 1
  const t = slope / se
  return Number.isFinite(t) ? studentTwoSided(t, df) : 0
}

function constantLine(level: number, n: number): OlsLine {
  const line = { slope: 0, intercept: level, r2: null }
  return n < 3 ? { ...line, se: null, p: null, ci95: null } : { ...line, se: 0, p: 1, ci95: [0, 0] }
}
