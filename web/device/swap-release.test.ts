import { expect, test } from 'vitest'
import type { ReleaseStamp } from '#contract/release-file.ts'
import { madeUpBlock, madeUpDevice, mayBeFull } from '#tests/builders/made-up-device.ts'
import { WIDE } from '#tests/wide-run.ts'
import { keepBlock, readBlock } from './blocks.ts'
import type { DeviceDatabase } from './database.ts'
import { keptRelease } from './kept-release.ts'
import type { ReleaseRows } from './release-rows.ts'
import { isFullError } from './full-error.ts'
import { swapRelease, type WholeRelease } from './swap-release.ts'

const INDICATORS = [7, 8, 9]

const addressOf = (number: number, indicator: number) => `/api/releases/h${number}/indicators/${indicator}`

/** A release whose number stands in everything that it brings. */
function releaseOf(number: number): WholeRelease {
  const stamps = { created_at: `${number}`, updated_at: `${number}` }
  const words = { full_name: `${number}`, description: '', year_available: '', period_available: '' }
  const rows: ReleaseRows = {
    datasources: [2, 3].map((id) => ({
      ...{ id, datasource: `${number}`, ...words, methodology: '', subnational_data: '' },
      ...{ classification: 'Survey', ...stamps },
    })),
    ...{ countries: [], indicators: [], valuetypes: [], factors: [], links: [] },
    location: [{ id: 1, name: `${number}`, parent: null, level: 1 }],
    location_hierarchy_level: [],
  }
  const release: ReleaseStamp = { number, hash: `h${number}`, published_at: '2026-11-27', note: '' }
  const addresses = INDICATORS.map((indicator) => addressOf(number, indicator))
  const set = { id: 'all', release: `h${number}`, addresses, bytes: 1, status: 'whole', at: '' } as const
  return { release, rows, measures: [], sets: [set] }
}

/** Everything that a reader sees of the release, read in one go: its number, and those in all that it consists of. */
async function seen(database: DeviceDatabase): Promise<readonly string[]> {
  const tables = ['datasources', 'location', 'settings', 'kept', 'data']
  return database.transaction('r', tables, async () => {
    const sources = await database.datasources.toArray()
    const places = await database.location.toArray()
    const [set] = await database.kept.toArray()
    const blocks = await database.data.bulkGet([...(set?.addresses ?? [])])
    return [
      `${(await keptRelease(database))?.number}`,
      ...sources.map(({ datasource }) => datasource),
      ...places.map(({ name }) => name),
      String(set?.release.slice(1)),
      ...blocks.map((block) =>
        block ? (block.id.slice('/api/releases/h'.length).split('/')[0] ?? '') : 'gone',
      ),
    ]
  })
}

async function bring(database: DeviceDatabase, number: number): Promise<void> {
  for (const indicator of INDICATORS) {
    await keepBlock(database, await madeUpBlock(addressOf(number, indicator), `h${number}`))
  }
  await swapRelease(database, releaseOf(number))
}

test('T60: a new release is read whole, and nothing of the one before stays', async () => {
  const database = madeUpDevice().open()
  await bring(database, 1)
  await bring(database, 2)
  expect(new Set(await seen(database))).toEqual(new Set(['2']))
  expect(await readBlock(database, addressOf(1, 7))).toBeUndefined()
  expect(await database.data.count()).toBe(INDICATORS.length)
  database.close()
})

/** Rounds in which a page is closed while a release comes, at 40 moments of the change in turn. */
const ROUNDS = WIDE ? 200 : 80

test(`T60: over ${ROUNDS} rounds with the page closed at some moment of the change, nobody reads two releases or none`, async () => {
  const device = madeUpDevice()
  const reader = device.open()
  await bring(reader, 1)
  let now = 1
  const ends = { kept: 0, lost: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    const writer = device.open()
    const next = now + 1
    for (const indicator of INDICATORS) {
      await keepBlock(writer, await madeUpBlock(addressOf(next, indicator), `h${next}`))
    }
    const change = swapRelease(writer, releaseOf(next)).then(
      () => true,
      () => false,
    )
    // Another moment in each round: before the change begins, in the middle of it, after it.
    for (let turn = 0; turn < round % 40; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    const between = seen(reader)
    writer.close()
    const isWhole = await change
    ends[isWhole ? 'kept' : 'lost'] += 1
    expect([String(now), String(next)]).toContain((await between)[0])
    expect(new Set(await between).size, `round ${round}`).toBe(1)
    const after = await seen(reader)
    expect(new Set(after).size, `after round ${round}`).toBe(1)
    if (after[0] === String(next)) now = next
  }
  reader.close()
  expect(ends.kept).toBeGreaterThan(0)
  expect(ends.lost).toBeGreaterThan(0)
})

test('a device that is full at any step of the change reads the release before, whole, and the next one once there is room', async () => {
  const database = madeUpDevice().open()
  const fullness = mayBeFull(database)
  await bring(database, 1)
  let steps = 0
  for (let isWhole = false; !isWhole; steps += 1) {
    fullness.writes = steps
    isWhole = await bring(database, 2).then(
      () => true,
      (error: unknown) => {
        if (!isFullError(error)) throw error
        return false
      },
    )
    expect(new Set(await seen(database)), `full after ${steps} writes`).toEqual(
      new Set([isWhole ? '2' : '1']),
    )
  }
  expect(steps).toBeGreaterThan(INDICATORS.length + 5)
  database.close()
})
