import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { migratedStore } from '#tests/builders/test-database.ts'
import { TestProcess } from './child-process.ts'

const ROUNDS = 3
const ENTRIES_EACH_ROUND = 150

it('kill -9 while writing loses nothing that was acknowledged, and leaves nothing half done', async () => {
  const store = await migratedStore('embedded')
  const journal = join(store.dataDir, 'journal')
  let acknowledged = 0
  for (let round = 1; round <= ROUNDS; round += 1) {
    const writer = new TestProcess('./write-until-killed.ts', [store.dataDir, journal])
    await writer.line((line) => Number(line) >= acknowledged + ENTRIES_EACH_ROUND)
    await writer.kill('SIGKILL')

    acknowledged = Number(readFileSync(journal, 'utf8').trim().split('\n').at(-1))
    const database = await openDatabase(store)
    const [byIndex] = await database.query<{ entries: number; last: number }>(
      'select count(*) as entries, max(id) as last from entry where id > 0',
    )
    const rest = await database.query(
      'select (select count(*) from audit) as audits, (select entries from counter) as counted',
    )
    await database.close()

    const entries = byIndex?.entries ?? 0
    // At most one more than acknowledged: committed, and killed before the journal was written.
    expect([acknowledged, acknowledged + 1]).toContain(entries)
    expect(byIndex?.last).toBe(entries)
    expect(rest).toEqual([{ audits: entries, counted: entries }])
  }
  expect(acknowledged).toBeGreaterThanOrEqual(ROUNDS * ENTRIES_EACH_ROUND)
})
