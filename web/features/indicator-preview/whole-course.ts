import { NATION } from '#domain/location/location.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isWhole } from '#domain/observation/settled.ts'
import { periodKind } from '#domain/period/period.ts'

/** The nation's figures of the source that is quoted, in order of time: of whole periods alone, since a part of a year is no year. */
export function wholeCourse({ point, source }: StatedFigure, table: ObservationTable): readonly Point[] {
  const kind = periodKind(point.period)
  return pointsWhere(table, { indicator: point.indicator, source: source.id, location: NATION })
    .filter((one) => isWhole(one) && periodKind(one.period) === kind)
    .toSorted((a, b) => a.period - b.period)
}
