import { firstSettled, settledBy } from '#domain/observation/settled.ts'
import type { Point } from '#domain/observation/point.ts'
import { PERIOD_KINDS, type PeriodKind, periodKind } from '#domain/period/period.ts'

type Dated = Pick<Point, 'period' | 'source' | 'flags'>

/** How long the periods of some figures are, the longest first. */
export function lengthsOf(points: readonly Pick<Point, 'period'>[]): PeriodKind[] {
  const held = new Set(points.map(({ period }) => periodKind(period)))
  return PERIOD_KINDS.filter((kind) => held.has(kind))
}

/**
 * The length of the periods that one figure shows: the one asked for where there are such figures, else that of the newest of
 * the chosen source, else the longest. A count of a month and one of a year have no axis in common, and the share of a month
 * rises and falls with its season.
 */
export function shownLength(
  points: readonly Dated[],
  asked: PeriodKind | undefined,
  chosen: number | undefined,
): PeriodKind {
  const lengths = lengthsOf(points)
  if (asked && lengths.includes(asked)) return asked
  const own = points.filter(({ source }) => source === chosen)
  const newest = firstSettled(own.toReversed(), ({ flags }) => settledBy(flags))
  return newest ? periodKind(newest.period) : (lengths[0] ?? 'year')
}
