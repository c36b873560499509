import type { Point } from '#domain/observation/point.ts'
import { standardError } from '#domain/statistics/point-estimate.ts'
import { toldApart } from '#domain/statistics/told-apart.ts'

/** The highest or the lowest of some figures. */
export interface End {
  readonly point: Point
  /** How many others cannot be told apart from it when all pairs are looked at; null where it has no interval. */
  readonly rivals: number | null
  /** How many others have no interval, so that they were not tested. */
  readonly untested: number
}

/**
 * The highest and the lowest figure of one source and period, each with how many others it cannot be told apart from at the
 * 95% level, Holm's correction over all pairs. Null for fewer than two figures. Source: methods §7.3.
 */
export function endsOf(points: readonly Point[]): { readonly highest: End; readonly lowest: End } | null {
  const sorted = points.toSorted((a, b) => a.value - b.value)
  const [low, high] = [sorted[0], sorted.at(-1)]
  if (!low || !high || low === high) return null
  const tested = sorted.filter((point) => (standardError(point) ?? 0) > 0)
  const isApart = toldApart(sorted)
  const end = (point: Point): End => {
    const isTested = tested.includes(point)
    const rivals = tested.filter((other) => other !== point && isApart(point, other) === false)
    return {
      point,
      rivals: isTested ? rivals.length : null,
      untested: points.length - tested.length - Number(!isTested),
    }
  }
  return { highest: end(high), lowest: end(low) }
}
