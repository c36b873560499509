import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newStore } from '#tests/builders/test-store.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { openDatabase } from '../open-database.ts'
import { type EmbeddedDatabase, openEmbedded } from './embedded-database.ts'

const newFolder = async () => (await newStore('embedded', 'tables')).dataDir

describe('the embedded database', () => {
  /** Of the tests after which it is as it was. */
  let database: EmbeddedDatabase
  beforeAll(async () => {
    database = await openEmbedded(await newFolder())
  })
  afterAll(() => database.close())

  it('keeps what was written when it is closed and opened', async () => {
    const dataDir = await newFolder()
    const first = await openEmbedded(dataDir)
    await first.script('create table kept (a int); insert into kept values (7)')
    await first.close()
    const second = await openEmbedded(dataDir)
    expect(await second.query('select a from kept')).toEqual([{ a: 7 }])
    await second.close()
  })

  it('leaves the main thread free during a long query', async () => {
    let turns = 0
    let running = true
    const count = () => {
      turns += 1
      if (running) setImmediate(count)
    }
    setImmediate(count)
    const [row] = await database.query<{ count: number }>('select count(*) from generate_series(1, 1000000)')
    running = false
    expect(row?.count).toBe(1_000_000)
    // On the main thread the query would be over before the second turn.
    expect(turns).toBeGreaterThan(100)
  })

  it('T51: hands fsync through to the disk: one at least for every commit, none for reading', async () => {
    await database.script('create table synced (a int)')
    const before = (await database.statistics()).syncs
    for (let a = 0; a < 50; a += 1) await database.query('insert into synced values ($1)', [a])
    const afterWriting = (await database.statistics()).syncs
    expect(afterWriting - before).toBeGreaterThanOrEqual(50)
    for (let time = 0; time < 50; time += 1) await database.query('select count(*) from synced')
    expect((await database.statistics()).syncs).toBe(afterWriting)
  })

  it('syncs with the settings that reach the disk', async () => {
    expect(
      await database.query(
        "select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method, " +
          "current_setting('full_page_writes') as pages, current_setting('synchronous_commit') as commit",
      ),
    ).toEqual([{ fsync: 'on', method: 'fsync', pages: 'on', commit: 'on' }])
  })

  it('runs on the version of PGlite that this was tested with, and the package asks for exactly that', async () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const entry = fileURLToPath(import.meta.resolve('@electric-sql/pglite'))
    const { version } = JSON.parse(readFileSync(join(entry, '../../package.json'), 'utf8'))
    expect([dependencies['@electric-sql/pglite'], version]).toEqual(['0.5.16', '0.5.16'])
  })

  it('moves the end of the log into the data files at a checkpoint', async () => {
    const redo = async () =>
      (
        await database.query<{ redo: string }>('select redo_lsn::text as redo from pg_control_checkpoint()')
      )[0]?.redo
    await database.script('create table filled as select generate_series(1, 1000) as a')
    const before = await redo()
    await database.checkpoint()
    expect(await redo()).not.toBe(before)
  })

  it('T50: answers a Problem when it breaks down, and the next statement finds everything acknowledged', async () => {
    const dataDir = await newFolder()
    const database = await openEmbedded(dataDir)
    await database.script('create table kept (a int); insert into kept values (7)')
    const [log, away] = [join(dataDir, 'data', 'pg_wal'), join(dataDir, 'pg_wal.away')]
    renameSync(log, away)
    const broken = database.transaction(async (transaction) => {
      await transaction.query('insert into kept values (8)')
      // The log goes on in a new file, for which there is no folder.
      for (;;) await transaction.query("select pg_switch_wal(), pg_logical_emit_message(true, 'x', 'y')")
    })
    await expect(broken).rejects.toMatchObject({ name: 'Problem', code: 'store-unavailable' })
    renameSync(away, log)
    expect(await database.query('select a from kept')).toEqual([{ a: 7 }])
    await database.close()
  })

  it('answers a Problem once its folder was taken away', async () => {
    const dataDir = await newFolder()
    const database = await openEmbedded(dataDir)
    rmSync(join(dataDir, 'data.lock'))
    const refused = async () => {
      for (;;) await database.query('select 1')
    }
    await expect(refused()).rejects.toMatchObject({ name: 'Problem', code: 'store-unavailable' })
    await database.close().catch(() => {})
  })
})

describe('a folder that is not as it should be', () => {
  it('with an empty pid file, as a power cut leaves it, opens', async () => {
    const dataDir = await newFolder()
    writeFileSync(join(dataDir, 'data', 'postmaster.pid'), '')
    const database = await openEmbedded(dataDir)
    expect(await database.query('select 1 as value')).toEqual([{ value: 1 }])
    await database.close()
  })

  it('with a creation that was cut short is created anew', async () => {
    const dataDir = newTestFolder()
    mkdirSync(join(dataDir, 'data.new'), { recursive: true })
    writeFileSync(join(dataDir, 'data.new', 'PG_VERSION'), '18\n')
    const database = await openEmbedded(dataDir)
    expect(await database.query('select 1 as value')).toEqual([{ value: 1 }])
    expect(existsSync(join(dataDir, 'data.new'))).toBe(false)
    await database.close()
  })

  it('with other files is left alone, with a message', async () => {
    const dataDir = newTestFolder()
    mkdirSync(join(dataDir, 'data'), { recursive: true })
    writeFileSync(join(dataDir, 'data', 'letter.txt'), 'mine')
    const opening = openDatabase({ databaseUrl: null, directUrl: null, dataDir })
    await expect(opening).rejects.toThrow('holds files but no database')
    expect(readFileSync(join(dataDir, 'data', 'letter.txt'), 'utf8')).toBe('mine')
    expect(existsSync(join(dataDir, 'data.lock'))).toBe(false)
  })

  it('of another version of PostgreSQL is left alone, with a message', async () => {
    const dataDir = await newFolder()
    writeFileSync(join(dataDir, 'data', 'PG_VERSION'), '17\n')
    await expect(openEmbedded(dataDir)).rejects.toThrow('were written by PostgreSQL 17')
  })
})
