import { unitClass } from '#domain/indicator/factor.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Point } from '#domain/observation/point.ts'
import { standardError } from '#domain/statistics/difference.ts'
import { rankEstimates } from '#domain/statistics/ranking.ts'

/** What is asked of a ranking; plain data, so that it can be sent to a worker. */
export interface RankQuestion {
  readonly points: readonly Point[]
  readonly indicator: Pick<Indicator, 'factor' | 'slope'>
}

/** A place in the order from the best to the worst. */
export interface RankedPlace {
  readonly location: number
  /** 1 is the best; equal values share the better rank. */
  readonly rank: number
  /** Ends of the 95% interval of the rank; null when some place has no interval. */
  readonly ranks: readonly [number, number] | null
}

export interface PlaceRanks {
  /** The best first. */
  readonly places: readonly RankedPlace[]
  /** Places that cannot be told apart from the first, and from the last, when all pairs are looked at. */
  readonly likeFirst: readonly number[]
  readonly likeLast: readonly number[]
  /** False when there are no ranges of ranks, because some place has no interval. */
  readonly tested: boolean
}

/**
 * Ranks of places with their uncertainty, and who cannot be told apart from the first and the last (Holm over all pairs).
 * Null below 2 places or when it is not known which side is the good one. Source: methods §7.3.
 */
export function rankPlaces({ points, indicator }: RankQuestion): PlaceRanks | null {
  const { slope, factor } = indicator
  if (points.length < 2 || slope === null) return null
  const unit = unitClass(factor)
  const ranking = rankEstimates({
    items: points.map((point) => ({
      label: String(point.location),
      estimate: point.value,
      se: standardError(point),
    })),
    unit: unit === 'number' ? 'count' : unit,
    favourable: slope === 'Positive',
  })
  if (ranking.status !== 'ok') return null
  const { items, pairs, draws } = ranking
  const like = (label: string | undefined) =>
    pairs
      .filter((pair) => !pair.distinguishable && (pair.a === label || pair.b === label))
      .map((pair) => Number(pair.a === label ? pair.b : pair.a))
  return {
    places: items.map((item) => ({
      location: Number(item.label),
      rank: item.rank,
      ranks: item.rank_ci95 ? [Math.round(item.rank_ci95[0]), Math.round(item.rank_ci95[1])] : null,
    })),
    likeFirst: like(items[0]?.label),
    likeLast: like(items.at(-1)?.label),
    tested: draws > 0,
  }
}
