import { readdir } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { migrate } from '#server/database/migrate.ts'
import { seedDefaultData } from '#server/features/publishing/seed-default-data.ts'
import { SLOW_HASHING } from '#server/identity/password-hashing.ts'
import { openDatabase, type StoreOptions } from '#server/platform/database/open-database.ts'
import { makeAccount } from '#tests/builders/people.ts'
import { type RunningProduct, startProduct } from '#tests/builders/running-product.ts'
import { inFolder, withPostgres } from './bench-product.ts'
import { ask, Tally } from './load/ask.ts'
import { ATTACKS } from './load/hostile.ts'
import { letRead, letWork, type Offer, offerOf } from './load/readers.ts'
import { rateBesideBare } from './load/rate.ts'
import { memory } from './processor-time.ts'
import { type Measured, progress, report } from './report.ts'
import { milliseconds } from './sample.ts'

// Readers who think between what they do, people who sign in and officers who import, at one process and two, on both stores; the rate of kept
// answers beside a bare route; and what happens to readers while others do their worst. The load runs on the same machine.

/** How many readers, and how long each store is read for; `MSDAT_LOAD_PARTS` names some of the parts. */
const READERS = Number(process.env.MSDAT_LOAD_READERS ?? 1000)
const SECONDS = Number(process.env.MSDAT_LOAD_SECONDS ?? 60)
const PARTS = (process.env.MSDAT_LOAD_PARTS ?? 'embedded,attacks,one,two').split(',')
const THINKING = 10_000
/** Milliseconds without a new file after which a product has packed those of its release, which it does while nobody asks. */
const PACKED = 30_000
/** How often its memory is looked at meanwhile. */
const LOOKS = SECONDS > 300 ? 10 : 3
/** Readers beside an attack, and how long it may take. */
const BESIDE = 200
const ATTACK_SECONDS = 15
const OFFICERS = ['officer-1', 'officer-2', 'officer-3'] as const
const BUDGET = 300

async function filled(store: StoreOptions): Promise<void> {
  progress('Loading the default data …')
  const database = await openDatabase(store)
  await migrate(database)
  await seedDefaultData(database, { progress: () => {} })
  for (const name of OFFICERS) await makeAccount(database, name, 'admin', SLOW_HASHING)
  await database.close()
}

/** A product that has nothing left to prepare, as in the hours before many readers come. */
async function started(store: StoreOptions, dataDir: string): Promise<RunningProduct> {
  const product = await startProduct({
    dataDir,
    env: {
      ...{ DATABASE_URL: store.databaseUrl ?? '', TRUSTED_PROXIES: '127.0.0.1' },
      AUTH_SECRET: '9Xk2vQ7rT4mZ8wB1nL5cH6dS3fG0jYpAeU',
    },
  })
  progress('Waiting until its files are packed …')
  const files = async () => (await readdir(`${dataDir}/cache`).catch(() => [])).length
  for (let before = -1, now = await files(); now !== before; now = await files()) {
    before = now
    await setTimeout(PACKED)
  }
  return product
}

const megabytes = (products: readonly RunningProduct[]) =>
  products.map(({ process: { pid } }) => `${Math.round(memory(pid ?? 0))}`).join(' + ')

/** The mix, for so long. */
async function underLoad(
  name: string,
  products: readonly RunningProduct[],
  offer: Offer,
): Promise<Measured[]> {
  const urls = products.map(({ url }) => url)
  const tally = new Tally()
  const held: string[] = [megabytes(products)]
  progress(`${name}: ${READERS} readers for ${SECONDS} s …`)
  const work = Promise.all([
    letRead({ urls, offer, count: READERS, thinking: THINKING, seconds: SECONDS, tally }),
    letWork(urls, OFFICERS, { seconds: SECONDS, tally }),
  ])
  for (let part = 0; part < LOOKS; part += 1) {
    await setTimeout((SECONDS * 1000) / LOOKS)
    held.push(megabytes(products))
  }
  await work
  const line = (kind?: string) =>
    [0.5, 0.95, 0.99].map((share) => milliseconds(tally.below(share, kind))).join(' / ')
  const p95 = tally.below(0.95)
  return [
    {
      what: `${name}: ${READERS} readers who think ${THINKING / 1000} s, p50 / p95 / p99 of all`,
      value: `${line()}, ${(tally.count() / SECONDS).toFixed(0)} answers a second, failed: ${tally.failures()}`,
      budget: `p95 ≤ ${BUDGET} ms`,
      kept: p95 <= BUDGET && tally.failed === 0,
    },
    ...tally.kinds().map((kind) => ({ what: `… ${kind} (${tally.count(kind)})`, value: line(kind) })),
    {
      what: `… memory at the start and after each ${LOOKS === 3 ? 'third' : 'tenth'}`,
      value: `${held.join(', ')} MB`,
    },
  ]
}

