import { type Coordinates, coordinatesKey, NO_COORDINATES } from '#domain/observation/coordinates.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodYear } from '#domain/period/period.ts'
import { sparse } from './columns.ts'
import type { CoordinatesRow, PointFile } from './release-file.ts'

/**
 * The rows and the column of the coordinates of figures. Spans and cohorts are written as distances from the
 * period of the figure, so that a series of yearly estimates shares one row; nothing where nothing is known.
 */
export function encodeCoordinates(points: readonly Point[]): {
  readonly rows: Pick<PointFile['dictionaries'], 'coordinates'>
  readonly column: Pick<PointFile['columns'], 'coordinates'>
} {
  const none = coordinatesKey(NO_COORDINATES)
  const positions = new Map<string, number>()
  const column = sparse('coordinates', points, ({ coordinates, period }) => {
    if (coordinates === NO_COORDINATES || coordinatesKey(coordinates) === none) return null
    const key = JSON.stringify(rowOf(coordinates, period))
    const position = positions.get(key) ?? positions.size
    positions.set(key, position)
    return position
  })
  if (positions.size === 0) return { rows: {}, column }
  return {
    rows: { coordinates: [...positions.keys()].map((key) => JSON.parse(key) as CoordinatesRow) },
    column,
  }
}

function rowOf(coordinates: Coordinates, period: PeriodCode): CoordinatesRow {
  const { referenceStart, referenceEnd, birthCohort, evidence, edition, supersededBy } = coordinates
  const from = (code: number | null, origin: number) => (code === null ? null : code - origin)
  return [
    from(referenceStart, period),
    from(referenceEnd, period),
    from(birthCohort, periodYear(period)),
    evidence,
    edition,
    supersededBy,
  ]
}

/** The coordinates of each row; rows with equal coordinates share one object. */
export function decodeCoordinates(
  { dictionaries, columns }: Pick<PointFile, 'dictionaries' | 'columns'>,
  periods: Int32Array,
): Coordinates[] {
  const shared = new Map<string, Coordinates>()
  const at = (origin: number, distance: number | null) => (distance === null ? null : origin + distance)
  return columns.value.map((_, row) => {
    const position = columns.coordinates?.[row] ?? null
    const read = position === null ? undefined : dictionaries.coordinates?.[position]
    if (!read) return NO_COORDINATES
    const period = periods[row] ?? 0
    const key = `${position} ${period}`
    const known = shared.get(key)
    if (known) return known
    const [start, end, cohort, evidence, edition, supersededBy] = read
    const coordinates: Coordinates = {
      referenceStart: at(period, start),
      referenceEnd: at(period, end),
      birthCohort: at(periodYear(period), cohort),
      evidence,
      edition,
      supersededBy,
    }
    shared.set(key, coordinates)
    return coordinates
  })
}
