import type { Slope } from '#domain/indicator/indicator.ts'
import { finiteOrNull } from '#domain/number/present.ts'

/** One place with its value, in the unit of the indicator. */
export interface LabelledValue {
  readonly label: string
  readonly value: number
}

/** The best and the worst place: `gap` in the unit of the values, `ratio` of the larger to the smaller. */
export interface Extremes {
  readonly best: LabelledValue
  readonly worst: LabelledValue
  readonly gap: number
  /** Null unless both are above 0. */
  readonly ratio: number | null
}

/**
 * Best and worst place by slope direction; among equal values the first. Null below 2 places or when it is not known
 * which side is the good one. Source: methods §3.
 */
export function extremesOf(places: readonly LabelledValue[], slope: Slope): Extremes | null {
  if (slope === null || places.length < 2) return null
  const ascending = places.toSorted((a, b) => a.value - b.value)
  const [lowest] = ascending
  const highest = places.find(({ value }) => value === ascending.at(-1)?.value)
  if (!lowest || !highest) return null
  const [best, worst] = slope === 'Positive' ? [highest, lowest] : [lowest, highest]
  const ratio = lowest.value > 0 ? finiteOrNull(highest.value / lowest.value) : null
  return { best, worst, gap: highest.value - lowest.value, ratio }
}
