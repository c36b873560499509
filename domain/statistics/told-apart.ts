import type { Point } from '#domain/observation/point.ts'
import { standardError } from './point-estimate.ts'
import { normalQuantile, normalTwoSided } from './special/normal.ts'

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
  const limit = holmLimit(squaresOf([...tested]), alpha)
  return (a, b) => {
    const [seA, seB] = [tested.get(a), tested.get(b)]
    if (seA === undefined || seB === undefined) return null
    return squareOf(b.value - a.value, seA, seB) > limit
  }
}

/** z², which orders pairs as their p do and costs less. */
function squareOf(difference: number, seA: number, seB: number): number {
  return (difference * difference) / (seA * seA + seB * seB)
}

function squaresOf(tested: readonly (readonly [Point, number])[]): Float64Array {
  const found = new Float64Array((tested.length * (tested.length - 1)) / 2)
  let at = 0
  for (const [index, [a, seA]] of tested.entries()) {
    for (let other = index + 1; other < tested.length; other++) {
      const [b, seB] = tested[other] ?? [a, seA]
      found[at++] = squareOf(b.value - a.value, seA, seB)
    }
  }
  return found
}

/** Pairs that are looked at together: of all LGAs there are 300,000, and most are far beyond any limit. */
const BLOCK = 1024

/**
 * Holm's rejections as one limit of z²: pairs are looked at from the most telling on, each p against alpha over the number of those not yet
 * looked at; the first that fails it, and all from there on, tell nothing apart. A block whose last pair passes what is asked of its
 * first passes as a whole.
 */
function holmLimit(squares: Float64Array, alpha: number): number {
  const falling = squares.toSorted().reverse()
  const { length } = falling
  for (let start = 0; start < length; start += BLOCK) {
    const end = Math.min(start + BLOCK, length)
    const asked = normalQuantile(1 - alpha / (2 * (length - start)))
    if ((falling[end - 1] ?? 0) > asked * asked * SURE) continue
    for (let index = start; index < end; index++) {
      const square = falling[index] ?? 0
      if (normalTwoSided(Math.sqrt(square)) * (length - index) >= alpha) return square
    }
  }
  return -1
}

/** Beyond the rounding of a quantile. */
const SURE = 1 + 1e-6
