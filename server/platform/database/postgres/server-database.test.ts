import { expect, it } from 'vitest'
import { eachDatabase } from '#tests/builders/test-database.ts'
import { startPooler } from '#tests/builders/made-up-pooler.ts'
import { newStore } from '#tests/builders/test-store.ts'
import { openDatabase } from '../open-database.ts'

const UNAVAILABLE = { name: 'Problem', code: 'store-unavailable' }
const TERMINATE =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'

eachDatabase('a lost connection', (_open, kind) => {
  if (kind === 'embedded') {
    it('is tested with the embedded database itself', () => expect(kind).toBe('embedded'))
    return
  }

  it('is a Problem when nothing listens at the address', async () => {
    const options = { databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing', directUrl: null, dataDir: '' }
    const database = await openDatabase(options)
    await expect(database.query('select 1')).rejects.toMatchObject(UNAVAILABLE)
    await expect(database.script('select 1')).rejects.toMatchObject(UNAVAILABLE)
    await expect(database.transaction(async () => 1)).rejects.toMatchObject(UNAVAILABLE)
    await expect(database.directTransaction(async () => 1)).rejects.toMatchObject(UNAVAILABLE)
    await database.close()
  })

  it('is a Problem inside a transaction, and the next statement has a new connection', async () => {
    const store = await newStore('server', 'tables')
    const [database, other] = [await openDatabase(store), await openDatabase(store)]
    const failed = database.transaction(async (transaction) => {
      await transaction.query('select 1')
      await other.query(TERMINATE)
      await transaction.query('select 2')
    })
    await expect(failed).rejects.toMatchObject(UNAVAILABLE)
    expect(await database.query('select 3 as value')).toEqual([{ value: 3 }])
    await database.close()
    await other.close()
  })

  it('does not end the process when a connection waits inside a transaction, or is idle', async () => {
    const store = await newStore('server', 'tables')
    const [database, other] = [await openDatabase(store), await openDatabase(store)]
    await database.query('select 1')
    await other.query(TERMINATE)
    const failed = database.transaction(async () => {
      await other.query(TERMINATE)
      await other.query('select pg_sleep(0.2)')
    })
    await expect(failed).rejects.toMatchObject(UNAVAILABLE)
    expect(await database.query('select 1 as value')).toEqual([{ value: 1 }])
    await database.close()
    await other.close()
  })

  it('is a Problem when the server ends it during a statement', async () => {
    const store = await newStore('server', 'tables')
    const [database, other] = [await openDatabase(store), await openDatabase(store)]
    const failed = expect(database.query('select pg_sleep(60)')).rejects.toMatchObject(UNAVAILABLE)
    const ended = async () => (await other.query(`${TERMINATE} and query like '%pg_sleep%'`)).length
    while ((await ended()) === 0) await other.query('select pg_sleep(0.02)')
    await failed
    await database.close()
    await other.close()
  })
})

eachDatabase('statements that come often', (open, kind) => {
  if (kind === 'embedded') {
    it('are prepared by the embedded database itself', () => expect(kind).toBe('embedded'))
    return
  }

  const OFTEN = 'select $1::int + 1 as next'
  const PREPARED = "select count(*) as count from pg_prepared_statements where name like 'msdat%'"

  it('are prepared on a connection to the server itself, and planned for their values', async () => {
    const database = await open()
    for (const value of [1, 2, 3]) await database.query(OFTEN, [value])
    expect(await database.query(PREPARED)).toEqual([{ count: 1 }])
    expect(await database.query('show plan_cache_mode')).toEqual([{ plan_cache_mode: 'force_custom_plan' }])
  })

  it('are never prepared through a pooler', async () => {
    const store = await newStore('server', 'tables')
    const pooler = await startPooler(store.databaseUrl ?? '')
    const database = await openDatabase({ ...store, databaseUrl: pooler.url })
    for (const value of [1, 2, 3]) {
      expect(await database.query(OFTEN, [value])).toEqual([{ next: value + 1 }])
    }
    expect(await database.query(PREPARED)).toEqual([{ count: 0 }])
    expect(await database.query('show plan_cache_mode')).toEqual([{ plan_cache_mode: 'auto' }])
    await database.close()
    pooler.close()
  })
})
