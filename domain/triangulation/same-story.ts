import { midRanks } from '#domain/statistics/correlation/ties.ts'
import { pearsonR } from '#domain/statistics/correlation/pearson.ts'

/**
 * Share of all pairs i < j in which two series move the same way, sign(a_j − a_i) = sign(b_j − b_i), 0 to 1; both staying
 * equal counts as the same way. 1 below two values. Source: methods §1.4, trend agreement.
 */
export function directionAgreement(a: readonly number[], b: readonly number[]): number {
  let same = 0
  let pairs = 0
  for (const [first, value] of a.entries()) {
    for (let second = first + 1; second < a.length; second++) {
      const signA = Math.sign((a[second] ?? 0) - value)
      const signB = Math.sign((b[second] ?? 0) - (b[first] ?? 0))
      if (signA === signB) same += 1
      pairs += 1
    }
  }
  return pairs === 0 ? 1 : same / pairs
}

/** Spearman's ρ: Pearson's r of mid-ranks; null when one side does not vary. Source: methods §4. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number | null {
  return pearsonR(midRanks(a), midRanks(b))
}
