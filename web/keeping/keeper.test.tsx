import { beforeEach, expect, test, vi } from 'vitest'
import { catalogueColumns } from '#contract/catalogue-columns.ts'
import { FILE_FORMAT } from '#contract/file-release.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'
import { madeUpBlock, mayBeFull } from '#tests/builders/made-up-device.ts'
import { badLine } from '#tests/components/bad-answers.ts'
import { answerCalls } from '#tests/components/made-up-answers.ts'
import {
  CATALOGUE_ANSWERS,
  indicatorAnswers,
  MADE_UP_CATALOGUE,
} from '#tests/components/made-up-catalogue.ts'
import { keepBlock } from '#web/device/blocks.ts'
import { fetchReleases, goOn, keep, startKeeper, synchronise } from './keeper.ts'
import { keeper } from './keeper-state.ts'
import { programResource } from './plan.ts'
import { theDatabase } from './the-database.ts'

const { release } = MADE_UP_CATALOGUE
const fullness = mayBeFull(theDatabase())
/** The release that is kept, and one before it, since which an indicator is as it is. */
const KEPT: ReleaseStamp = {
  number: 0,
  hash: 'b'.repeat(64),
  published_at: '2024-01-01T08:00:00.000Z',
  note: '',
}
const SINCE = 'c'.repeat(64)

const fileOf = (hash: string, indicator: number) =>
  `/api/releases/${hash}/indicators/${indicator}?format=${FILE_FORMAT}`
const BEFORE = [fileOf(KEPT.hash, 7), fileOf(KEPT.hash, 8), fileOf(SINCE, 9)]
const AFTER = [fileOf(release.hash, 7), fileOf(release.hash, 8), fileOf(SINCE, 9)]

function theSite() {
  return answerCalls({
    ...CATALOGUE_ANSWERS,
    ...indicatorAnswers([]),
    'GET /releases/{hash}/catalogue': {
      ...catalogueColumns({ ...MADE_UP_CATALOGUE, earlier: [[SINCE, [9]]] }),
      release,
    },
    'GET /releases/{hash}/places': { release: release.hash, lgas: [], held: [] },
    'GET /releases/{hash}/profiles': [],
    'GET /releases/{hash}/files': {
      release: release.hash,
      files: [7, 8, 9].map((id) => [id, 'indicator', null, 1000] as const),
    },
  })
}

const blocks = async () => (await theDatabase().data.toCollection().primaryKeys()).toSorted()

beforeEach(async () => {
  fullness.writes = null
  localStorage.clear()
  vi.stubGlobal('caches', { match: async () => new Response() })
  programResource.load(async () => ({ version: 'v', files: [] }))
  const { data, files, kept, settings } = theDatabase()
  await Promise.all([data.clear(), files.clear()])
  for (const address of BEFORE) await keepBlock(theDatabase(), await madeUpBlock(address, KEPT.hash))
  await kept.put({ id: 'all', release: KEPT.hash, addresses: BEFORE, bytes: 9, status: 'whole', at: 'then' })
  await settings.put({ name: 'release', value: KEPT })
  localStorage.setItem('dataTimestamp', KEPT.published_at)
  keeper.set({ ...keeper.get(), status: 'unknown', isFull: false })
})

test.each([
  ['the network costs something', false, true, KEPT.published_at],
  ['the reader does not want it', true, false, KEPT.published_at],
  ['what is kept is as new', true, true, release.published_at],
])('where %s, what is kept stays as it is', async (_, isFree, fetches, timestamp) => {
  theSite()
  localStorage.setItem('dataTimestamp', timestamp)
  fetchReleases(fetches)
  await startKeeper(isFree)
  expect(keeper.get()).toMatchObject({ status: 'ready', release: { hash: KEPT.hash } })
  expect(await blocks()).toEqual(BEFORE.toSorted())
})

test('a later release comes in place of the one that is kept: only what it changed is fetched, and nothing of the one before stays', async () => {
  const site = theSite()
  const states: string[] = []
  keeper.subscribe(({ status, release: whole }) => states.push(`${status} ${whole?.number}`))
  await startKeeper(true)
  await vi.waitFor(() =>
    expect(keeper.get()).toMatchObject({ status: 'ready', release: { hash: release.hash } }),
  )
  expect(states).toContain('synchronizing 0')
  expect(site.of('GET /releases/{hash}/indicators/{id}').map(({ path }) => path.id)).toEqual(['7', '8'])
  expect(await blocks()).toEqual(AFTER.toSorted())
  expect(localStorage.getItem('dataTimestamp')).toBe(release.published_at)
  const [set] = await theDatabase().kept.toArray()
  expect(set).toMatchObject({ id: 'all', release: release.hash, status: 'whole' })
})

test('a line that drops every third request brings it all the same, in the end', async () => {
  theSite()
  badLine({ drops: (times) => times % 3 === 0 })
  await startKeeper(false)
  const { kept } = theDatabase()
  await kept.put({ id: 'indicator:7', release: '', addresses: [], bytes: 0, status: 'going', at: '' })
  for (let again = 0; again < 8 && (await kept.get('indicator:7'))?.status !== 'whole'; again += 1) {
    await goOn('indicator:7')
    expect((await kept.get('all'))?.status).toBe('whole')
  }
  expect(await kept.get('indicator:7')).toMatchObject({ status: 'whole', release: release.hash })
  expect(await blocks()).toEqual(AFTER.toSorted())
})

/** Does something on a device that is full after no write, after one, and so on until there was room for all. Gives how often it was full. */
async function atEachStep(work: () => Promise<unknown>, check: () => Promise<void>): Promise<number> {
  await startKeeper(false)
  for (let steps = 0; ; steps += 1) {
    fullness.writes = steps
    await work()
    const { writes } = fullness
    fullness.writes = null
    if (writes !== null && writes >= 0) return steps
    await check()
  }
}

test('a newer release that finds no room at any step is told, the one before stays whole, and it comes when there is room', async () => {
  theSite()
  const steps = await atEachStep(synchronise, async () => {
    expect(keeper.get()).toMatchObject({ status: 'ready', isFull: true, release: { hash: KEPT.hash } })
    expect(await blocks()).toEqual(expect.arrayContaining(BEFORE))
    expect(localStorage.getItem('dataTimestamp')).toBe(KEPT.published_at)
  })
  expect(steps).toBeGreaterThan(5)
  expect(keeper.get()).toMatchObject({ status: 'ready', isFull: false, release: { hash: release.hash } })
  expect(await blocks()).toEqual(AFTER.toSorted())
})

test('what is to be kept and finds no room at any step is told, costs nothing that is kept, and is kept when there is room', async () => {
  theSite()
  const steps = await atEachStep(
    () => keep({ kind: 'indicator', indicator: 7 }),
    async () => {
      expect(keeper.get()).toMatchObject({ status: 'ready', isFull: true, release: { hash: KEPT.hash } })
      expect(await theDatabase().kept.get('all')).toMatchObject({ status: 'whole', release: KEPT.hash })
    },
  )
  expect(steps).toBeGreaterThan(5)
  expect(await theDatabase().kept.get('indicator:7')).toMatchObject({ status: 'whole' })
  expect(await blocks()).toEqual(AFTER.toSorted())
})
