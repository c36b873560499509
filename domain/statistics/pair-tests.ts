import { testDifference } from './comparison.ts'
import { holm } from './correlation/adjusted-p.ts'
import { Z_975 } from './special/normal.ts'

/** One pair of a ranking: whether the two can be told apart when all pairs are looked at. */
export interface PairTest {
  readonly a: string
  readonly b: string
  readonly z: number
  readonly p: number
  /** p after Holm's correction over all pairs. */
  readonly p_holm: number
  readonly distinguishable: boolean
}

/**
 * Tests every pair of independent estimates with z = (b − a) / √(se_a² + se_b²) and Holm's correction over all pairs, so
 * that with equal true values a false "higher" or "lower" is said in at most 5% of tables. `errors` are the standard
 * errors in the order of `items`; a pair without any error differs when its values do. Source: methods §7.3; Holm 1979.
 */
export function distinguishablePairs(
  items: readonly { readonly label: string; readonly estimate: number }[],
  errors: readonly number[],
): PairTest[] {
  const pairs = items.flatMap((a, first) =>
    items.slice(first + 1).map((b, offset) => {
      const se = Math.hypot(errors[first] ?? 0, errors[first + 1 + offset] ?? 0)
      const difference = b.estimate - a.estimate
      return { a: a.label, b: b.label, ...(se > 0 ? testDifference(difference, se) : exact(difference)) }
    }),
  )
  const adjusted = holm(pairs.map(({ p }) => p))
  return pairs.map((pair, index) => {
    const corrected = adjusted[index] ?? 1
    return { ...pair, p_holm: corrected, distinguishable: corrected < 0.05 && Math.abs(pair.z) > Z_975 }
  })
}

/** Values without any error: equal or certainly different. */
function exact(difference: number): { z: number; p: number } {
  return difference === 0 ? { z: 0, p: 1 } : { z: Math.sign(difference) * Number.MAX_VALUE, p: 0 }
}
