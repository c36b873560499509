import { centralSum, mean } from '#domain/statistics/moments.ts'
import { studentQuantile } from '#domain/statistics/special/student.ts'
import type { Line } from '#domain/statistics/trend/ols.ts'

/**
 * Half the width of the 95% band of a least-squares line at any x: t·s·√(1/n + (x − x̄)²/Sxx) with n − 2 degrees of freedom,
 * in the unit of y. It is where the line lies, not where single points lie. Null below 3 pairs or when all x are equal.
 */
export function meanBand(
  x: readonly number[],
  y: readonly number[],
  line: Line,
): ((at: number) => number) | null {
  const n = x.length
  const spread = n < 3 ? 0 : centralSum(x, 2)
  if (spread === 0) return null
  const squares = x.reduce(
    (sum, value, index) => sum + ((y[index] ?? 0) - line.intercept - line.slope * value) ** 2,
    0,
  )
  const t = studentQuantile(0.975, n - 2)
  const [s, centre] = [Math.sqrt(squares / (n - 2)), mean(x)]
  return (at) => t * s * Math.sqrt(1 / n + (at - centre) ** 2 / spread)
}
