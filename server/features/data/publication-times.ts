import type { Database } from '#server/platform/database/database.ts'
import { MadeOnce } from '#server/platform/made-once.ts'
import { wireTime } from '#server/platform/listing/wire-text.ts'
import type { Release } from '#server/release/current-release.ts'

/** Number of a release → when it was published, as it travels. */
type Times = ReadonlyMap<number, string | null>

const known = new WeakMap<Database, MadeOnce<Times>>()

/** The time of publication of each release up to this one. A published release does not change, so a release asks once. */
export function publicationTimes(database: Database, release: Release): Promise<Times> {
  const times = known.get(database) ?? MadeOnce.newest<Times>()
  known.set(database, times)
  return times.get(release.hash, () => readTimes(database, release.number))
}

async function readTimes(database: Database, release: number): Promise<Times> {
  const rows = await database.query<{ number: number; published_at: Date }>(
    'select number, published_at from release where number <= $1::int',
    [release],
  )
  return new Map(rows.map((row) => [row.number, wireTime(row.published_at)]))
}
