import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { SLOW_HASHING } from '#server/identity/password-hashing.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { makeAccount } from '#tests/builders/people.ts'
import { startProduct } from '#tests/builders/running-product.ts'
import { newStore } from '#tests/builders/test-store.ts'
import { type Cast, countOf, hasOfEach, keepBusy, nothingYet } from './busy-people.ts'
import { faultsOf } from './half-done.ts'
import { tokenOf } from './people-at-a-product.ts'

/** How often the product is killed. `MSDAT_KILL_ROUNDS=200` is the long run before a release. */
const ROUNDS = Number(process.env.MSDAT_KILL_ROUNDS ?? 1)

/** Answers in each round before it is killed, at least. */
const ANSWERS = 12

/** Time for a round: start, work, kill, look, in milliseconds. */
const ROUND = 90_000

test(
  'kill -9 while people are added, roles changed, plugins sent and approved and documents saved loses nothing and leaves nothing half done',
  async () => {
    const store = await newStore('embedded', 'first-release')
    const first = await openDatabase(store)
    await makeAccount(first, 'root', 'admin', SLOW_HASHING)
    // One for each round: nobody may submit more than 20 plugins a day.
    for (let round = 1; round <= ROUNDS; round++) {
      await makeAccount(first, `author-${round}`, 'user', SLOW_HASHING)
    }
    const changed = await makeAccount(first, 'changed', 'user', SLOW_HASHING)
    await first.close()

    const noted = nothingYet()
    let admin: string | null = null
    for (let round = 1; round <= ROUNDS; round++) {
      const product = await startProduct({ dataDir: store.dataDir })
      // Sessions outlive a kill too: the administrator signs in once.
      admin ??= await tokenOf(product.url, 'root')
      const cast: Cast = { admin, author: await tokenOf(product.url, `author-${round}`), changed }
      const enough = countOf(noted) + ANSWERS
      const busy = keepBusy(product.url, cast, round, noted)
      await Promise.race([busy, until(() => countOf(noted) >= enough && hasOfEach(noted))])
      // In the middle of something else each time.
      await setTimeout((round * 37) % 150)
      const gone = once(product.process, 'exit')
      product.process.kill('SIGKILL')
      // A busy machine takes a moment to end it; until then the folder is its own.
      await Promise.all([busy, gone])

      const database = await openDatabase(store)
      expect(await faultsOf(database, noted, cast)).toEqual([])
      await database.close()
    }
    expect(hasOfEach(noted)).toBe(true)
  },
  ROUNDS * ROUND,
)

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await setTimeout(10)
}