/** Kept answers, as fast as they go, beside a bare route. */
async function rates({ url, process: { pid } }: RunningProduct): Promise<Measured[]> {
  const { hash } = JSON.parse(
    (
      await ask(`${url}/api/releases/current`, { headers: { 'accept-encoding': 'identity' } })
    ).bytes.toString(),
  )
  const measured: Measured[] = []
  for (const [what, path] of [
    ['the file of an indicator', `/api/releases/${hash}/indicators/18`],
    ['a slice of the API', '/api/data/?indicator=18&location=1&size=500'],
  ] as const) {
    progress(`${what} beside a bare route …`)
    const { ours, bare, ratio } = await rateBesideBare(url + path, pid ?? 0)
    measured.push({
      what: `${what}, asked again, 16 at a time`,
      value: `${ours.toFixed(0)} a second, a bare route of Fastify with the same bytes ${bare.toFixed(0)}; processor time ${ratio.toFixed(2)} of it`,
    })
  }
  return measured
}

/** What readers feel of each attack. */
async function attacked({ url }: RunningProduct, offer: Offer): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const { name, run } of ATTACKS) {
    progress(`${name} …`)
    const tally = new Tally()
    const [answers] = await Promise.all([
      run(url, ATTACK_SECONDS),
      letRead({ urls: [url], offer, count: BESIDE, thinking: THINKING, seconds: ATTACK_SECONDS, tally }),
    ])
    const p95 = tally.below(0.95)
    measured.push({
      what: `${BESIDE} readers beside ${name}`,
      value: `p50 / p95 / p99 ${[0.5, 0.95, 0.99].map((share) => milliseconds(tally.below(share))).join(' / ')}, failed: ${tally.failures()} (those: ${answers})`,
      budget: `p95 ≤ ${BUDGET} ms`,
      kept: p95 <= BUDGET && tally.failed === 0,
    })
  }
  return measured
}

const rows = await inFolder(async (folder) => {
  const embedded = { databaseUrl: null, directUrl: null, dataDir: `${folder}/embedded` }
  await filled(embedded)
  const alone = await started(embedded, embedded.dataDir)
  const offer = await offerOf(alone.url)
  const first = PARTS.includes('embedded') ? await underLoad('embedded store', [alone], offer) : []
  if (PARTS.includes('attacks')) first.push(...(await rates(alone)), ...(await attacked(alone, offer)))
  await alone.stop()
  if (!PARTS.includes('one') && !PARTS.includes('two')) return first
  const onServer = await withPostgres(async ({ url }) => {
    const store = { databaseUrl: url, directUrl: null, dataDir: `${folder}/one` }
    await filled(store)
    const one = await started(store, store.dataDir)
    const single = PARTS.includes('one') ? await underLoad('PostgreSQL, one process', [one], offer) : []
    if (!PARTS.includes('two')) {
      await one.stop()
      return single
    }
    const two = await started(store, `${folder}/two`)
    const double = await underLoad('PostgreSQL, two processes', [one, two], offer)
    await Promise.all([one.stop(), two.stop()])
    return [...single, ...double]
  })
  return [...first, ...onServer]
})
report(SECONDS > 300 ? `Load for ${SECONDS / 60} minutes` : 'Load', rows)
process.exit(0)
