import type { Level } from '#domain/location/location.ts'
import { isFlag } from '#domain/observation/flag.ts'
import type { Point, PointKey } from '#domain/observation/point.ts'
import {
  DENOMINATOR,
  isCentral,
  LOWER_BOUND,
  NUMERATOR,
  UPPER_BOUND,
} from '#domain/observation/value-type.ts'
import type { Database } from '#server/platform/database/database.ts'

interface StoredValue extends PointKey {
  readonly value_type: number
  readonly value: number
}

interface StoredNote extends PointKey {
  readonly sample_size: number | null
  readonly citation: number | null
  readonly interval_level: number | null
  readonly flags: readonly string[]
}

/**
 * Conditions shared by values and notes. Sources and locations are named, so that the covering index finds each row of
 * an indicator directly.
 */
const WHERE = `indicator = $1
  and datasource = any(array(select m.datasource from datasource_specific_indicator m where m.indicator = $1))
  and location = any(array(select l.id from location l where l.level = any($2::smallint[])))
  and release_added <= $3::int and release_removed > $3::int`

const keyOf = ({ source, location, period }: PointKey) => `${source}|${location}|${period}`

/** All points of an indicator at some levels as of a release, with bounds, parts and what is said about them. */
export async function readPoints(
  database: Database,
  indicator: number,
  levels: readonly Level[],
  release: number,
): Promise<Point[]> {
  const parameters = [indicator, levels, release]
  const values = await database.query<StoredValue>(
    `select indicator, datasource as source, location, period, value_type, value from observation where ${WHERE}`,
    parameters,
  )
  const notes = await database.query<StoredNote>(
    `select indicator, datasource as source, location, period, sample_size, citation, interval_level, flags
     from observation_note where ${WHERE}`,
    parameters,
  )
  return joined(values, notes)
}

/** Bounds and parts without a figure of their own are left out: they say nothing alone. */
function joined(values: readonly StoredValue[], notes: readonly StoredNote[]): Point[] {
  const parts = new Map<string, Map<number, number>>()
  for (const row of values) {
    const key = keyOf(row)
    const byType = parts.get(key) ?? new Map<number, number>()
    byType.set(row.value_type, row.value)
    parts.set(key, byType)
  }
  const noteOf = new Map(notes.map((note) => [keyOf(note), note]))
  return values
    .filter((row) => isCentral(row.value_type))
    .map((row) => {
      const byType = parts.get(keyOf(row))
      const note = noteOf.get(keyOf(row))
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
      }
    })
}
