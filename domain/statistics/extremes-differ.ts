import type { Point } from '#domain/observation/point.ts'
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
  const tested = sorted.flatMap((point) => {
    const se = standardError(point)
    return se === null || se === 0 ? [] : [{ point, se }]
  })
  const items = tested.map(({ point }, index) => ({ label: String(index), estimate: point.value }))
  if (tested[0]?.point !== low || tested.at(-1)?.point !== high) return null
  const pairs = distinguishablePairs(
    items,
    tested.map(({ se }) => se),
  )
  const ends = pairs.find(({ a, b }) => a === '0' && b === String(items.length - 1))
  return ends?.distinguishable === true && ends.p_holm < alpha
}
