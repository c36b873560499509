import { type Coordinates, NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { type Flag, isFlag } from '#domain/observation/flag.ts'
import type { Point } from '#domain/observation/point.ts'
import {
  DENOMINATOR,
  isCentral,
  LOWER_BOUND,
  NUMERATOR,
  UPPER_BOUND,
} from '#domain/observation/value-type.ts'
import type { StoredFigures } from './stored-figures.ts'

/** Coordinates by the ids under which the store has them. */
export type KnownCoordinates = ReadonlyMap<number, Coordinates>

type Changing = { -readonly [Field in keyof Point]: Point[Field] }

/**
 * The figures that the store tells, as a change would leave them. Without what was published in them: the audit asks for no
 * citation. Bounds and parts without a figure of their own are left out: they say nothing alone.
 */
export function pointsOf(stored: StoredFigures, about: KnownCoordinates): Point[] {
  const { indicator } = stored
  const points = new Map<string, Changing>()
  const values = rowsOf(stored.values)
  for (const [source, location, period, type, value] of values) {
    if (!isCentral(Number(type))) continue
    const key = { indicator, source: Number(source), location: Number(location), period: Number(period) }
    points.set(`${source},${location},${period}`, { ...key, ...NOTHING_SAID, value: Number(value) })
  }
  for (const [source, location, period, type, value] of values) {
    const field = FIELDS.get(Number(type))
    const point = field && points.get(`${source},${location},${period}`)
    if (point) point[field] = Number(value)
  }
  for (const [source, location, period, ...said] of rowsOf(stored.notes)) {
    const point = points.get(`${source},${location},${period}`)
    if (point) Object.assign(point, noteOf(said, about))
  }
  for (const [source, location, period, ...said] of rowsOf(stored.changes)) {
    const [value = '', lower, upper, numerator, denominator, sampleSize, intervalLevel, coordinates, flags] =
      said
    if (value === '') points.delete(`${source},${location},${period}`)
    else
      points.set(`${source},${location},${period}`, {
        indicator,
        source: Number(source),
        location: Number(location),
        period: Number(period),
        value: Number(value),
        lower: numberIn(lower),
        upper: numberIn(upper),
        intervalLevel: numberIn(intervalLevel),
        numerator: numberIn(numerator),
        denominator: numberIn(denominator),
        sampleSize: numberIn(sampleSize),
        flags: flagsIn(flags),
        citation: null,
        coordinates: coordinatesIn(coordinates, about),
      })
  }
  return [...points.values()]
}

const FIELDS = new Map<number, 'lower' | 'upper' | 'numerator' | 'denominator'>([
  [LOWER_BOUND, 'lower'],
  [UPPER_BOUND, 'upper'],
  [NUMERATOR, 'numerator'],
  [DENOMINATOR, 'denominator'],
])

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
