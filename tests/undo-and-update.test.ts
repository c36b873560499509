import { expect, test } from 'vitest'
import { seedDefaultData } from '#server/features/publishing/seed-default-data.ts'
import { readPoints } from '#server/release/read-points.ts'
import { MADE_UP_DATASET, OBSERVATION_HEADER, writeDataset } from '#tests/builders/made-up-dataset.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'

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
