import type { Point } from '#domain/observation/point.ts'
import { testDifference } from './comparison.ts'
import { standardError } from './point-estimate.ts'

/** Whether two figures of a set can be told apart; null where one of them has no interval that could be tested. */
export type ToldApart = (a: Point, b: Point) => boolean | null

/**
 * Which figures of a set can be told apart when all pairs of them are looked at: z = (b − a) / √(se_a² + se_b²), with Holm's
 * correction over all pairs, so that with equal true values a false difference is said in at most a share `alpha` of sets. A figure
 * without an interval is in no pair. Source: methods §7.3; Holm 1979.
 */
export function toldApart(points: readonly Point[], alpha = 0.05): ToldApart {
  const tested = new Map(
    points.flatMap((point): [Point, number][] => {
      const se = standardError(point)
      return se === null || se === 0 ? [] : [[point, se]]
    }),
  )
  const limit = holmLimit(pairTests([...tested]), alpha)
  return (a, b) => {
    const [seA, seB] = [tested.get(a), tested.get(b)]
    if (seA === undefined || seB === undefined) return null
    return pOf(b.value - a.value, seA, seB) < limit
  }
}

function pOf(difference: number, seA: number, seB: number): number {
  return testDifference(difference, Math.hypot(seA, seB)).p
}

function pairTests(tested: readonly (readonly [Point, number])[]): Float64Array {
  const found = new Float64Array((tested.length * (tested.length - 1)) / 2)
  let at = 0
  for (const [index, [a, seA]] of tested.entries()) {
    for (let other = index + 1; other < tested.length; other++) {
      const [b, seB] = tested[other] ?? [a, seA]
      found[at++] = pOf(b.value - a.value, seA, seB)
    }
  }
  return found
}

/**
 * Holm's rejections as one limit: the p values are looked at from the smallest on, each against alpha over the number of those not
 * yet looked at; the first that fails it, and all from there on, tell nothing apart.
 */
function holmLimit(all: Float64Array, alpha: number): number {
  const sorted = all.toSorted()
  const failed = sorted.findIndex((p, index) => p * (sorted.length - index) >= alpha)
  return sorted[failed] ?? Number.POSITIVE_INFINITY
}
