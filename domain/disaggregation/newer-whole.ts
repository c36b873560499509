import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import { isWhole } from '#domain/observation/settled.ts'
import { periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import type { GroupChoice } from './group-choice.ts'

/** The newest survey of a place as a whole, where it is of a later year than the groups that are shown; null: none is. */
export function newerWhole(
  table: ObservationTable,
  { indicator, location, period }: GroupChoice,
  reference: ReferenceData,
): StatedFigure | null {
  const [newest] = pointsWhere(table, { indicator, location })
    .filter((point) => isWhole(point) && point.coordinates.supersededBy === null)
    .filter(({ source }) => byId(reference.sources, source).classification === 'Survey')
    .filter((point) => periodYear(point.period) > periodYear(period))
    .toSorted((one, other) => other.period - one.period)
  return newest ? { point: newest, source: byId(reference.sources, newest.source) } : null
}
