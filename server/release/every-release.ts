import type { SqlRunner } from '#server/platform/database/database.ts'
import type { ReleasePart } from './digest.ts'
import type { Release } from './current-release.ts'

/** Every published release, newest first. */
export function everyRelease(database: SqlRunner): Promise<Release[]> {
  return database.query<Release>(
    'select number, hash, published_at, note from release where hash is not null order by number desc',
  )
}

/** The parts of which the hash of each release was made, newest first; null for releases from before they were kept. */
export function releaseChain(
  database: SqlRunner,
): Promise<{ readonly number: number; readonly hash: string; readonly parts: ReleasePart[] | null }[]> {
  return database.query('select number, hash, parts from release where hash is not null order by number desc')
}
