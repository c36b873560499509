import { incompleteBeta } from './beta.ts'
import { normalQuantile } from './normal.ts'

/** Distribution function of Student's t with `df` > 0 degrees of freedom, 0 to 1. Source: DLMF 8.17; methods §0. */
export function studentCdf(t: number, df: number): number {
  const tail = studentTwoSided(t, df) / 2
  return t <= 0 ? tail : 1 - tail
}

/** Two-sided p of a t statistic: I_x(df/2, 1/2) at x = df / (df + t²). Keeps its digits when it is tiny. */
export function studentTwoSided(t: number, df: number): number {
  return incompleteBeta(df / 2, 0.5, df / (df + t * t))
}

/** Steps that halve any bracket of doubles to nothing. */
const MOST_STEPS = 2000

/**
 * Quantile of Student's t: the inverse of {@link studentCdf} for p strictly between 0 and 1, `df` > 0. Throws otherwise.
 *
 * Bisection on the upper half between brackets grown from the normal quantile, which a t quantile is never below; no
 * tables (methods §0). Relative error about 1e-14.
 */
export function studentQuantile(p: number, df: number): number {
  if (!(p > 0 && p < 1 && df > 0)) throw new RangeError('studentQuantile takes 0 < p < 1 and df > 0.')
  if (p === 0.5) return 0
  const tail = Math.min(p, 1 - p)
  let low = Math.max(0, -normalQuantile(tail) * (1 - 1e-9))
  let high = Math.max(1, 2 * low)
  while (studentCdf(-high, df) > tail && high < 1e150) high *= 2
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const middle = (low + high) / 2
    if (middle <= low || middle >= high) break
    if (studentCdf(-middle, df) > tail) low = middle
    else high = middle
  }
  const size = (low + high) / 2
  return p < 0.5 ? -size : size
}
