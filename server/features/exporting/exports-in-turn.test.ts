import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/database.ts'
import { testAccounts } from '#tests/builders/people.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

/** A store whose figures come only when it is told. */
function patientStore(database: Database) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let asked = 0
  const heard = Promise.withResolvers<void>()
  const query: Database['query'] = async (sql, parameters) => {
    if (/observation o /.test(sql)) {
      asked += 1
      if (asked === 2) heard.resolve()
      await promise
    }
    return database.query(sql, parameters)
  }
  const store: Database = {
    ...{ kind: database.kind, replicas: null, query },
    listen: (topic, hears) => database.listen(topic, hears),
    transaction: (work) => database.transaction(work),
    directTransaction: (work) => database.directTransaction(work),
    script: (sql) => database.script(sql),
    checkpoint: () => database.checkpoint(),
    close: () => database.close(),
  }
  return { store, bothAsk: heard.promise, give: resolve }
}

serverDatabase('figures that are taken out by many at once', (open) => {
  test('wait their turn; too many of one reader are told when to come again; who leaves makes room', async () => {
    const { store, bothAsk, give } = patientStore(await open('made-up-files'))
    const app = await createApp({ database: store, accounts: testAccounts() })
    // What still waits is let go first, so that a failure ends here.
    open.atEnd(() => {
      give()
      return app.close()
    })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const get = (signal: AbortSignal | null = null) =>
      fetch(`${address}/api/exports/figures`, { headers: { 'accept-encoding': 'identity' }, signal })
    const served = [get(), get()]
    await bothAsk
    const behind = [0, 1, 2].map((at) => {
      const leaves = new AbortController()
      return { at, leaves, answer: get(leaves.signal).catch(() => null) }
    })
    // Two wait, whichever came first; the third is told at once.
    const told = await Promise.race(behind.map(async ({ at, answer }) => ({ at, answer: await answer })))
    expect(told.answer?.status).toBe(429)
    expect(told.answer?.headers.get('retry-after')).toBe('20')
    expect(await told.answer?.json()).toMatchObject({
      type: '/problems/too-many-requests',
      detail: 'More exports are asked for than can be made at once. Try again in 20 seconds.',
    })
    const [gone, stays] = behind.filter(({ at }) => at !== told.at)
    gone?.leaves.abort()
    expect(await gone?.answer).toBe(null)
    give()
    const [first, ...others] = await Promise.all(
      [...served, stays?.answer].map(async (answer) => (await answer)?.text()),
    )
    expect(first?.trim().split('\r\n')).toHaveLength(7)
    expect(others).toEqual([first, first])
    expect(await (await get()).text()).toBe(first)
  }, 30_000)
})
