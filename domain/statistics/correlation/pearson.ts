import { centralSum, mean } from '#domain/statistics/moments.ts'
import { Z_975 } from '#domain/statistics/special/normal.ts'
import { studentTwoSided } from '#domain/statistics/special/student.ts'

/** A correlation coefficient with its test: `p` two-sided, `ci95` by Fisher's z; both null below 4 pairs. */
export interface Coefficient {
  readonly value: number
  readonly p: number | null
  readonly ci95: readonly [number, number] | null
}

/** Nearer to 1 than this a coefficient differs from 1 only by the rounding of its sums. */
const ROUNDING = 1e-14

/** Pearson's r of complete pairs, −1 to 1, or null when one side has no spread. Source: methods §4. */
export function pearsonR(x: readonly number[], y: readonly number[]): number | null {
  if (x.length < 2) return null
  const [xx, yy] = [centralSum(x, 2), centralSum(y, 2)]
  if (xx === 0 || yy === 0) return null
  const [centreX, centreY] = [mean(x), mean(y)]
  const xy = x.reduce((sum, value, index) => sum + (value - centreX) * ((y[index] ?? 0) - centreY), 0)
  const r = xy / Math.sqrt(xx) / Math.sqrt(yy)
  return 1 - Math.abs(r) < ROUNDING ? Math.sign(r) : r
}

/**
 * Pearson's r with t = r√((n−2)/(1−r²)) on n − 2 degrees of freedom and Fisher's z interval with se 1/√(n−3).
 * |r| = 1 gives p 0 and the interval [r, r]. Null without spread. Source: methods §4.
 */
export function pearson(x: readonly number[], y: readonly number[]): Coefficient | null {
  return withTest(pearsonR(x, y), x.length, () => 1)
}

/** Spearman's ρ from mid-ranks: the t test of Pearson, and the interval with se √((1 + ρ²/2)/(n−3)). */
export function spearmanOfRanks(x: readonly number[], y: readonly number[]): Coefficient | null {
  return withTest(pearsonR(x, y), x.length, (rho) => 1 + rho ** 2 / 2)
}

/** `inflation` is the factor on Fisher's variance 1/(n−3); for ranks 1 + ρ²/2 (Bonett and Wright 2000). */
function withTest(r: number | null, n: number, inflation: (r: number) => number): Coefficient | null {
  if (r === null) return null
  if (n < 4) return { value: r, p: null, ci95: null }
  if (Math.abs(r) === 1) return { value: r, p: 0, ci95: [r, r] }
  const t = r * Math.sqrt((n - 2) / (1 - r * r))
  const half = Z_975 * Math.sqrt(inflation(r) / (n - 3))
  const centre = Math.atanh(r)
  return {
    value: r,
    p: studentTwoSided(t, n - 2),
    ci95: [Math.tanh(centre - half), Math.tanh(centre + half)],
  }
}
