import type { Level } from '#domain/location/location.ts'
import { isFlag } from '#domain/observation/flag.ts'
import { type Coordinates, NO_COORDINATES } from '#domain/observation/coordinates.ts'
import type { Point, PointKey } from '#domain/observation/point.ts'
import {
  DENOMINATOR,
  isCentral,
  LOWER_BOUND,
  NUMERATOR,
  UPPER_BOUND,
} from '#domain/observation/value-type.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { readCoordinates } from './coordinate-ids.ts'
import { asRows, type RowReader } from './row-reader.ts'

interface StoredValue extends PointKey {
  readonly value_type: number
  readonly value: number
}

interface StoredNote extends PointKey {
  readonly sample_size: number | null
  readonly citation: number | null
  readonly interval_level: number | null
  readonly flags: readonly string[]
  readonly coordinates: number | null
}

/** Which points to read. Ids that do not exist find nothing. */
export interface PointSelection {
  readonly indicators: readonly number[]
  /** Absent: every source that measures one of the indicators. */
  readonly sources?: readonly number[]
  /** Absent: every location of `levels`. */
  readonly locations?: readonly number[]
  /** Levels of the locations; looked at only when `locations` is absent. Absent: nation, zones and states. */
  readonly levels?: readonly Level[] | 'every'
  /** Only years, or only months, weeks and quarters; absent: all. */
  readonly periods?: 'years' | 'parts'
}

const OF_PERIODS = { years: 'and period % 1000 = 0', parts: 'and period % 1000 > 0' } as const

const WIDE_LEVELS: readonly Level[] = [1, 2, 3]

const keyOf = ({ indicator, source, location, period }: PointKey) =>
  `${indicator}|${source}|${location}|${period}`

const VALUE = {
  indicator: 'indicator',
  source: 'datasource',
  location: 'location',
  period: 'period',
  value_type: 'value_type',
  value: 'value',
} as const

const NOTE = {
  indicator: 'indicator',
  source: 'datasource',
  location: 'location',
  period: 'period',
  sample_size: 'sample_size',
  citation: 'citation',
  interval_level: 'interval_level',
  flags: 'flags',
  coordinates: 'coordinates',
} as const

/**
 * Points as of a release, with bounds, parts and what is said about them; in no particular order.
 *
 * Sources and locations are always named to the store, so that the covering index finds each row directly; every place of a
 * source is what lies there beside each other.
 */
export async function readPoints(
  database: SqlRunner,
  release: number,
  { indicators, sources, locations, levels = WIDE_LEVELS, periods }: PointSelection,
  read: RowReader = asRows,
): Promise<Point[]> {
  const places = locations ?? (levels === 'every' ? null : levels)
  const parameters = [indicators, release, sources ?? indicators, ...(places ? [places] : [])]
  const source = 'select m.datasource from datasource_specific_indicator m where m.indicator = any($3::int[])'
  const location = 'select l.id from location l where l.level = any($4::int[])'
  const where = `where indicator = any($1::int[])
    and datasource = any(${sources ? '$3::int[]' : `array(${source})`})
    ${places ? `and location = any(${locations ? '$4::int[]' : `array(${location})`})` : ''}
    and release_added <= $2::int and release_removed > $2::int ${periods ? OF_PERIODS[periods] : ''}`
  const values = await read<StoredValue>(database, {
    columns: VALUE,
    rest: `from observation ${where}`,
    parameters,
  })
  const notes = await read<StoredNote>(database, {
    columns: NOTE,
    rest: `from observation_note ${where}`,
    parameters,
  })
  const about = await readCoordinates(
    database,
    new Set(notes.flatMap(({ coordinates }) => (coordinates === null ? [] : [coordinates]))),
  )
  return joined(values, notes, about)
}

/** Bounds and parts without a figure of their own are left out: they say nothing alone. */
function joined(
  values: readonly StoredValue[],
  notes: readonly StoredNote[],
  about: ReadonlyMap<number, Coordinates>,
): Point[] {
  const figures: { readonly key: string; readonly row: StoredValue }[] = []
  const parts = new Map<string, Map<number, number>>()
  for (const row of values) {
    const key = keyOf(row)
    if (isCentral(row.value_type)) {
      figures.push({ key, row })
      continue
    }
    const byType = parts.get(key) ?? new Map<number, number>()
    byType.set(row.value_type, row.value)
    parts.set(key, byType)
  }
  const noteOf = new Map(notes.map((note) => [keyOf(note), note]))
  return figures.map(({ key, row }) => {
    const byType = parts.get(key)
    const note = noteOf.get(key)
    return {
      indicator: row.indicator,
      source: row.source,
      location: row.location,
      period: row.period,
      value: row.value,
      lower: byType?.get(LOWER_BOUND) ?? null,
      upper: byType?.get(UPPER_BOUND) ?? null,
      intervalLevel: note?.interval_level ?? null,
      numerator: byType?.get(NUMERATOR) ?? null,
      denominator: byType?.get(DENOMINATOR) ?? null,
      sampleSize: note?.sample_size ?? null,
      flags: note?.flags.filter(isFlag) ?? [],
      citation: note?.citation ?? null,
      coordinates: about.get(note?.coordinates ?? 0) ?? NO_COORDINATES,
    }
  })
}
