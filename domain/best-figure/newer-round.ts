import { NATION } from '#domain/location/location.ts'
import { acrossPlaces } from '#domain/frame/frame.ts'
import { newerRoundOfStates } from '#domain/frame/newest.ts'
import type { Message } from '#domain/message/message.ts'
import { cited } from '#domain/message/value.ts'
import { distinct, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodYear } from '#domain/period/period.ts'
import { byId, locationsAt } from '#domain/reference/reference-data.ts'
import type { FigureSearch } from './usable-figures.ts'

/**
 * That a newer round of a survey is held for states and not for the nation, so that the quoted figure is not the latest that was
 * found; nothing for other places. Source: methods §13.6.
 */
export function newerRound(
  quoted: Point | null,
  { table, reference, indicator, location, year }: FigureSearch,
): Message[] {
  if (location.id !== NATION) return []
  const since = quoted === null ? 0 : periodYear(quoted.period)
  const states = new Set(locationsAt(reference, 3).map(({ id }) => id))
  const rounds = distinct(table, 'source', { indicator: indicator.id }).flatMap((id) => {
    const source = byId(reference.sources, id)
    if (source.classification !== 'Survey') return []
    const held = pointsWhere(table, { indicator: indicator.id, source: id })
    const national = new Set(held.filter((point) => point.location === NATION).map(({ period }) => period))
    return held
      .filter(
        ({ location: place, period, flags }) =>
          states.has(place) &&
          periodYear(period) > since &&
          periodYear(period) <= year &&
          !national.has(period) &&
          !flags.includes('projection'),
      )
      .map(({ period }) => ({ source, period }))
  })
  const [newest] = rounds.toSorted((a, b) => b.period - a.period)
  if (!newest) return []
  const count = rounds.filter(
    ({ source, period }) => source === newest.source && period === newest.period,
  ).length
  return [
    newerRoundOfStates(
      acrossPlaces(location, 3, { source: newest.source.id, looked: count, all: states.size }),
      cited(newest.source, newest.period),
    ),
  ]
}
