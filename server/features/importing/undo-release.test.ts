import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { readGroups } from '#server/release/read-groups.ts'
import { readPoints } from '#server/release/read-points.ts'
import { GROUP_HEADER, OBSERVATION_HEADER } from '#tests/builders/made-up-dataset.ts'
import { type Call, openProduct, type Product } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const file = (name: string, header: string, rows: readonly string[]) => ({
  name,
  text: `${[header, ...rows].join('\n')}\n`,
})
const figures = (...rows: readonly string[]) => file('figures.csv', OBSERVATION_HEADER, rows)

/** A corrected figure without its interval, one with other flags, a new one, and one group corrected. */
const CHANGES = [
  figures('7,2,1,2018,41,,,,,,,', '7,2,8,2018,30,,,,,,,', '7,2,10,2024,52,,,,,,,'),
  file('groups.csv', GROUP_HEADER, ['7,2,1,2018,sex,boys,2,44,,,50', '7,2,1,2024,sex,boys,2,44,,,50']),
]

serverDatabase('undoing a release', (open) => {
  let database: Database
  let call: Call
  let root: Product<'root'>['people']['root']
  const publish = async (files: readonly object[]) =>
    (await call(root, 'POST', '/data-imports', { files, note: 'New', acknowledged: 'Seen.' })).body.release
      .number
  const undo = (release: number) =>
    call(root, 'POST', `/data-imports/undo/${release}`, { note: 'It was wrong.' })
  const stateAt = async (release: number) => {
    const points = await readPoints(database, release, { indicators: [7, 18], levels: 'every' })
    const key = (point: (typeof points)[number]) => JSON.stringify(point)
    return [points.map(key).toSorted(), await readGroups(database, release, 7)]
  }

  beforeAll(async () => {
    const product = await openProduct(open, { content: 'made-up-files', people: { root: 'admin' } })
    ;({ database, call } = product)
    root = product.people.root
  })

  test('restores exactly what stood before: values, intervals, flags, publications, gaps and groups', async () => {
    const before = await stateAt(1)
    const release = await publish(CHANGES)
    expect(await stateAt(release)).not.toEqual(before)
    const looked = await call(root, 'GET', `/data-imports/undo/${release}`)
    expect(looked.body).toMatchObject({
      report: { figures: { changed: 2, withdrawn: 1 }, groups: { changed: 1, withdrawn: 1 }, release: null },
      conflicts: [],
    })
    const undone = await undo(release)
    expect([undone.status, undone.body.report.release.number]).toEqual([201, release + 1])
    expect(await stateAt(release + 1)).toEqual(before)
    expect((await undo(release)).status).toBe(409)
  })

  test('is refused with the figures that later releases changed, and goes once these are undone', async () => {
    const first = await publish([figures('7,2,1,2018,42,,,,,,,', '7,2,8,2018,31,,,,,,,')])
    const second = await publish([figures('7,2,1,2018,43,,,,,,,')])
    const { body } = await call(root, 'GET', `/data-imports/undo/${first}`)
    expect(body).toMatchObject({
      conflict_count: 1,
      conflicts: [{ indicator: 7, datasource: 2, location_name: 'Aldovia', period: '2018', release: second }],
    })
    const refused = await undo(first)
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      `Later releases (${second}) changed 1 of the same figures. Undo them first.`,
    ])
    expect((await undo(second)).status).toBe(201)
    expect((await undo(first)).status).toBe(201)
    expect(await stateAt(second + 2)).toEqual(await stateAt(first - 1))
  })

  test('can be undone itself, and then the release stands again', async () => {
    const release = await publish([figures('7,2,1,2018,39,,,,,,,')])
    const { body } = await undo(release)
    const again = await undo(body.report.release.number)
    expect(await stateAt(again.body.report.release.number)).toEqual(await stateAt(release))
    expect((await undo(release)).status).toBe(201)
  })
})
