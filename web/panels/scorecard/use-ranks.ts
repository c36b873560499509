import { NONE_HELD } from '#domain/reference/no-interval.ts'
import { useEffect, useState } from 'react'
import type { ScorecardModel } from '#charts/scorecard/model.ts'
import { unitClass } from '#domain/number/factor.ts'
import { NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { standardError } from '#domain/statistics/point-estimate.ts'
import { rankEstimates } from '#domain/statistics/ranking.ts'

/** The words about a place's rank, by location id: `3 to 17 of 37`; the reason where it has none. */
export type RankOf = (location: number) => Value

/**
 * Ranks of the states (or zones) in one column as ranges, among those with an interval. Worked out after the table
 * is on the page, because drawing 5,000 orders takes longer than a frame; null until then and without a column.
 */
export function useRanks(model: ScorecardModel, column: number | null, level: 2 | 3): RankOf | null {
  const [ranks, keep] = useState<{ readonly of: string; readonly rankOf: RankOf } | null>(null)
  const head = column === null ? undefined : model.heads[column]
  const of = `${head?.indicator.id}:${head?.source.id}:${head?.period}:${level}`
  useEffect(() => {
    if (column === null) return
    const timer = setTimeout(() => keep({ of, rankOf: rankColumn(model, column, level) }))
    return () => clearTimeout(timer)
  }, [model, column, level, of])
  if (column === null || !head) return null
  return ranks?.of === of ? ranks.rankOf : () => '…'
}

function rankColumn(model: ScorecardModel, column: number, level: 2 | 3): RankOf {
  const indicator = model.heads[column]?.indicator
  // Places without an interval cannot be placed among the others, so they have no rank.
  const items = model.rows.flatMap(({ place, cells }) => {
    const cell = cells[column]
    const point = cell?.unranked === null ? cell.point : null
    const se = point && place.level === level ? standardError(point) : null
    return point && se !== null ? [{ label: String(place.id), estimate: point.value, se }] : []
  })
  const ranking = rankEstimates({
    items,
    unit: indicator && unitClass(indicator.factor) === 'percent' ? 'percent' : 'other',
    favourable: indicator?.slope !== 'Negative',
  })
  const none = NONE_HELD
  const few = new Set(model.rows.flatMap(({ place, cells }) => (cells[column]?.unranked ? [place.id] : [])))
  const items95 = ranking.status === 'ok' ? ranking.items : []
  const byPlace = new Map(items95.map((item) => [item.label, item]))
  return (location) => {
    if (few.has(location)) return message('scorecard.too-few')
    const item = byPlace.get(String(location))
    if (!item?.rank_ci95) return location === NATION ? '' : none
    const [from, to] = item.rank_ci95
    const said = { from: Math.round(from), all: ranking.n }
    return said.from === Math.round(to)
      ? message('scorecard.rank-of', said)
      : message('scorecard.rank-range', { ...said, to: Math.round(to) })
  }
}
