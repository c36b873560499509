import { byColumn } from '#domain/observation/columns.ts'
import { IS_FIGURE } from '#server/release/stored-columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Where } from '#server/platform/listing/where.ts'
import type { Release } from '#server/release/current-release.ts'
import { inColumns } from '#server/release/row-reader.ts'
import { publicationTimes } from './publication-times.ts'
import { NOTHING_MORE, coordinatesOfNotes } from './known-coordinates.ts'
import { NO_NOTE, NOTE_TEXT, type PointNote, readNote } from './point-note.ts'
import type { StoredValue, ValueAtKey } from './stored-value.ts'

interface ValueRow extends ValueAtKey {
  readonly release_added: number
  readonly first_added: number
  readonly note: string | null
}

/** Read as one text each, in the order of the page: of 290 rows the embedded store answers 110 questions a second so, 63 row by row. */
const COLUMNS = byColumn(
  [
    'value',
    'release_added',
    'period',
    'indicator',
    'datasource',
    'location',
    'value_type',
    'first_added',
    'note',
  ] as const,
  (name) => name,
)

/**
 * Release that first published a value under the same key; a correction has a later `release_added`. Nothing is looked up
 * for values of the first release, which cannot be corrections.
 */
const FIRST_ADDED = `case when release_added = 1 then 1 else (
    select min(f.release_added) from observation f
    where f.indicator = observation.indicator and f.datasource = observation.datasource
      and f.location = observation.location and f.value_type = observation.value_type and f.period = observation.period
  ) end`

/** The note about the point, as the text that `readNote` reads. */
function noteAt(release: string): string {
  return `(
    select ${NOTE_TEXT}
    from observation_note n
    where n.indicator = observation.indicator and n.datasource = observation.datasource
      and n.location = observation.location and n.period = observation.period
      and n.release_added <= ${release}::int and n.release_removed > ${release}::int
  )`
}

export interface Selection {
  /** What `observation` stands in, joined with what finds its rows; absent: it alone. */
  readonly from?: string
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
 * One statement: what is looked up for a row is looked up after sorting and cutting, each by key.
 */
export async function readValues(
  database: Database,
  release: Release,
  { from = 'observation', where, order, size, offset }: Selection,
): Promise<StoredValue[]> {
  const number = where.parameter(release.number)
  const limit = `limit ${where.parameter(size)} offset ${where.parameter(offset)}`
  const rows = await inColumns<ValueRow>(database, {
    columns: COLUMNS,
    rest: `from (
      select value, release_added, period, indicator, datasource, location, value_type,
        ${IS_FIGURE} as is_figure, ${FIRST_ADDED} as first_added, ${noteAt(number)} as note
      from ${from} where ${where.sql} order by ${order} ${limit}
    ) page`,
    parameters: where.parameters,
  })
  if (rows.length === 0) return []
  const notes = new Map<string | null, PointNote>()
  for (const { note } of rows) if (!notes.has(note)) notes.set(note, readNote(note))
  const [times, coordinates] = await Promise.all([
    publicationTimes(database, release),
    coordinatesOfNotes(database, [...notes.values()]),
  ])
  return rows.map((row) => {
    const note = notes.get(row.note) ?? NO_NOTE
    return {
      row,
      note,
      about: coordinates.get(note.coordinates ?? 0) ?? NOTHING_MORE,
      created_at: times.get(row.first_added) ?? null,
      updated_at: times.get(row.release_added) ?? null,
    }
  })
}
