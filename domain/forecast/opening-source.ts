import { filled } from '#domain/choice/slot.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import { FEWEST } from './model-names.ts'
import { reachOf } from './reach.ts'
import { isSmooth } from './smooth-series.ts'

/** What speaks for one source before others. */
interface OpeningWish {
  readonly preferred: number | null
  /** The source of the figure to quote; null where none is. */
  readonly quoted: number | null
  /** Whether the newest figure of a series lies near the figure to quote. */
  readonly isNear: (newest: Point) => boolean
}

/**
 * The source whose series a forecast opens with: one that leads to the present year or beyond, and has enough figures, before
 * others, then one that is quoted or near what is, then one for which an interval can be given; of several the quoted one, the preferred
 * one, else the one with most figures. Null without any observed figure.
 */
export function openingSource(
  points: readonly Point[],
  { preferred, quoted, isNear }: OpeningWish,
  currentYear: number,
): number | null {
  const observed = points.filter(
    ({ flags }) => !flags.includes('projection') && !flags.includes('partial_period'),
  )
  const series = Map.groupBy(observed, (point) => point.source)
  const ownOf = (source: number) => series.get(source) ?? []
  return filled({
    asked: [],
    among: [...series.keys()].toSorted((a, b) => a - b),
    prefers: [
      (source) =>
        Number(
          ownOf(source).length >= FEWEST.combination && endOf(ownOf(source), currentYear) >= currentYear,
        ),
      (source) => Number(isNearBy(ownOf(source), isNear)),
      (source) => Number(mayHaveInterval(ownOf(source))),
      (source) => Number(source === quoted),
      (source) => Number(source === preferred),
      (source) => ownOf(source).length,
    ],
  })
}

function isNearBy(own: readonly Point[], isNear: OpeningWish['isNear']): boolean {
  const [newest] = own.toSorted((a, b) => b.period - a.period)
  return newest !== undefined && isNear(newest)
}

/** Whether a forecast of these can have an interval: their publisher gives one, or they run along no curve. */
function mayHaveInterval(own: readonly Point[]): boolean {
  const years = own
    .filter(({ period }) => periodKind(period) === 'year')
    .toSorted((a, b) => a.period - b.period)
  const last = years.at(-1)
  if (!last || (last.lower !== null && last.upper !== null)) return true
  const [values, at] = [years.map(({ value }) => value), years.map(({ period }) => periodYear(period))]
  return !isSmooth(values, at)
}

/** The year that the forecast of these would lead to, if nobody says how far. */
function endOf(own: readonly Point[], currentYear: number): number {
  const last = own.reduce((latest, { period }) => Math.max(latest, period), 0)
  if (periodKind(last) !== 'year') return periodYear(last) + 1
  return periodYear(reachOf({ n: own.length, last, frequency: 1 }, null, currentYear).until)
}
