import { expect, test } from 'vitest'
import { madeUpBlock, madeUpDevice } from '#tests/builders/made-up-device.ts'
import { blockOf } from './block.ts'
import { keepBlock, keepSeen, readBlock } from './blocks.ts'
import { forgetPerson } from './forget-person.ts'
import { isUpToDate } from './is-up-to-date.ts'
import { unpacked } from './packed.ts'

const OF_YEAR = '/api/releases/h1/indicators/7?format=7'
const OF_MONTHS = '/api/releases/h1/indicators/7/lga/20?format=7'
const CATALOGUE = '/api/releases/h1/catalogue?format=2'

test('a file comes back as it came, and its row says which figures it has', async () => {
  const text = JSON.stringify({
    ...{ release: 'h1', indicator: 7, measures: [{ name: 'Naïve ½' }] },
    dictionaries: { sources: [2, 5], locations: [1, 8], periods: [2_018_000, 2_023_000] },
    columns: { source: [0], location: [1], period: [0], value: [4], upper: [5], numerator: [1] },
  })
  const block = await blockOf(OF_YEAR, text, 12)
  expect(block).toMatchObject({
    ...{ id: OF_YEAR, indicator: 7, datasource: [2, 5], location: [1, 8], period: [2_018_000, 2_023_000] },
    ...{ value_type: [4, 6], read_at: 12, kept: 0 },
  })
  expect(await new Response(unpacked(block.value)).text()).toBe(text)
})

test('figures by year, by month and files about no one indicator have a table each', async () => {
  const database = madeUpDevice().open()
  for (const address of [OF_YEAR, OF_MONTHS, CATALOGUE]) {
    await keepBlock(database, await madeUpBlock(address, 'h1'))
    expect((await readBlock(database, address))?.id).toBe(address)
  }
  expect(await database.data.toCollection().primaryKeys()).toEqual([OF_YEAR])
  expect(await database.nhmisMonthly.toCollection().primaryKeys()).toEqual([OF_MONTHS])
  expect(await database.files.toCollection().primaryKeys()).toEqual([CATALOGUE])
  database.close()
})

test('of what was only read the oldest goes; what is kept stays, also when it is read again', async () => {
  const database = madeUpDevice().open()
  await keepBlock(database, await madeUpBlock(OF_YEAR, 'h1', 0))
  await keepSeen(database, await madeUpBlock(OF_YEAR, 'h1', 999))
  for (let at = 1; at <= 402; at += 1) {
    await keepSeen(database, await madeUpBlock(`/api/releases/h1/indicators/${1000 + at}`, 'h1', at))
  }
  expect(await database.data.count()).toBe(401)
  expect((await readBlock(database, OF_YEAR))?.kept).toBe(1)
  expect(await readBlock(database, '/api/releases/h1/indicators/1002')).toBeUndefined()
  expect(await readBlock(database, '/api/releases/h1/indicators/1003')).toBeDefined()
  database.close()
})

test('T65: who signs out leaves the files of releases and nothing of theirs', async () => {
  const database = madeUpDevice().open()
  await keepBlock(database, await madeUpBlock(OF_YEAR, 'h1'))
  await database.transactions.add({
    ...{ account: 7, subject: 'document:k', kind: 'document', title: 'Snow', at: '', attempt: 'a' },
    ...{ content: '{}', status: 'waiting', why: '' },
  })
  await forgetPerson(database)
  expect(await database.transactions.count()).toBe(0)
  expect(await readBlock(database, OF_YEAR)).toBeDefined()
  database.close()
})

test.each([
  ['2026-11-27T00:00:00Z', null, false],
  ['2026-11-27T00:00:00Z', '2026-11-26T00:00:00Z', false],
  ['2026-11-27T00:00:00Z', '2026-11-27T00:00:00Z', true],
  ['2026-11-26T00:00:00Z', '2026-11-27T00:00:00Z', true],
  ['', '2026-11-27T00:00:00Z', true],
  ['no time', null, true],
  ['2026-11-27T00:00:00Z', 'no time', false],
])('changed at %j, kept of %j: up to date %s', (latest, kept, expected) => {
  expect(isUpToDate(latest, kept)).toBe(expected)
})
