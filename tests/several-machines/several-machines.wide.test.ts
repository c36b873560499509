import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { publishRelease } from '#server/release/publish-release.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { type Load, startLoad } from './load.ts'
import { type Machines, startMachines } from './machines.ts'

// Two processes, a proxy, a pooler, a primary and a replica, each killed while people read and write.

/** How long the load goes on between two events, in milliseconds. */
const MEANWHILE = 2500
const A_MOMENT = 1000

let machines: Machines
let load: Load
let replica: Database

beforeAll(async () => {
  machines = await startMachines(newTestFolder())
  replica = await openDatabase({ databaseUrl: machines.replica, directUrl: null, dataDir: '' })
  load = await startLoad(machines.url, machines.store, { writers: 4, readers: 6 })
})

afterAll(async () => {
  await load?.stop()
  await replica?.close()
  await machines?.close()
})

/** Statements that the replica has answered since it was started. */
async function answeredByReplica(): Promise<number> {
  const [row] = await replica.query<{ answered: number }>(
    'select xact_commit as answered from pg_stat_database where datname = current_database()',
  )
  return row?.answered ?? 0
}

/** Goes by when so many more writes were acknowledged, statements of readers too. */
async function goesOn(): Promise<void> {
  const [writes, reads] = [load.tally.acknowledged.size, load.tally.read]
  await vi.waitFor(
    () => {
      expect(load.tally.acknowledged.size).toBeGreaterThan(writes + 10)
      expect(load.tally.read).toBeGreaterThan(reads + 10)
    },
    { timeout: 60_000, interval: 100 },
  )
}

test.each<readonly [string, (all: Machines) => Promise<void>, (all: Machines) => Promise<void>]>([
  ['a process', (all) => all.killProcess(), (all) => all.startProcess()],
  ['the replica', (all) => all.killReplica(), (all) => all.startReplica()],
  ['the pooler', (all) => all.killPooler(), (all) => all.startPooler()],
  ['the primary', (all) => all.killPrimary(), (all) => all.startPrimary()],
])('%s is killed and comes back: writing and reading go on', async (_what, kill, start) => {
  await setTimeout(MEANWHILE)
  await kill(machines)
  await setTimeout(A_MOMENT)
  await start(machines)
  await goesOn()
})

test('the replica answers, and is taken back after it was away', async () => {
  const before = await answeredByReplica()
  await vi.waitFor(async () => expect(await answeredByReplica()).toBeGreaterThan(before + 50), 30_000)
})

test('a release is shown by both processes while the replica does not follow, and the replica is left out for it', async () => {
  await load.stop()
  await replica.query('select pg_wal_replay_pause()')
  const database = await openDatabase(machines.store)
  const published = await publishRelease(
    database,
    { points: [aPoint(2, 1, '2018', 39.5)] },
    { note: 'late', actor: 'test', now: new Date() },
  )
  await database.close()
  const seenAt = async (url: string) => {
    const answer = await fetch(`${url}/api/releases/current`)
    return ((await answer.json()) as { hash: string }).hash
  }
  for (const url of machines.processes) await expect.poll(() => seenAt(url)).toBe(published?.hash)
  const seen = await Promise.all(
    Array.from({ length: 20 }, (_, at) => seenAt(machines.processes[at % 2 === 0 ? 0 : 1])),
  )
  expect(new Set(seen)).toEqual(new Set([published?.hash]))
  await replica.query('select pg_wal_replay_resume()')
})

test('no acknowledged write is lost, no reader saw half a release, or an error that asking again did not hide', async () => {
  const { tally } = load
  const database = await openDatabase(machines.store)
  const rows = await database.query<{ attempt: string }>(
    'select client_key as attempt from user_interaction where client_key is not null',
  )
  const releases = await database.query<{ hash: string }>('select hash from release')
  await database.close()
  const found = new Set(rows.map(({ attempt }) => attempt))
  const hashes = new Set(releases.map(({ hash }) => hash))
  process.stdout.write(
    `writes: ${tally.sent.size} sent, ${tally.acknowledged.size} acknowledged, ${found.size} found; ` +
      `releases: ${tally.released.size} acknowledged, ${hashes.size} found; ` +
      `answers: ${tally.read}, asked again: ${tally.repeated}, failed twice: ${tally.failed.length}, torn: ${tally.torn.length}\n`,
  )
  expect([...tally.acknowledged].filter((attempt) => !found.has(attempt))).toEqual([])
  expect([...tally.released.keys()].filter((hash) => !hashes.has(hash))).toEqual([])
  expect(tally.acknowledged.size).toBeGreaterThan(200)
  expect(tally.released.size).toBeGreaterThan(10)
  expect(tally.torn).toEqual([])
  expect(tally.failed).toEqual([])
})
