import { filled } from '#domain/choice/slot.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import { FEWEST } from './model-names.ts'
import { reachOf } from './reach.ts'

/**
 * The source whose series a forecast opens with: one that leads to the present year or beyond, and has enough figures, before
 * others; of several the preferred one, else the one with most figures. Null without any observed figure.
 */
export function openingSource(
  points: readonly Point[],
  preferred: number | null,
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
      (source) => Number(source === preferred),
      (source) => ownOf(source).length,
    ],
  })
}

/** The year that the forecast of these would lead to, if nobody says how far. */
function endOf(own: readonly Point[], currentYear: number): number {
  const last = own.reduce((latest, { period }) => Math.max(latest, period), 0)
  if (periodKind(last) !== 'year') return periodYear(last) + 1
  return periodYear(reachOf({ n: own.length, last, frequency: 1 }, null, currentYear).until)
}
