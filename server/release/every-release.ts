import type { SqlRunner } from '#server/platform/database/database.ts'
import type { Release } from './current-release.ts'

/** Every published release, newest first. */
export function everyRelease(database: SqlRunner): Promise<Release[]> {
  return database.query<Release>(
    'select number, hash, published_at, note from release where hash is not null order by number desc',
  )
}
