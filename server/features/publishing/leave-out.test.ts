import { beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { MADE_UP_DATASET, writeDataset } from '#tests/builders/made-up-dataset.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { licenceList } from './licence-list.ts'
import { seedDefaultData } from './seed-default-data.ts'

const FILES = {
  ...MADE_UP_DATASET,
  'sources.csv': [
    'id,datasource,full_name,classification,licence,licence_class,citation,derived_from,has_data,file',
    '2,Survey A,Survey A in full,Survey,CC0,open,"Survey A, Aldovia",,Yes,observations/a.csv',
    '6,Routine B,Routine B in full,Routine,Nobody said,,Routine B,,Yes,observations/b.csv',
    '9,Estimate C,Estimate C in full,Estimate,CC0,open,Estimate C,2,No,',
  ],
}

serverDatabase('what an operator may not publish', (open) => {
  let database: Database
  let folder: string
  const seed = (leaveOut: readonly ('not_verified' | 'open')[]) =>
    seedDefaultData(database, { folder, progress: () => {}, leaveOut })
  const sources = async () => {
    const rows = await database.query<{ datasource: number }>(
      'select distinct datasource from observation where release_removed = 2147483647 order by datasource',
    )
    return rows.map(({ datasource }) => datasource)
  }

  beforeAll(async () => {
    database = await open()
    folder = writeDataset(newTestFolder(), FILES)
  })

  it('is not loaded; a source without a class is not verified', async () => {
    await seed(['not_verified'])
    expect(await sources()).toEqual([2])
    expect(await seed(['not_verified'])).toBeNull()
  })

  it('comes and goes with the setting, as a release of its own', async () => {
    expect((await seed([]))?.number).toBe(2)
    expect(await sources()).toEqual([2, 6])
    expect((await seed(['open']))?.number).toBe(3)
    expect(await sources()).toEqual([6])
  })

  it('is listed by class', async () => {
    expect(await licenceList(folder)).toBe(
      [
        'open (1)\n  Survey A: CC0',
        'attribution (0)',
        'non_commercial (0)',
        'not_verified (1)\n  Routine B: Nobody said',
      ].join('\n\n'),
    )
  })
})
