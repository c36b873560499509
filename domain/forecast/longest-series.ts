import type { Point } from '#domain/observation/point.ts'

/** The source that is preferred when it has figures, else the one with most observed figures; null without any. */
export function longestSeries(points: readonly Point[], preferred: number | null): number | null {
  const observed = points.filter((point) => !point.flags.includes('projection'))
  const counts = Map.groupBy(observed, (point) => point.source)
  if (preferred !== null && counts.has(preferred)) return preferred
  const sorted = [...counts].toSorted(([a, x], [b, y]) => y.length - x.length || a - b)
  return sorted[0]?.[0] ?? null
}
