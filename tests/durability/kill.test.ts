import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { newStore } from '#tests/builders/test-store.ts'
import { TestProcess } from './child-process.ts'
import { faults, lastAcknowledged } from './entries.ts'

const ROUNDS = 2
const ENTRIES_EACH_ROUND = 150

it('T49: kill -9 while writing loses nothing that was acknowledged, and leaves nothing half done', async () => {
  const store = await newStore('embedded', 'tables')
  const journal = join(store.dataDir, 'journal')
  for (let round = 1; round <= ROUNDS; round += 1) {
    const enough = lastAcknowledged(journal) + ENTRIES_EACH_ROUND
    const writer = new TestProcess('./write-until-killed.ts', [store.dataDir, journal])
    await writer.line((line) => Number(line) >= enough)
    await writer.kill('SIGKILL')

    const database = await openDatabase(store)
    expect(await faults(database, lastAcknowledged(journal))).toEqual([])
    await database.close()
  }
  expect(lastAcknowledged(journal)).toBeGreaterThanOrEqual(ROUNDS * ENTRIES_EACH_ROUND)
})
