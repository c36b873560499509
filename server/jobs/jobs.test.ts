import { Writable } from 'node:stream'
import { fastify } from 'fastify'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase, type StoreOptions } from '#server/platform/database/open-database.ts'
import { eachDatabase } from '#tests/builders/test-database.ts'
import { newStore } from '#tests/builders/test-store.ts'
import { TestProcess } from '#tests/durability/child-process.ts'
import { growing, type JobInput, type JobKind } from './job-kind.ts'
import { forgetDeadJobs } from './job-store.ts'
import { type Jobs, openJobs } from './jobs.ts'

/** A busy machine takes its time. */
const PATIENT = { timeout: 30_000 }

describe('pauses that grow', () => {
  test.each([
    [60, 4, [60, 240, 960, 3840, 15_360]],
    [60, 10, [60, 600, 6000]],
    [5, 1, [5, 5, 5]],
  ])('%d seconds, each %d times longer', (first, times, pauses) => {
    expect(pauses.map((_pause, at) => growing(first, times)(at + 1))).toEqual(pauses)
  })
})

interface StoredJob {
  readonly kind: string
  readonly attempts: number
  readonly last_error: string
  readonly dead: boolean
  readonly held: boolean
  /** Seconds, rounded, from now on. */
  /** Seconds until it is due, up to the next ten: a busy machine asks a while later. */
  readonly due: number
}

