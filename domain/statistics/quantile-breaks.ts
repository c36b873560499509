import { quantile } from './quantile.ts'

/**
 * Breaks of `k` classes with about as many values in each, ascending, at quantiles of type 7. A value so frequent that several
 * quantiles fall on it stands in a class of its own, and the values below and above it share the others by how many they are. The last
 * break is there twice where the greatest value stands alone. Source: methods §9.
 */
export function quantileBreaks(sorted: readonly number[], k: number): number[] {
  const [first = 0] = sorted
  const classes = Math.min(k, new Set(sorted).size)
  if (classes < 2) return [first, sorted.at(-1) ?? first]
  const breaks = Array.from({ length: classes + 1 }, (_, step) => quantile(sorted, step / classes) ?? first)
  const frequent = mostRepeated(breaks)
  if (frequent === null) return breaks
  const below = sorted.filter((value) => value < frequent)
  const above = sorted.filter((value) => value > frequent)
  const [forBelow, forAbove] = shared(classes - 1, below, above)
  return [
    ...(below.length > 0 ? quantileBreaks(below, forBelow).slice(0, -1) : []),
    frequent,
    ...(above.length > 0 ? quantileBreaks(above, forAbove) : [frequent]),
  ]
}

/** The break that is there most often, more than once; null where all differ. */
function mostRepeated(breaks: readonly number[]): number | null {
  const groups = [...Map.groupBy(breaks, (value) => value)].filter(([, same]) => same.length > 1)
  const [most] = groups.toSorted(([, a], [, b]) => b.length - a.length)
  return most?.[0] ?? null
}

/** Classes for the values below and above, in proportion to how many they are, one at least for each that has any. */
function shared(
  classes: number,
  below: readonly number[],
  above: readonly number[],
): readonly [number, number] {
  if (below.length === 0) return [0, Math.max(classes, 1)]
  if (above.length === 0) return [Math.max(classes, 1), 0]
  const part = Math.round((classes * below.length) / (below.length + above.length))
  const forBelow = Math.min(Math.max(part, 1), Math.max(classes - 1, 1))
  return [forBelow, Math.max(classes - forBelow, 1)]
}
