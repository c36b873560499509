import type { DataSource } from '#domain/data-source/data-source.ts'
import { distinct, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isProjected, isWhole } from '#domain/observation/settled.ts'
import { type PeriodCode, periodYear } from '#domain/period/period.ts'
import { byId, locationsAt } from '#domain/reference/reference-data.ts'
import type { StoryQuestion } from './story.ts'

/** States that a round has to have: a story about some of them would be one about those. */
const LEAST_STATES = 36

/** One round of a survey that asked in the states. */
export interface StateRound {
  readonly source: DataSource
  readonly period: PeriodCode
  readonly points: readonly Point[]
}

/** The rounds of surveys with figures of nearly every state, the newest first. */
export function stateRounds({ indicator, table, reference, currentYear }: StoryQuestion): StateRound[] {
  const locations = new Set(locationsAt(reference, 3).map(({ id }) => id))
  const surveys = distinct(table, 'source', { indicator: indicator.id })
    .map((id) => byId(reference.sources, id))
    .filter(({ classification }) => classification === 'Survey')
  return surveys
    .flatMap((source) =>
      distinct(table, 'period', { indicator: indicator.id, source: source.id }).map((period) => ({
        ...{ source, period },
        points: pointsWhere(table, { indicator: indicator.id, source: source.id, period, locations }).filter(
          (point) => isWhole(point) && !isProjected(point) && point.coordinates.supersededBy === null,
        ),
      })),
    )
    .filter(({ period, points }) => periodYear(period) <= currentYear && points.length >= LEAST_STATES)
    .toSorted((a, b) => b.period - a.period || a.source.id - b.source.id)
}
