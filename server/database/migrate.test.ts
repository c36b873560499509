import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { eachDatabase } from '#tests/builders/test-database.ts'
import { newStore } from '#tests/builders/test-store.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { migrate } from './migrate.ts'

const FIRST = 'create table a (id int primary key);\ninsert into a values (1);'
const SECOND = `alter table a add column name text not null default 'unnamed';
  do $$ begin
    if exists (select from pg_extension where extname = 'a_missing_one') then
      perform a_function_that_only_it_has('a');
    end if;
  end $$;`

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = newTestFolder()
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql)
  return folder
}

eachDatabase('migrate', (open, kind) => {
  async function empty() {
    return openDatabase(await newStore(kind, 'nothing'))
  }

  it('T53: applies files in the order of their names, once', async () => {
    const database = await empty()
    const folder = folderWith({ '0002_b.sql': SECOND, '0001_a.sql': FIRST, 'notes.md': 'no SQL' })
    expect(await migrate(database, folder)).toEqual(['0001_a.sql', '0002_b.sql'])
    expect(await migrate(database, folder)).toEqual([])
    expect(await database.query('select * from a')).toEqual([{ id: 1, name: 'unnamed' }])
    writeFileSync(join(folder, '0003_c.sql'), 'drop table a')
    expect(await migrate(database, folder)).toEqual(['0003_c.sql'])
    await database.close()
  })

  it('runs steps in code among those in SQL, by their name once', async () => {
    const database = await empty()
    const code = (sql: string) => `export default (transaction: { script(sql: string): Promise<void> }) =>
      transaction.script(${JSON.stringify(sql)})`
    const files = {
      '0001_a.sql': FIRST,
      '0003_c.ts': code('update a set name = id::text'),
      '0003_c.test.ts': '',
    }
    expect(await migrate(database, folderWith({ ...files, '0002_b.sql': SECOND }))).toEqual([
      '0001_a.sql',
      '0002_b.sql',
      '0003_c.ts',
    ])
    expect(await database.query('select * from a')).toEqual([{ id: 1, name: '1' }])
    const moved = { ...files, '0002_b.sql': SECOND, '0003_c.ts': code('select 1') }
    expect(await migrate(database, folderWith({ ...moved, '0004_d.ts': 'export {}' })).catch(String)).toBe(
      'Error: The migration 0004_d.ts exports no step.',
    )
    await database.close()
  })

  it('leaves nothing of a file that fails, and keeps the ones before', async () => {
    const database = await empty()
    const folder = folderWith({ '0001_a.sql': FIRST, '0002_b.sql': 'create table b (id int); select 1/0' })
    await expect(migrate(database, folder)).rejects.toMatchObject({ code: '22012' })
    expect(await database.query("select to_regclass('a')::text as a, to_regclass('b')::text as b")).toEqual([
      { a: 'a', b: null },
    ])
    expect(await database.query('select name from migration')).toEqual([{ name: '0001_a.sql' }])
    await database.close()
  })

  if (open.isShort) return

  it('refuses a file that was changed after it had been applied, but not other line ends', async () => {
    const database = await empty()
    await migrate(database, folderWith({ '0001_a.sql': FIRST }))
    await migrate(database, folderWith({ '0001_a.sql': FIRST.replaceAll('\n', '\r\n') }))
    const changed = folderWith({ '0001_a.sql': `${FIRST} drop table a`, '0002_b.sql': SECOND })
    await expect(migrate(database, changed)).rejects.toThrow(
      '0001_a.sql was changed after it had been applied',
    )
    await database.close()
  })

  it('refuses a database that a newer version has changed', async () => {
    const database = await empty()
    await migrate(database, folderWith({ '0001_a.sql': FIRST, '0002_b.sql': SECOND }))
    const older = folderWith({ '0001_a.sql': FIRST })
    await expect(migrate(database, older)).rejects.toThrow('0002_b.sql, which this version does not know')
    await database.close()
  })

  it('applies each file once when several instances start together', async () => {
    const store = await newStore(kind, 'nothing')
    const first = await openDatabase(store)
    // The embedded database belongs to one process; there the instances are calls.
    const others =
      kind === 'server' ? await Promise.all([1, 2, 3].map(() => openDatabase(store))) : [first, first]
    const folder = folderWith({ '0001_a.sql': FIRST, '0002_b.sql': SECOND })
    const applied = await Promise.all([first, ...others].map((database) => migrate(database, folder)))
    expect(applied.flat().sort()).toEqual(['0001_a.sql', '0002_b.sql'])
    expect(await first.query('select * from a')).toEqual([{ id: 1, name: 'unnamed' }])
    for (const database of new Set([first, ...others])) await database.close()
  })

  it('finds nothing to do in a store that has the product’s own tables', async () => {
    const database = await openDatabase(await newStore(kind, 'tables'))
    expect(await migrate(database)).toEqual([])
    expect(await database.query('select count(*) from release')).toEqual([{ count: 0 }])
    await database.close()
  })
})
