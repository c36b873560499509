import type { KeyFigure } from '#domain/brief/key-figure.ts'
import type { PlaceQuestion } from '#domain/brief/question.ts'
import { isFewToRank } from '#domain/observation/few-events.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { isWhole } from '#domain/observation/settled.ts'
import { locationsAt } from '#domain/reference/reference-data.ts'
import { type RankBand, rankBands } from '#domain/statistics/rank-band.ts'

/** A figure among those of all places of its level, of the same round. */
export interface PlaceStanding {
  /** With its own. */
  readonly points: readonly Point[]
  /** Rank 1 is the best; null where the indicator has no good side, or its interval is not held. */
  readonly band: RankBand | null
}

/** Of fewer places a rank says nothing. */
const FEWEST = 5

/** Where the figure to quote of a place lies among the other places of its level; null for the nation, and without others. */
export function placeStanding(
  { indicator, stated }: Pick<KeyFigure, 'indicator' | 'stated'>,
  { place, data }: PlaceQuestion,
): PlaceStanding | null {
  if (!stated || place.level === 1) return null
  const { source, period } = stated.point
  // An area is seen among those of its state.
  const beside = locationsAt(data.reference, place.level).filter(
    ({ parent }) => place.level < 4 || parent === place.parent,
  )
  const locations = new Set(beside.map(({ id }) => id))
  const points = pointsWhere(data.tableOf(indicator.id), {
    ...{ indicator: indicator.id, source, period, locations },
  }).filter((point) => isWhole(point) && point.coordinates.supersededBy === null)
  if (points.length < FEWEST) return null
  const own = points.find(({ location }) => location === place.id)
  const canRank = own && indicator.slope !== null && interval(own) !== null
  const bands = canRank
    ? rankBands(
        points,
        indicator.slope === 'Positive' ? 'highest' : 'lowest',
        (point) => !isFewToRank(point, indicator),
      )
    : null
  return { points, band: (own && bands?.get(own)) ?? null }
}
