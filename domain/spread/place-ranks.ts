import { unitClass } from '#domain/number/factor.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { restsOnFewEvents } from '#domain/observation/few-events.ts'
import type { Point } from '#domain/observation/point.ts'
import { standardError } from '#domain/statistics/point-estimate.ts'
import { rankEstimates } from '#domain/statistics/ranking.ts'

/** The input of a ranking; plain data, so that it can be sent to a worker. */
export interface RankQuestion {
  readonly points: readonly Point[]
  readonly indicator: Pick<Indicator, 'factor' | 'slope'>
}

/** A place among those with an interval. */
export interface RankedPlace {
  readonly location: number
  /** Ends of the 95% interval of its rank; 1 is the best. */
  readonly ranks: readonly [number, number]
}

export interface PlaceRanks {
  /** Places with an interval, the best first. */
  readonly places: readonly RankedPlace[]
  /** Places that cannot be told apart from the first of them, and from the last, when all pairs are looked at. */
  readonly likeFirst: readonly number[]
  readonly likeLast: readonly number[]
}

/**
 * Ranks as ranges among the places with an interval, and the places that cannot be told apart from the first
 * and the last of them (Holm over all pairs). Places without an interval, or with figures of too few events,
 * cannot be placed among the others. Null below 2 places with an interval, or when it is not known which side
 * is the good one. Source: methods
 * 7.3.
 */
export function rankPlaces({ points, indicator }: RankQuestion): PlaceRanks | null {
  const { slope, factor } = indicator
  const items = points.flatMap((point) => {
    const se = restsOnFewEvents(point, indicator) ? null : standardError(point)
    return se === null ? [] : [{ label: String(point.location), estimate: point.value, se }]
  })
  if (items.length < 2 || slope === null) return null
  const unit = unitClass(factor) === 'percent' ? 'percent' : 'other'
  const ranking = rankEstimates({ items, unit, favourable: slope === 'Positive' })
  if (ranking.status !== 'ok') return null
  const like = (label: string | undefined) =>
    ranking.pairs
      .filter((pair) => !pair.distinguishable && (pair.a === label || pair.b === label))
      .map((pair) => Number(pair.a === label ? pair.b : pair.a))
  return {
    places: ranking.items.flatMap(({ label, rank_ci95: range }) =>
      range
        ? [{ location: Number(label), ranks: [Math.round(range[0]), Math.round(range[1])] as const }]
        : [],
    ),
    likeFirst: like(ranking.items[0]?.label),
    likeLast: like(ranking.items.at(-1)?.label),
  }
}
