import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { readArchive } from '#server/plugin-archives/archive-store.ts'
import { joinReview } from '#server/reviews/review-store.ts'
import { newStore } from '#tests/builders/test-store.ts'
import { TestProcess } from './child-process.ts'
import { lastAcknowledged } from './entries.ts'

const ROUNDS = 2
const PLUGINS_EACH_ROUND = 5
/** The store is opened four times, which a busy machine takes long for. */
const PATIENCE = 180_000

interface KeptRow {
  readonly id: number
  readonly status: string
  readonly sha256: string
  /** Rows that belong to it and were written in the same transactions. */
  readonly contacts: number
  readonly published: number
  readonly audited: number
}

async function keptRows(database: Database): Promise<KeptRow[]> {
  return database.query<KeptRow>(
    `select t.id, r.state as status, t.sha256,
       (select count(*) from plugin_contact c where c.submission = t.id) as contacts,
       (select count(*) from plugin p where p.submission = t.id) as published,
       (select count(*) from audit_entry a where a.subject = 'submission ' || t.id) as audited
     from plugin_submission t ${joinReview('plugin')} order by t.id`,
  )
}

it(
  'kill -9 during submission and approval loses nothing acknowledged, and leaves nothing half done',
  async () => {
    const store = await newStore('embedded', 'tables')
    const journal = join(store.dataDir, 'journal')
    for (let round = 1; round <= ROUNDS; round += 1) {
      const enough = lastAcknowledged(journal) + PLUGINS_EACH_ROUND
      const writer = new TestProcess('./submit-plugins-until-killed.ts', [store.dataDir, journal])
      await writer.line((line) => Number(line) >= enough)
      await writer.kill('SIGKILL')

      const database = await openDatabase(store)
      const rows = await keptRows(database)
      for (const { id, status, sha256, contacts, published, audited } of rows) {
        const archive = (await readArchive(database, id)) ?? ''
        expect(createHash('sha256').update(archive).digest('hex')).toBe(sha256)
        expect({ id, contacts, published, audited }).toEqual({
          id,
          contacts: 1,
          published: status === 'approved' ? 1 : 0,
          audited: status === 'approved' ? 2 : 1,
        })
      }
      const acknowledged = lastAcknowledged(journal)
      expect(rows.find(({ id }) => id === acknowledged)?.status).toBe('approved')
      await database.close()
    }
    expect(lastAcknowledged(journal)).toBeGreaterThanOrEqual(ROUNDS * PLUGINS_EACH_ROUND)
  },
  PATIENCE,
)
