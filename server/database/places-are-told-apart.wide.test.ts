import { expect, it } from 'vitest'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { migrationsBefore } from '#tests/builders/earlier-migrations.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { newStore } from '#tests/builders/test-store.ts'
import { migrate } from './migrate.ts'

serverDatabase('places of the version before', (_open, kind) => {
  it('get the name by which readers tell them apart', async () => {
    const database = await openDatabase(await newStore(kind, 'nothing'))
    await migrate(database, migrationsBefore('0077'))
    await database.query(
      `insert into location (id, name, level, parent) values
         (1, 'Aldovia', 1, null), (8, 'Northland', 3, 1), (9, 'Southland', 3, 1),
         (45, 'Hilltown', 4, 8), (46, 'Hilltown', 4, 9), (47, 'Southland', 4, 9), (48, 'Laketown', 4, 9)`,
    )
    await migrate(database)
    const rows = await database.query<{ shown_name: string }>('select shown_name from location order by id')
    expect(rows.map(({ shown_name }) => shown_name)).toEqual([
      'Aldovia',
      'Northland',
      'Southland',
      'Hilltown, Northland',
      'Hilltown, Southland',
      'Southland LGA',
      'Laketown',
    ])
    await database.close()
  })
})
