import type { Database } from '#server/platform/database/database.ts'
import type { Where } from '#server/platform/listing/where.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { readCoordinates } from '#server/release/coordinate-ids.ts'
import type { StoredValue } from './stored-value.ts'

interface ValueRow {
  readonly indicator: number
  readonly datasource: number
  readonly location: number
  readonly period: number
  readonly value_type: number
  readonly value: number
  readonly release_added: number
}

interface NoteRow {
  readonly indicator: number
  readonly datasource: number
  readonly location: number
  readonly period: number
  readonly flags: readonly string[]
  readonly interval_level: number | null
  readonly sample_size: number | null
  readonly citation: number | null
  readonly coordinates: number | null
}

type PointOf = Pick<ValueRow, 'indicator' | 'datasource' | 'location' | 'period'>

/**
 * Release that first published a value under the same key; a correction has a later `release_added`. Nothing is looked up
 * for values of the first release, which cannot be corrections.
 */
const FIRST_ADDED = `case when release_added = 1 then 1 else (
    select min(f.release_added) from observation f
    where f.indicator = observation.indicator and f.datasource = observation.datasource
      and f.location = observation.location and f.value_type = observation.value_type and f.period = observation.period
  ) end`

export interface Selection {
  /** Conditions on `observation`. Its parameters gain those of the window. */
  readonly where: Where
  /** Terms of an `order by`; may name `is_figure` and `first_added`. */
  readonly order: string
  readonly size: number
  readonly offset: number
}

/**
 * Values of a release with what is said about their points and when they were published, in the order asked for.
 *
 * Three plain statements instead of one that joins: each finds its rows by key, and planning a join of four tables takes
 * longer than running these.
 */
export async function readValues(
  database: Database,
  release: number,
  selection: Selection,
): Promise<StoredValue[]> {
  const { where, order } = selection
  const limit = `limit ${where.parameter(selection.size)} offset ${where.parameter(selection.offset)}`
  const rows = await database.query<ValueRow>(
    `select value, release_added, period, indicator, datasource, location, value_type,
       value_type in (1, 2, 5) as is_figure${order.includes('first_added') ? `, ${FIRST_ADDED} as first_added` : ''}
     from observation where ${where.sql} order by ${order} ${limit}`,
    where.parameters,
  )
  if (rows.length === 0) return []
  const [notes, firstReleases, published] = await Promise.all([
    notesOf(database, release, rows),
    firstReleasesOf(database, rows),
    publishedAt(database, release),
  ])
  const about = await readCoordinates(
    database,
    new Set([...notes.values()].flatMap(({ coordinates }) => coordinates ?? [])),
  )
  return rows.map((row) => {
    const note = notes.get(pointKey(row))
    const first = firstReleases.get(valueKey(row)) ?? row.release_added
    return {
      ...row,
      flags: note?.flags ?? null,
      interval_level: note?.interval_level ?? null,
      sample_size: note?.sample_size ?? null,
      citation: note?.citation ?? null,
      coordinates: about.get(note?.coordinates ?? 0) ?? NO_COORDINATES,
      created_at: published.get(first) ?? null,
      updated_at: published.get(row.release_added) ?? null,
    }
  })
}

const pointKey = ({ indicator, datasource, location, period }: PointOf) =>
  `${indicator}|${datasource}|${location}|${period}`
const valueKey = (row: ValueRow) => `${pointKey(row)}|${row.value_type}`

const KEYS = 'unnest($1::smallint[], $2::smallint[], $3::smallint[], $4::int[])'

function keysOf(rows: readonly PointOf[]): number[][] {
  return [
    rows.map((row) => row.indicator),
    rows.map((row) => row.datasource),
    rows.map((row) => row.location),
    rows.map((row) => row.period),
  ]
}

async function notesOf(
  database: Database,
  release: number,
  rows: readonly ValueRow[],
): Promise<ReadonlyMap<string, NoteRow>> {
  const points = [...new Map(rows.map((row) => [pointKey(row), row])).values()]
  const notes = await database.query<NoteRow>(
    `select n.indicator, n.datasource, n.location, n.period, n.flags, n.interval_level, n.sample_size, n.citation,
       n.coordinates
     from ${KEYS} as k (indicator, datasource, location, period)
     join observation_note n on n.indicator = k.indicator and n.datasource = k.datasource
       and n.location = k.location and n.period = k.period
     where n.release_added <= $5::int and n.release_removed > $5::int`,
    [...keysOf(points), release],
  )
  return new Map(notes.map((note) => [pointKey(note), note]))
}

/** Value → the release that first had one under its key, for values that may be corrections. */
async function firstReleasesOf(
  database: Database,
  rows: readonly ValueRow[],
): Promise<ReadonlyMap<string, number>> {
  const later = rows.filter((row) => row.release_added > 1)
  if (later.length === 0) return new Map()
  const found = await database.query<ValueRow>(
    `select o.indicator, o.datasource, o.location, o.period, o.value_type, min(o.release_added) as release_added
     from unnest($1::smallint[], $2::smallint[], $3::smallint[], $4::int[], $5::smallint[])
       as k (indicator, datasource, location, period, value_type)
     join observation o on o.indicator = k.indicator and o.datasource = k.datasource and o.location = k.location
       and o.period = k.period and o.value_type = k.value_type
     group by o.indicator, o.datasource, o.location, o.period, o.value_type`,
    [...keysOf(later), later.map((row) => row.value_type)],
  )
  return new Map(found.map((row) => [valueKey(row), row.release_added]))
}

/** When each release up to this one was published. There are few, and asking for all spares waiting for which are needed. */
async function publishedAt(database: Database, release: number): Promise<ReadonlyMap<number, Date>> {
  const rows = await database.query<{ number: number; published_at: Date }>(
    'select number, published_at from release where number <= $1::int',
    [release],
  )
  return new Map(rows.map((row) => [row.number, row.published_at]))
}
