import type { ChangedFigure, ChangeVerdict } from '#domain/comparison/change.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { isOfOneEdition } from '#domain/observation/edition.ts'
import type { Point } from '#domain/observation/point.ts'
import { isWhole } from '#domain/observation/settled.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'

export interface ChangeSince {
  readonly before: Point
  readonly verdict: ChangeVerdict
  /** The two describe stretches of time of unequal length, such as births of five years and of two. */
  readonly unequalTimes: boolean
}

/** Years between two figures of a series that comes out every year; a survey is held against its round before. */
const LEAST_YEARS = 3

interface Asked {
  readonly table: ObservationTable
  readonly indicator: Indicator
}

/**
 * A figure beside the earlier one of the same source that it is held against: the newest that is three years older, else the newest
 * before it. Null without one of the same edition. Only figures of whole years that were observed are compared.
 */
export function changedSince(now: Point, { table, indicator }: Asked): ChangedFigure | null {
  const { source, location, period } = now
  const earlier = pointsWhere(table, { indicator: indicator.id, source, location })
    .filter((point) => point.period < period && periodKind(point.period) === 'year' && isWhole(point))
    .filter((point) => point.coordinates.supersededBy === null && isOfOneEdition(point, now))
    .toSorted((a, b) => b.period - a.period)
  const longer = earlier.find((point) => periodYear(period) - periodYear(point.period) >= LEAST_YEARS)
  const before = longer ?? earlier[0]
  return before ? { indicator, before, now } : null
}
