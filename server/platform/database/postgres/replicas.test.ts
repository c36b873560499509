import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { currentRelease, releaseWithHash } from '#server/release/current-release.ts'
import { publishRelease } from '#server/release/publish-release.ts'
import { watchReleases } from '#server/release/release-notices.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { signInAs, testAccounts } from '#tests/builders/people.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { newStore } from '#tests/builders/test-store.ts'
import type { Database } from '../database.ts'
import { openDatabase, type StoreOptions } from '../open-database.ts'

const LATE = { bytes: 1_000_000, seconds: 10 }
const NOBODY = 'postgres://nobody@127.0.0.1:1/nothing'

/** Does work for a reader. */
function readBy<T>(database: Database, since: string | null, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const reader = database.replicas?.reader(since)
    const run = () => {
      work()
        .finally(() => reader?.end())
        .then(resolve, reject)
    }
    if (reader) reader.run(run)
    else run()
  })
}

serverDatabase('replicas', (open) => {
  /** It has two releases; the other store, which stands for its replica, has the first alone. */
  let store: StoreOptions
  let database: Database

  beforeAll(async () => {
    store = await newStore('server', 'country')
    const behind = await newStore('server', 'first-release')
    database = await openDatabase({ ...store, replicas: { urls: [behind.databaseUrl ?? ''], late: LATE } })
    open.atEnd(() => database.close())
    await vi.waitFor(async () => expect(await seenBy(null)).toBe(1), 30_000)
  })

  const newest = async () => (await currentRelease(database)).number
  const seenBy = (since: string | null) => readBy(database, since, newest)

  describe('what is public', () => {
    it('is read from a replica for readers, and from the primary for everything else', async () => {
      expect(await seenBy(null)).toBe(1)
      expect(await newest()).toBe(2)
      const [kept] = await readBy(database, null, () =>
        database.transaction(async (t) => [await currentRelease(t)]),
      )
      expect(kept?.number).toBe(2)
    })

    it('is read from the primary where somebody looks for a release that has not arrived, and from then on', async () => {
      const second = await currentRelease(database)
      const found = await readBy(database, null, async () => [
        (await currentRelease(database)).number,
        (await releaseWithHash(database, second.hash))?.number,
        (await currentRelease(database)).number,
      ])
      expect(found).toEqual([1, 2, 2])
    })

    it('is read where a write has arrived', async () => {
      const position = (await database.replicas?.position()) ?? ''
      expect(position).toMatch(/^[\dA-F]+\/[\dA-F]+$/)
      expect(await seenBy(position)).toBe(1)
      expect(await seenBy('FFFFFFF0/0')).toBe(2)
      expect(await seenBy('nothing')).toBe(2)
    })

    it('is not read from a replica by work that goes on after the answer', async () => {
      const goOn = Promise.withResolvers<void>()
      const later: Promise<number>[] = []
      await readBy(database, null, async () => void later.push(goOn.promise.then(newest)))
      goOn.resolve()
      expect(await Promise.all(later)).toEqual([2])
    })
  })

  it('a statement that a replica refuses is answered by the primary', async () => {
    await database.script('alter table observation add column only_here int')
    const read = () => database.query('select count(only_here) as count from observation')
    expect(await readBy(database, null, read)).toEqual([{ count: 0 }])
    await expect(
      readBy(database, null, () => database.query('select nothing from observation')),
    ).rejects.toMatchObject({
      code: '42703',
    })
  })

  it('a replica that does not answer is left out, and the others go on', async () => {
    const [behind] = [await newStore('server', 'first-release')]
    const urls = [NOBODY, behind.databaseUrl ?? '']
    const other = await openDatabase({ ...store, replicas: { urls, late: LATE } })
    open.atEnd(() => other.close())
    await expect.poll(() => other.replicas?.state().map(({ isUsed }) => isUsed)).toEqual([false, true])
    const seen = () => readBy(other, null, async () => (await currentRelease(other)).number)
    await expect.poll(seen).toBe(1)
    expect(await Promise.all([seen(), seen(), seen()])).toEqual([1, 1, 1])
  })

  describe('calls', () => {
    const numberFor = async (app: Awaited<ReturnType<typeof createApp>>, headers: Record<string, string>) => {
      const answer = await app.inject({ url: '/api/releases/current', headers })
      return { status: answer.statusCode, number: answer.json().number, sets: answer.headers['set-cookie'] }
    }

    it('read from a replica, and where their writes have arrived once they have written', async () => {
      const app = await createApp({ database, accounts: testAccounts(), metrics: 'local' })
      open.atEnd(() => app.close())
      const counts = await app.inject('/metrics')
      expect(counts.body).toMatch(/^msdat_replica_used\{replica="127\.0\.0\.1:\d+"\} 1$/m)
      expect(await numberFor(app, {})).toEqual({ status: 200, number: 1, sets: undefined })
      expect((await numberFor(app, { cookie: 'msdat-written=FFFFFFF0/0' })).number).toBe(2)
      expect((await numberFor(app, { cookie: 'msdat-written=primary' })).number).toBe(2)
      const ada = await signInAs(app, database, 'ada', 'admin')
      expect((await numberFor(app, { authorization: ada.bearer })).number).toBe(2)
      expect((await numberFor(app, { cookie: ada.cookie })).number).toBe(1)
      const written = await app.inject({
        method: 'POST',
        url: '/api/user_interactions',
        headers: { cookie: ada.cookie, origin: 'http://localhost', host: 'localhost' },
        payload: { dashboard: 'Health_Outcomes_and_Service_Coverage' },
      })
      expect(`${written.statusCode} ${written.headers['set-cookie']}`).toMatch(
        /^200 msdat-written=[\dA-F]+\/[\dA-F]+; Path=\/; Max-Age=120; HttpOnly; SameSite=Lax$/,
      )
    })
  })
})

serverDatabase('a release that another process publishes', (open) => {
  it('is heard of, also after the connection for it was lost', async () => {
    const store = await newStore('server', 'country')
    const [here, there] = [await openDatabase(store), await openDatabase(store)]
    open.atEnd(() => Promise.all([here.close(), there.close()]))
    const heard: number[] = []
    const stop = watchReleases(there, () => heard.push(heard.length))
    open.atEnd(stop)
    const listening = async () => {
      const rows = await here.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = current_database() and query like 'listen%'",
      )
      return rows.length
    }
    await expect.poll(listening).toBe(1)
    const publish = (value: number) =>
      publishRelease(
        here,
        { points: [aPoint(2, 1, '2018', value)] },
        { note: 'n', actor: 'a', now: new Date() },
      )
    await publish(41.5)
    await expect.poll(() => heard.length).toBe(1)
    await here.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'",
    )
    await publish(42.5)
    await expect.poll(() => heard.length).toBe(2)
  })
})
