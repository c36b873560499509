import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { makeAccount } from '#tests/builders/people.ts'
import { publishCountry } from '#tests/builders/published-country.ts'
import { startProduct } from '#tests/builders/running-product.ts'
import { migratedStore } from '#tests/builders/test-database.ts'
import { type Cast, countOf, keepBusy, nothingYet } from './busy-people.ts'
import { faultsOf } from './half-done.ts'
import { tokenOf } from './people-at-a-product.ts'

/** How often the product is killed. `MSDAT_KILL_ROUNDS=200` is the long run before a release. */
const ROUNDS = Number(process.env.MSDAT_KILL_ROUNDS ?? 4)

/** Answers in each round before it is killed. */
const ANSWERS = 12

/** Time for a round: start, work, kill, look, in milliseconds. */
const ROUND = 60_000

test(
  'kill -9 while people are added, roles changed and plugins sent and approved loses nothing and leaves nothing half done',
  async () => {
    const store = await migratedStore('embedded')
    const first = await openDatabase(store)
    await publishCountry(first, 1)
    await makeAccount(first, 'root', 'admin')
    await makeAccount(first, 'author')
    const changed = await makeAccount(first, 'changed')
    await first.close()

    const noted = nothingYet()
    let cast: Cast | null = null
    for (let round = 1; round <= ROUNDS; round++) {
      const product = await startProduct({ dataDir: store.dataDir })
      // Sessions outlive a kill too: people sign in once.
      cast ??= {
        admin: await tokenOf(product.url, 'root'),
        author: await tokenOf(product.url, 'author'),
        changed,
      }
      const enough = countOf(noted) + ANSWERS
      const busy = keepBusy(product.url, cast, round, noted)
      await Promise.race([busy, until(() => countOf(noted) >= enough)])
      // In the middle of something else each time.
      await setTimeout((round * 37) % 150)
      product.process.kill('SIGKILL')
      await busy

      const database = await openDatabase(store)
      expect(await faultsOf(database, noted, cast)).toEqual([])
      await database.close()
    }
    expect(noted.added.size).toBeGreaterThan(0)
    expect(noted.roles.acknowledged).toBeGreaterThan(0)
    expect(noted.approved.size).toBeGreaterThan(0)
  },
  ROUNDS * ROUND,
)

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await setTimeout(10)
}
