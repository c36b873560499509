import type { Indicator } from '#domain/indicator/indicator.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { interval } from '#domain/observation/point.ts'
import { isProjected, isWhole } from '#domain/observation/settled.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { PlaceQuestion } from './question.ts'

/** Years that the figure with an interval may be older than the one to quote: beyond it they are of different times. */
const NEAR = 3

interface ToQuote {
  readonly indicator: Indicator
  readonly stated: StatedFigure | null
}

/** The last survey figure with an interval beside one to quote that has none; null where that has its own, or nobody has one. */
export function lastBounded(
  { indicator, stated }: ToQuote,
  { place, data }: PlaceQuestion,
): StatedFigure | null {
  if (!stated || interval(stated.point) !== null) return null
  const earliest = periodYear(stated.point.period) - NEAR
  const [last] = pointsWhere(data.tableOf(indicator.id), { indicator: indicator.id, location: place.id })
    .filter(
      (point) =>
        interval(point) !== null &&
        periodKind(point.period) === 'year' &&
        periodYear(point.period) <= data.currentYear &&
        periodYear(point.period) >= earliest &&
        isWhole(point) &&
        !isProjected(point) &&
        !point.flags.includes('doubtful') &&
        point.coordinates.supersededBy === null &&
        byId(data.reference.sources, point.source).classification === 'Survey',
    )
    .toSorted((a, b) => b.period - a.period || a.source - b.source)
  return last ? { point: last, source: byId(data.reference.sources, last.source) } : null
}
