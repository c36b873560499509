import { expect, it } from 'vitest'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { migrationsBefore } from '#tests/builders/earlier-migrations.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { newStore } from '#tests/builders/test-store.ts'
import { toldWords } from '#tests/builders/told.ts'
import { migrate } from './migrate.ts'

serverDatabase('what the version before told', (_open, kind) => {
  it('stays as it was written, and is a message where it never varied', async () => {
    const database = await openDatabase(await newStore(kind, 'nothing'))
    await migrate(database, migrationsBefore('0186'))
    await database.script(`
      insert into account (id, username, display_username, email) values (1, 'ada', 'ada', 'ada@example.org');
      insert into notification (user_id, kind, title, text, names) values
        (1, 'security', 'Your password was changed', 'If it was not you, choose a new password now.', null),
        (1, 'new-user', '2 new users', 'Efe "E" Ojo (efe), bo (bo)', '{"Efe \\"E\\" Ojo (efe)",bo (bo)}'),
        (1, 'update', 'Dataset: Shovels', default, null);`)
    await migrate(database)
    expect((await toldWords(database, 'true')).map(({ title, text }) => [title, text])).toEqual([
      ['Your password was changed', 'If it was not you, choose a new password now.'],
      ['2 new users', 'Efe "E" Ojo (efe), bo (bo)'],
      ['Dataset: Shovels', ''],
    ])
    const kept = await database.query("select title ->> 'id' as id, names from notification order by id")
    expect(kept.slice(0, 2)).toEqual([
      { id: 'told.password', names: null },
      { id: null, names: ['Efe "E" Ojo (efe)', 'bo (bo)'] },
    ])
    await database.close()
  })
})
