import { type Coordinates, NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { type Flag, isFlag } from '#domain/observation/flag.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import { type ObservationTable, tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isCentral } from '#domain/observation/value-type.ts'
import { OTHER_NUMBERS } from '#server/release/beside-values.ts'
import { changedKeys, changedTable, type KnownCoordinates } from './changed-table.ts'
import type { StoredFigures } from './stored-figures.ts'

type Changing = { -readonly [Field in keyof Point]: Point[Field] }

/**
 * The figures that the store tells, as a change would leave them. Without what was published in them: the audit asks for no
 * citation. Bounds and parts without a figure of their own are left out: they say nothing alone.
 */
export function figuresTable(stored: StoredFigures, about: KnownCoordinates): ObservationTable {
  if (stored.changes === null) return tableOf([...publishedPoints(stored, about).values()])
  const changed = changedTable(stored.changes, about)
  // Of an indicator without figures all is new, and no figure takes the place of another: nothing has to be looked up.
  if (stored.values === '') return changed
  const published = publishedPoints(stored, about)
  for (const key of changedKeys(stored.changes)) published.delete(key)
  return mergeTables([tableOf([...published.values()]), changed])
}

function publishedPoints({ indicator, values, notes }: StoredFigures, about: KnownCoordinates) {
  const points = new Map<string, Changing>()
  const rows = rowsOf(values)
  for (const row of rows) {
    const [source, location, period, type, value] = row
    if (!isCentral(Number(type))) continue
    const key = { indicator, source: Number(source), location: Number(location), period: Number(period) }
    points.set(keyOf(row), { ...key, ...NOTHING_SAID, value: Number(value) })
  }
  for (const row of rows) {
    const [, , , type, value] = row
    const field = FIELDS.get(Number(type))
    const point = field && points.get(keyOf(row))
    if (point) point[field] = Number(value)
  }
  for (const row of rowsOf(notes)) {
    const point = points.get(keyOf(row))
    if (point) Object.assign(point, noteOf(row.slice(3), about))
  }
  return points
}

function keyOf([source, location, period]: readonly string[]): string {
  return `${source},${location},${period}`
}

const FIELDS = new Map<number, (typeof OTHER_NUMBERS)[number][0]>(
  OTHER_NUMBERS.map(([field, type]) => [type, field]),
)

const NONE: readonly Flag[] = []

const NOTHING_SAID = {
  lower: null,
  upper: null,
  intervalLevel: null,
  numerator: null,
  denominator: null,
  sampleSize: null,
  flags: NONE,
  citation: null,
  coordinates: NO_COORDINATES,
} as const

function rowsOf(text: string): string[][] {
  return text === '' ? [] : text.split(';').map((row) => row.split(','))
}

function noteOf(
  [sampleSize, intervalLevel, coordinates, flags]: readonly string[],
  about: KnownCoordinates,
): Pick<Point, 'sampleSize' | 'intervalLevel' | 'coordinates' | 'flags'> {
  return {
    sampleSize: numberIn(sampleSize),
    intervalLevel: numberIn(intervalLevel),
    coordinates: coordinatesIn(coordinates, about),
    flags: flagsIn(flags),
  }
}

function coordinatesIn(text: string | undefined, about: KnownCoordinates): Coordinates {
  return text ? (about.get(Number(text)) ?? NO_COORDINATES) : NO_COORDINATES
}

function flagsIn(text: string | undefined): readonly Flag[] {
  return text ? text.split(' ').filter(isFlag) : NONE
}

function numberIn(text: string | undefined): number | null {
  return text === undefined || text === '' ? null : Number(text)
}
