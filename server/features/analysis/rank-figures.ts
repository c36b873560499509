import type { Level } from '#domain/location/location.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { Problem } from '#domain/problem.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { smallPoint } from '#domain/small-numbers/small-point.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { pointsOf } from '#domain/statistics/figure-row.ts'
import { pointEstimate } from '#domain/statistics/point-estimate.ts'
import type { RankingInput, rankEstimates } from '#domain/statistics/ranking.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { fromFigures } from './from-figures.ts'
import { readAcross } from './read-picked.ts'

/** Pairs grow with the square: more places than this are ranked nowhere. */
const MOST_PLACES = 200

/** Ranks when it is the caller's turn. */
export type RankInTurn = (input: RankingInput) => Promise<ReturnType<typeof rankEstimates>>

interface RankingAsked {
  readonly indicator: number
  readonly datasource: number
  readonly level: Level
  readonly period?: PeriodCode | null | undefined
  readonly within?: number | null | undefined
}

/**
 * Ranks the places of a level by one source, the best by the slope of the indicator first. Routine figures get a rank
 * without an interval, because they are no sample; figures of small bases are left out and counted. Source: methods §7.3,
 * §11.
 */
export async function rankFigures(database: SqlRunner, asked: RankingAsked, rank: RankInTurn) {
  const { figures, rows, warnings } = await readAcross(database, asked)
  const { indicators, sources, locations } = figures.reference
  const indicator = byId(indicators, asked.indicator)
  const source = byId(sources, asked.datasource)
  const points = pointsOf(rows)
  if (points.length > MOST_PLACES) {
    const sentence = `Give within: at most ${MOST_PLACES} places are ranked, and here are ${points.length}.`
    throw new Problem('invalid-input', sentence, { within: [sentence] })
  }
  const ranked = points.filter(
    (point) => smallPoint(point, { indicator, source, location: locations.get(point.location) }).ranked,
  )
  const isRoutine = source.classification === 'Routine'
  const items = ranked.map((point) => ({
    label: locations.get(point.location)?.name ?? String(point.location),
    ...(isRoutine ? { estimate: point.value } : pointEstimate(point)),
  }))
  const unit = figureUnit(indicator)
  const result = await rank({ items, unit, favourable: indicator.slope !== 'Negative' })
  const small = points.length - ranked.length
  return fromFigures({
    method: 'compare',
    figures,
    rows,
    result,
    warnings: [
      ...warnings,
      ...(small === 0 ? [] : [`not_ranked: ${small} figures rest on small bases and were left out`]),
      ...(rows.length > points.length
        ? [`without_figure: ${rows.length - points.length} of ${rows.length} places have none`]
        : []),
    ],
    caveats: [
      ...(indicator.slope === null ? ['neither more nor less is better here: the greatest comes first'] : []),
      ...(isRoutine
        ? ['routine figures are no sample: ranks have no interval and pairs are not tested']
        : []),
    ],
  })
}
