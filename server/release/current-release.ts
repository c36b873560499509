import type { ReleaseStamp } from '#contract/release-file.ts'
import { Problem } from '#domain/problem.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** A published state of all data. Rows of a release have `release_added <= number < release_removed`. */
export interface Release {
  readonly number: number
  readonly hash: string
  readonly published_at: Date
  readonly note: string
}

const COLUMNS = 'number, hash, published_at, note'

/** The newest published release. Throws `store-unavailable` before the first one. */
export async function currentRelease(database: SqlRunner): Promise<Release> {
  const [release] = await database.query<Release>(
    `select ${COLUMNS} from release where hash is not null order by number desc limit 1`,
  )
  if (release) return release
  throw new Problem('store-unavailable', 'No data has been published here yet. Try again in a minute.')
}

/** The release with this hash, or with this number where addresses are short; or null. */
export async function releaseWithHash(database: SqlRunner, hash: string): Promise<Release | null> {
  const number = /^\d{1,9}$/.test(hash) ? Number(hash) : null
  const [release] = await database.query<Release>(
    `select ${COLUMNS} from release where hash = $1 or (number = $2 and hash is not null)`,
    [hash, number],
  )
  return release ?? null
}

/** A release as it travels, and as it is written into pages. */
export function releaseStamp({ number, hash, published_at, note }: Release): ReleaseStamp {
  return { number, hash, published_at: published_at.toISOString(), note }
}
