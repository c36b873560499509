import { distinct, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isWhole } from '#domain/observation/settled.ts'
import { type PeriodCode, periodYear } from '#domain/period/period.ts'
import { byId, placesIn } from '#domain/reference/reference-data.ts'
import type { PlaceQuestion } from './question.ts'

/** The figures of one survey round for the states of a larger place. */
export interface RoundOfStates {
  readonly source: number
  readonly period: PeriodCode
  readonly own: readonly Point[]
  /** How many states the place has. */
  readonly total: number
}

/** So large a part of the states has a figure of a round that speaks of them. */
const MOST = 0.9

/** The survey rounds that have figures of nearly all states of a place, the newest first. */
export function roundsOfStates(id: number, { place, data }: PlaceQuestion): readonly RoundOfStates[] {
  const { reference, currentYear } = data
  const states = placesIn(reference, place, 3)
  const table = data.tableOf(id)
  const locations = new Set(states.map((state) => state.id))
  return distinct(table, 'source', { indicator: id, locations })
    .filter((source) => byId(reference.sources, source).classification === 'Survey')
    .flatMap((source) => {
      const points = pointsWhere(table, { indicator: id, source, locations }).filter(
        (point) => isWhole(point) && point.coordinates.supersededBy === null,
      )
      return [...Map.groupBy(points, ({ period }) => period)].map(([period, own]) => ({
        ...{ source, period, own },
        total: states.length,
      }))
    })
    .filter(({ own, period }) => own.length >= states.length * MOST && periodYear(period) <= currentYear)
    .toSorted((a, b) => b.period - a.period || a.source - b.source)
}
