import type { Point } from '#domain/observation/point.ts'
import { testDifference } from './comparison.ts'
import { standardError } from './difference.ts'
import { distinguishablePairs } from './pair-tests.ts'

/**
 * Whether the highest and the lowest of some figures can be told apart when all pairs are looked at, so that with equal true
 * values a false "highest" or "lowest" is said in at most a share `alpha` of cases. Figures without an interval cannot be
 * tested and are left out of the pairs; null when the highest or the lowest is one of them, or when there are fewer than two
 * figures. Source: methods §7.3; Holm 1979.
 */
export function extremesDiffer(points: readonly Point[], alpha = 0.05): boolean | null {
  const sorted = points.toSorted((a, b) => a.value - b.value)
  const [low, high] = [sorted[0], sorted.at(-1)]
  if (!low || !high || low === high) return null
  const tested = sorted.flatMap((point): readonly Tested[] => {
    const se = standardError(point)
    return se === null || se === 0 ? [] : [{ point, se }]
  })
  const [first, last] = [tested[0], tested.at(-1)]
  if (first?.point !== low || last?.point !== high) return null
  const { p } = testDifference(high.value - low.value, Math.hypot(first.se, last.se))
  // Holm's p lies between that of the pair alone and that times all pairs: most answers need none of the others.
  const [level, pairs] = [Math.min(alpha, LEVEL), (tested.length * (tested.length - 1)) / 2]
  if (p >= level) return false
  return p * pairs < level || differAmongAll(tested, alpha)
}

/** At which two figures are told apart. */
const LEVEL = 0.05

interface Tested {
  readonly point: Point
  readonly se: number
}

/** Whether the first and the last can be told apart, with Holm's correction over all pairs. */
function differAmongAll(tested: readonly Tested[], alpha: number): boolean {
  const items = tested.map(({ point }, index) => ({ label: String(index), estimate: point.value }))
  const errors = tested.map(({ se }) => se)
  const last = String(items.length - 1)
  const ends = distinguishablePairs(items, errors).find(({ a, b }) => a === '0' && b === last)
  return ends?.distinguishable === true && ends.p_holm < alpha
}
