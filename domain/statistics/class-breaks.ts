import { naturalBreaks } from './natural-breaks.ts'
import { pretty } from './pretty.ts'
import { quantileBreaks } from './quantile-breaks.ts'

export const CLASS_METHODS = ['jenks', 'quantile', 'equal', 'pretty'] as const

/** How values are put into the classes of a map. */
export type ClassMethod = (typeof CLASS_METHODS)[number]

/** One class of a map: from `lower` up to `upper`, in the unit of the values, with the count of values in it. */
export interface ValueClass {
  readonly lower: number
  readonly upper: number
  readonly count: number
}

export interface Classes {
  readonly method: ClassMethod
  readonly classes: readonly ValueClass[]
  /** Goodness of variance fit, 0 to 1: share of the squares that the classes explain; 1 when all values are equal. */
  readonly fit: number
  /** Classes of whole counts: each ends with the count below the next one's first. Absent: of numbers of any kind. */
  readonly isWhole?: boolean
}

/** More classes than this cannot be told apart on a map. */
const MOST_CLASSES = 7

/**
 * Classes of values. `values` has no gaps, in any order; `count` is 3 to 7 and becomes the count of distinct values
 * when there are fewer. Classes hold their lower bound and not their upper one, the last holds both; Jenks classes
 * are groups and hold both. No values give no classes, equal ones a single class. Source: methods §9.
 */
export function classBreaks(values: readonly number[], method: ClassMethod, count = 5): Classes {
  const sorted = values.toSorted((a, b) => a - b)
  const first = sorted[0]
  const last = sorted.at(-1)
  if (first === undefined || last === undefined) return { method, classes: [], fit: 1 }
  const k = Math.min(count, new Set(sorted).size)
  if (k === 1) return withCounts(method, [[first, first]], sorted)
  const bounds =
    method === 'jenks' ? jenksBounds(sorted, k) : intervals(breakpoints(sorted, first, last, method, k))
  return withCounts(method, bounds, sorted)
}

function withCounts(
  method: ClassMethod,
  bounds: readonly (readonly [number, number])[],
  sorted: readonly number[],
): Classes {
  const groups: number[][] = bounds.map(() => [])
  const empty = bounds.map(([lower, upper]) => ({ lower, upper, count: 0 }))
  for (const value of sorted) groups[classIndex({ method, classes: empty }, value)]?.push(value)
  const classes = empty.map((entry, index) => ({ ...entry, count: groups[index]?.length ?? 0 }))
  const total = squares(sorted)
  const within = groups.reduce((sum, group) => sum + squares(group), 0)
  return { method, classes, fit: total === 0 ? 1 : 1 - within / total }
}

/** Index of the class that a value belongs to; values outside all classes go to the nearest. */
export function classIndex({ method, classes }: Pick<Classes, 'method' | 'classes'>, value: number): number {
  const last = classes.length - 1
  const found = classes.findIndex(({ upper }) => (method === 'jenks' ? value <= upper : value < upper))
  return found < 0 ? last : found
}

function breakpoints(
  sorted: readonly number[],
  first: number,
  last: number,
  method: Exclude<ClassMethod, 'jenks'>,
  k: number,
): number[] {
  if (method === 'pretty') return roundBreaks(first, last, k)
  if (method === 'quantile') return quantileBreaks(sorted, k)
  const steps = Array.from({ length: k + 1 }, (_, step) => first + ((last - first) * step) / k)
  return [...new Set(steps)]
}

function roundBreaks(first: number, last: number, k: number): number[] {
  const breaks = pretty(first, last, Math.max(k, 3))
  const few = breaks.length - 1 > MOST_CLASSES ? pretty(first, last, 3) : breaks
  // Where no value is below zero, neither is a class.
  return first < 0 ? few : few.filter((limit) => limit >= 0)
}

function intervals(breaks: readonly number[]): [number, number][] {
  return breaks.slice(1).map((upper, index) => [breaks[index] ?? upper, upper])
}

function jenksBounds(sorted: readonly number[], k: number): [number, number][] {
  return naturalBreaks(sorted, k).map((group) => [group[0] ?? 0, group.at(-1) ?? 0])
}

function squares(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
}
