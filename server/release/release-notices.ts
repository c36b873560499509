import type { Database, SqlRunner } from '#server/platform/database/database.ts'
import { currentRelease } from './current-release.ts'

/** The name under which processes tell each other of releases. */
const TOPIC = 'msdat_release'

/** Tells the other processes of a release when its transaction ends. */
export async function announceRelease(transaction: SqlRunner, hash: string): Promise<void> {
  await transaction.query('select pg_notify($1, $2)', [TOPIC, hash])
}

/**
 * Calls `changed` when another release is current than before, whichever process published it. Answers need no such thing: each asks
 * which release is current. Gives what ends it.
 */
export function watchReleases(database: Database, changed: () => void): () => Promise<void> {
  let known: string | null = null
  return database.listen(TOPIC, () => {
    currentRelease(database).then(
      ({ hash }) => {
        const isFirst = known === null
        if (known === hash) return
        known = hash
        if (!isFirst) changed()
      },
      // While the store does not answer, or has no release, there is nothing to tell; it is asked again.
      () => {},
    )
  })
}
