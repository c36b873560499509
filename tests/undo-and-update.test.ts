import { expect, test } from 'vitest'
import { seedDefaultData } from '#server/features/publishing/seed-default-data.ts'
import { readPoints } from '#server/release/read-points.ts'
import {
  GROUP_HEADER,
  MADE_UP_DATASET,
  OBSERVATION_HEADER,
  writeDataset,
} from '#tests/builders/made-up-dataset.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'

serverDatabase('a newer data set over figures of people', (open) => {
  test('says what it has otherwise: ours is kept, theirs taken as a release, and both can be taken back', async () => {
    const { database, call, people } = await openProduct(open, {
      content: 'made-up-files',
      people: { root: 'admin' },
    })
    const publish = (rows: string, header = OBSERVATION_HEADER) =>
      call(people.root, 'POST', '/data-imports', {
        ...{ files: [{ name: 'a.csv', text: `${header}\n${rows}\n` }], note: 'New', acknowledged: 'Seen.' },
      })
    await publish('7,2,1,2018,41,,,,,,,\n7,2,8,2018,31,,,,,,,\n7,2,10,2018,51,,,,,,,')
    await publish('7,2,1,2018,sex,girls,1,42,,,50', GROUP_HEADER)
    const update = (
      version: string,
      ...values: readonly [nation: string, northland: string, girls: string]
    ) => {
      const [nation, northland, girls] = values
      const change = (row: string) =>
        row
          .replace('7,2,1,2018,40.5,38,43', `7,2,1,2018,${nation},38,43`)
          .replace('7,2,8,2018,30', `7,2,8,2018,${northland}`)
          .replace('girls,1,41', `girls,1,${girls}`)
      const files = Object.fromEntries(
        Object.entries(MADE_UP_DATASET).map(([name, rows]) => [name, rows.map(change)]),
      )
      const folder = writeDataset(newTestFolder(), files, {}, version)
      return seedDefaultData(database, { folder, progress: () => {} })
    }
    const listed = async () => (await call(people.root, 'GET', '/figure-conflicts')).body
    const valueAt = async (location: number) => {
      const [row] = await database.query<{ number: number }>('select max(number)::int as number from release')
      const points = await readPoints(database, row?.number ?? 0, { indicators: [7], locations: [location] })
      return points.find(({ period }) => period === 2_018_000)
    }
    // Nothing else than before is no difference, whatever people made of it.
    await update('2', '40.5', '30', '41')
    expect(await listed()).toEqual({ results: [], open: 0 })
    await update('3', '40.9', '31', '43')
    const nation = {
      indicator: 7,
      location_name: 'Aldovia',
      ours: 41,
      shipped: 40.9,
      version: '3',
      decided: null,
    }
    const girls = { category: 'girls', ours: 42, shipped: 43, decided: null }
    expect(await listed()).toMatchObject({ open: 2, results: [nation, girls] })
    const decide = (take: string, of?: number[]) =>
      call(people.root, 'POST', '/figure-conflicts/decisions', { take, note: 'Agreed.', ...(of && { of }) })
    const kept = await decide('ours')
    expect([kept.status, kept.body]).toEqual([201, { decided: 2, release: null }])
    const [first, second] = (await listed()).results
    expect([first.decided, second.decided]).toEqual(['ours', 'ours'])
    await update('4', '40.9', '31', '44')
    expect((await listed()).results).toMatchObject([{ shipped: 44, decided: null }, { decided: 'ours' }])
    expect((await decide('open', [first.id])).status).toBe(201)
    const taken = await decide('theirs')
    expect(taken.body).toMatchObject({ decided: 2, release: expect.any(Number) })
    expect(await valueAt(1)).toMatchObject({
      value: 40.9,
      lower: 38,
      upper: 43,
      intervalLevel: 95,
      sampleSize: 1200,
    })
    expect((await decide('open', [first.id])).body.detail).toContain(`Undo release ${taken.body.release}`)
    // What was given back follows the next data set by itself.
    await update('5', '40.7', '31', '44')
    expect(await valueAt(1)).toMatchObject({ value: 40.7 })
    expect(await valueAt(8)).toMatchObject({ value: 31 })
    expect(await listed()).toMatchObject({ open: 0 })
  })

  test('undoing what took its figure brings ours back, and the difference is open again', async () => {
    const { database, call, people } = await openProduct(open, {
      content: 'made-up-files',
      people: { root: 'admin' },
    })
    const files = [{ name: 'a.csv', text: `${OBSERVATION_HEADER}\n7,2,1,2018,41,,,,,,,\n` }]
    await call(people.root, 'POST', '/data-imports', { files, note: 'New', acknowledged: 'Seen.' })
    // The data set holds the figure no longer.
    const rows = MADE_UP_DATASET['observations/a.csv']?.filter((row) => !row.startsWith('7,2,1,2018'))
    const folder = writeDataset(
      newTestFolder(),
      { ...MADE_UP_DATASET, 'observations/a.csv': rows ?? [] },
      {},
      '2',
    )
    await seedDefaultData(database, { folder, progress: () => {} })
    const listed = async () => (await call(people.root, 'GET', '/figure-conflicts')).body
    expect(await listed()).toMatchObject({ open: 1, results: [{ ours: 41, shipped: null }] })
    const body = { take: 'theirs', note: 'It is not ours to say.' }
    const { release } = (await call(people.root, 'POST', '/figure-conflicts/decisions', body)).body
    expect(await listed()).toMatchObject({ open: 0, results: [{ ours: null, decided: 'theirs', release }] })
    await call(people.root, 'POST', `/data-imports/undo/${release}`, { note: 'It was right.' })
    expect(await listed()).toMatchObject({ open: 1, results: [{ ours: 41, decided: null }] })
  })
})

serverDatabase('a release that was undone', (open) => {
  test('leaves its figures to the product: the next version of the data set changes them', async () => {
    const { database, call, people } = await openProduct(open, {
      content: 'made-up-files',
      people: { root: 'admin' },
    })
    const files = [{ name: 'a.csv', text: `${OBSERVATION_HEADER}\n7,2,1,2018,41,,,,,,,\n` }]
    await call(people.root, 'POST', '/data-imports', { files, note: 'New', acknowledged: 'Seen.' })
    const undo = (release: number) =>
      call(people.root, 'POST', `/data-imports/undo/${release}`, { note: 'It was wrong.' })
    expect((await undo(2)).status).toBe(201)
    for (const release of [1, 999]) expect((await undo(release)).status).toBe(404)
    const rows = MADE_UP_DATASET['observations/a.csv']?.map((row) =>
      row.startsWith('7,2,1,2018') ? '7,2,1,2018,40.9,38,43,95,,,1200,' : row,
    )
    const shipped = { ...MADE_UP_DATASET, 'observations/a.csv': rows ?? [] }
    const folder = writeDataset(newTestFolder(), shipped, {}, '2')
    const update = await seedDefaultData(database, { folder, progress: () => {} })
    const points = await readPoints(database, update?.number ?? 0, { indicators: [7], locations: [1] })
    expect(points.find(({ period }) => period === 2_018_000)?.value).toBe(40.9)
    const ofTheProduct = await undo(update?.number ?? 0)
    expect([ofTheProduct.status, ofTheProduct.body.detail]).toEqual([
      400,
      'This release came with the product and cannot be undone here.',
    ])
  })
})
