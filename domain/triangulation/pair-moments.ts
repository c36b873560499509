import { mean } from '#domain/statistics/moments.ts'

/** Moments of pairs, divided by n (not n − 1), in the units of the values. */
export interface PairMoments {
  readonly meanA: number
  readonly meanB: number
  readonly varianceA: number
  readonly varianceB: number
  readonly covariance: number
}

/** Means, variances and covariance of two lists of equal length, at least one pair, divided by n. */
export function pairMoments(a: readonly number[], b: readonly number[]): PairMoments {
  const [meanA, meanB] = [mean(a), mean(b)]
  const products = (of: (x: number, y: number) => number) =>
    mean(a.map((x, index) => of(x - meanA, (b[index] ?? 0) - meanB)))
  return {
    meanA,
    meanB,
    // Equal values vary by nothing, whatever the rounding of their mean.
    varianceA: isConstant(a) ? 0 : products((x) => x * x),
    varianceB: isConstant(b) ? 0 : products((_, y) => y * y),
    covariance: isConstant(a) || isConstant(b) ? 0 : products((x, y) => x * y),
  }
}

/**
 * Lin's concordance correlation 2s_ab / (s_a² + s_b² + (ā − b̄)²) with moments divided by n, −1 to 1. When neither side
 * varies 1 for equal means, else 0; when one side does not vary 0. Source: methods §1.7; Lin 1989.
 */
export function concordance(moments: PairMoments): number {
  const { meanA, meanB, varianceA, varianceB, covariance } = moments
  if (varianceA === 0 && varianceB === 0) return meanA === meanB ? 1 : 0
  if (varianceA === 0 || varianceB === 0) return 0
  return (2 * covariance) / (varianceA + varianceB + (meanA - meanB) ** 2)
}

function isConstant(values: readonly number[]): boolean {
  return values.every((value) => value === values[0])
}
