import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type WireCoordinates, wireCoordinates } from '#server/platform/wire-coordinates.ts'
import { readCoordinates } from '#server/release/coordinate-ids.ts'
import type { PointNote } from './point-note.ts'

/** The most rows that are remembered; figures about the same share one. */
const MOST_KNOWN = 20_000

/** A figure of which nothing is known but its period. */
export const NOTHING_MORE: WireCoordinates = wireCoordinates(NO_COORDINATES)

const known = new WeakMap<Database, Map<number, WireCoordinates>>()

/**
 * The coordinates of the figures of some notes, as they travel, by id. Rows are only ever added, so each is
 * asked for once.
 */
export async function coordinatesOfNotes(
  database: Database,
  notes: readonly PointNote[],
): Promise<ReadonlyMap<number, WireCoordinates>> {
  const rows = known.get(database) ?? new Map<number, WireCoordinates>()
  known.set(database, rows)
  const wanted = new Set(notes.flatMap(({ coordinates }) => coordinates ?? []))
  const missing = new Set([...wanted].filter((id) => !rows.has(id)))
  if (missing.size === 0) return rows
  if (rows.size + missing.size > MOST_KNOWN) known.delete(database)
  for (const [id, row] of await readCoordinates(database, missing)) rows.set(id, wireCoordinates(row))
  return rows
}