eachDatabase('jobs', (open, kind) => {
  let store: StoreOptions
  let database: Database
  let lines: string[] = []
  const opened: Database[] = []

  beforeAll(async () => {
    store = await newStore(kind, 'tables')
    database = await openDatabase(store)
    opened.push(database)
    return async () => {
      for (const each of opened) await each.close()
    }
  }, 300_000)
  beforeEach(() => {
    lines = []
  })
  afterEach(async () => {
    await database.query('delete from job')
  })

  /** The jobs of a process; what it logs is in `lines`. */
  function process(own: Database, ...kinds: readonly JobKind[]): Jobs {
    const stream = new Writable({
      write: (line, _encoding, done) => {
        lines.push(String(line))
        done()
      },
    })
    const jobs = openJobs({ database: own, log: fastify({ logger: { level: 'info', stream } }).log })
    for (const each of kinds) jobs.register(each)
    return jobs
  }
  /** Another process has connections of its own; an embedded store has one process. */
  async function otherDatabase(): Promise<Database> {
    if (kind === 'embedded') return database
    const other = await openDatabase(store)
    opened.push(other)
    return other
  }
  const jobOf = (run: JobKind['run'], more: Partial<JobKind> = {}): JobKind => ({
    name: 'made-up',
    attempts: 3,
    pause: growing(60, 2),
    failure: 'It could not be done.',
    run,
    ...more,
  })
  const add = (count = 1) =>
    database.query(
      `insert into job (kind, input) select 'made-up', jsonb_build_object('number', n) from generate_series(1, $1) n`,
      [count],
    )
  const stored = () =>
    database.query<StoredJob>(
      `select kind, attempts, last_error, died_at is not null as dead, holder is not null as held,
         (10 * ceil(extract(epoch from run_after - now()) / 10))::int as due
       from job order by id`,
    )
  const passTime = () => database.query("update job set run_after = now() - interval '1 second'")
  const told = () => lines.map((line) => JSON.parse(line))

  test('what is due is done in its order, and is gone; what is not due waits', async () => {
    const done: JobInput[] = []
    const jobs = process(
      database,
      jobOf(async (input) => void done.push(input)),
    )
    await add(3)
    await database.query(
      "update job set run_after = now() + interval '1 hour' where input ->> 'number' = '2'",
    )
    expect(await jobs.doDue()).toBe(2)
    expect(done).toEqual([{ number: 1 }, { number: 3 }])
    expect(await stored()).toMatchObject([{ due: 3600, attempts: 0 }])
    await passTime()
    expect([await jobs.doDue(), await jobs.doDue()]).toEqual([1, 0])
    expect(await stored()).toEqual([])
  })

  test('a job that runs belongs to its process until its lease has passed, and is done again then', async () => {
    await add()
    let first = true
    const began: string[] = []
    let end = () => {}
    const run = async () => {
      began.push('')
      if (!first) throw new Error('no ink')
      first = false
      await new Promise<void>((resolve) => {
        end = resolve
      })
    }
    const slow = process(database, jobOf(run)).doDue()
    const other = process(await otherDatabase(), jobOf(run))
    await expect.poll(() => began.length, PATIENT).toBe(1)
    expect(await other.doDue()).toBe(0)
    await database.query("update job set leased_until = now() - interval '1 second'")
    expect(await other.doDue()).toBe(1)
    expect(began).toHaveLength(2)
    // The one that comes late takes nothing away that is no longer its own.
    end()
    await slow
    expect(await stored()).toMatchObject([{ attempts: 2, last_error: 'no ink', held: false, due: 120 }])
  })

  if (open.isShort) return

  test('what this version does not know is left alone', async () => {
    await add()
    expect(await process(database).doDue()).toBe(0)
    expect(await stored()).toMatchObject([{ attempts: 0, held: false }])
  })

  test('two processes never do the same job', async () => {
    const done: unknown[] = []
    const run = async ({ number }: JobInput) => {
      done.push(number)
      await database.query('select pg_sleep(0.002)')
    }
    const other = await otherDatabase()
    await add(60)
    const processes = [database, other, database, other].map((own) => process(own, jobOf(run)))
    const counts = await Promise.all(processes.map((each) => each.doDue()))
    expect(counts.reduce((sum, count) => sum + count)).toBe(60)
    expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 60 }, (_, at) => at + 1),
    )
    expect(await stored()).toEqual([])
  })

  test('pauses grow, a job that keeps failing ends as dead, and the log says each', async () => {
    const run = async () => {
      throw new Error('no ink')
    }
    const jobs = process(database, jobOf(run))
    await add()
    const seen = []
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await jobs.doDue()
      const [{ attempts, due, dead, held } = { attempts: 0, due: 0, dead: false, held: true }] =
        await stored()
      seen.push(dead ? 'dead' : `${attempts}: ${due}`)
      expect(held).toBe(false)
      await passTime()
    }
    expect(seen).toEqual(['1: 60', '2: 120', 'dead', 'dead'])
    expect(await stored()).toMatchObject([{ attempts: 3, last_error: 'no ink', dead: true }])
    const short = told().map(({ level, msg, attempt, reason }) => [level, msg, attempt, reason])
    expect(short).toEqual([
      [40, 'It could not be done.', 1, 'no ink'],
      [40, 'It could not be done.', 2, 'no ink'],
      [50, 'It could not be done. It is not tried again.', 3, 'no ink'],
    ])
    await database.query("update job set died_at = now() - interval '29 days'")
    await forgetDeadJobs(database)
    expect(await stored()).toHaveLength(1)
    await database.query("update job set died_at = now() - interval '31 days'")
    await forgetDeadJobs(database)
    expect(await stored()).toEqual([])
  })

  test('a job that ends its process each time is given up too', async () => {
    await add()
    await database.query(
      "update job set attempts = 3, holder = 'gone', leased_until = now() - interval '1 second'",
    )
    await process(
      database,
      jobOf(async () => {}),
    ).doDue()
    expect(await stored()).toMatchObject([{ dead: true, last_error: 'The process that did it ended.' }])
  })

  test('done at once: true when it worked; otherwise it waits', async () => {
    let works = true
    const kind = jobOf(async () => {
      if (!works) throw new Error('closed')
    })
    const jobs = process(database, kind)
    expect(await jobs.doNow(kind, { a: 1 })).toBe(true)
    expect(await stored()).toEqual([])
    works = false
    expect(await jobs.doNow(kind, { a: 1 })).toBe(false)
    expect(await stored()).toMatchObject([{ attempts: 1, held: false, due: 60 }])
  })

  test('of one key there is one job: the newest', async () => {
    let works = false
    const done: JobInput[] = []
    const kind = jobOf(async (input) => {
      if (!works) throw new Error('closed')
      done.push(input)
    })
    const jobs = process(database, kind)
    for (const number of [1, 2, 3]) await jobs.doNow(kind, { number }, { key: 'the same' })
    await jobs.doNow(kind, { number: 4 }, { key: 'another' })
    expect(await stored()).toHaveLength(2)
    works = true
    await passTime()
    await jobs.doDue()
    expect(done).toEqual([{ number: 3 }, { number: 4 }])
  })

  test('what is repeated is there once, waits for its next time, and goes on after failures', async () => {
    let runs = 0
    const kind = jobOf(
      async () => {
        runs += 1
        if (runs > 1) throw new Error('no ink')
      },
      { every: 1000 },
    )
    const repeated = async () => (await stored()).filter((job) => job.kind === 'made-up')
    for (const jobs of [process(database, kind), process(await otherDatabase(), kind)]) {
      jobs.start()
      await expect.poll(repeated, PATIENT).toMatchObject([{ due: 1000, attempts: 0, held: false }])
      await jobs.stop()
    }
    expect(runs).toBe(1)
    const jobs = process(database, kind)
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await passTime()
      await jobs.doDue()
    }
    expect(await repeated()).toMatchObject([{ due: 1000, attempts: 0, dead: false, last_error: 'no ink' }])
    expect(told().at(-1)?.msg).toBe('It could not be done. It waits for its next time.')
  })

  test('whoever stops waits for what runs, and begins nothing more', async () => {
    await add(2)
    const order: string[] = []
    let end = () => {}
    const jobs = process(
      database,
      jobOf(async ({ number }) => {
        order.push(`begun ${number}`)
        await new Promise<void>((resolve) => {
          end = resolve
        })
        order.push(`done ${number}`)
      }),
    )
    jobs.start()
    await expect.poll(() => order, PATIENT).toEqual(['begun 1'])
    const stopped = jobs.stop().then(() => order.push('stopped'))
    end()
    await stopped
    expect(order).toEqual(['begun 1', 'done 1', 'stopped'])
    const left = (await stored()).filter((job) => job.kind === 'made-up')
    expect(left).toMatchObject([{ attempts: 0, held: false }])
  })

  test('the job of a process that was killed is taken up after its lease', { timeout: 120_000 }, async () => {
    const done: JobInput[] = []
    const own = await newStore(kind, 'tables')
    const opening = () => openDatabase(own)
    const before = await opening()
    await before.query("insert into job (kind, input) values ('endless', '{}')")
    await before.close()
    const killed = new TestProcess('./begin-job.ts', [own.dataDir, own.databaseUrl ?? ''])
    await killed.line((line) => line === 'begun')
    await killed.kill('SIGKILL')

    const after = await opening()
    const jobs = process(
      after,
      jobOf(async (input) => void done.push(input), { name: 'endless' }),
    )
    expect(await jobs.doDue()).toBe(0)
    await after.query("update job set leased_until = leased_until - interval '60 seconds'")
    expect(await jobs.doDue()).toBe(1)
    expect(done).toEqual([{}])
    expect(await after.query('select id from job')).toEqual([])
    await after.close()
  })
})
