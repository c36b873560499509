import type { DataSource } from '#domain/data-source/data-source.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isWhole } from '#domain/observation/settled.ts'
import { periodYear } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { GroupChoice } from './group-choice.ts'

/** The newest survey of a place as a whole, where it is of a later year than the groups that are shown; null: none is. */
export function newerWhole(
  table: ObservationTable,
  { indicator, location, period }: GroupChoice,
  reference: ReferenceData,
): { readonly point: Point; readonly source: DataSource } | null {
  const [newest] = pointsWhere(table, { indicator, location })
    .filter((point) => isWhole(point) && point.coordinates.supersededBy === null)
    .filter(({ source }) => byId(reference.sources, source).classification === 'Survey')
    .filter((point) => periodYear(point.period) > periodYear(period))
    .toSorted((one, other) => other.period - one.period)
  return newest ? { point: newest, source: byId(reference.sources, newest.source) } : null
}
