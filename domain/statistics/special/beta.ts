import { continuedFraction } from './continued-fraction.ts'
import { lnGamma } from './gamma.ts'

/**
 * Regularised incomplete beta I_x(a, b) for a, b > 0 and x in 0 to 1. Continued fraction of DLMF 8.17.22 on the side
 * where it converges fast; I_x(a, b) = 1 − I_{1−x}(b, a) on the other. Source: methods §0.
 */
export function incompleteBeta(a: number, b: number, x: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  const logFront = lnGamma(a + b) - lnGamma(a) - lnGamma(b) + a * Math.log(x) + b * Math.log1p(-x)
  if (x < (a + 1) / (a + b + 2)) return (Math.exp(logFront) * fraction(a, b, x)) / a
  return 1 - (Math.exp(logFront) * fraction(b, a, 1 - x)) / b
}

function fraction(a: number, b: number, x: number): number {
  return continuedFraction((k) => [k === 1 ? 1 : numerator(a, b, x, k - 1), 1])
}

/** d(2m) and d(2m + 1) of DLMF 8.17.23 and 8.17.24. */
function numerator(a: number, b: number, x: number, index: number): number {
  const m = Math.floor(index / 2)
  if (index % 2 === 0) return (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
  return (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
}
