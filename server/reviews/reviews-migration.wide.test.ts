import { expect, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { migrationsBefore } from '#tests/builders/earlier-migrations.ts'
import { eachDatabase } from '#tests/builders/test-database.ts'
import { newStore } from '#tests/builders/test-store.ts'

/** Rows stored before: every state, with and without people who have left. */
const STORED = `
  insert into account (username, display_username, email) values
    ('ada', 'ada', 'ada@example.org'), ('mo', 'mo', 'mo@example.org');
  insert into custom_dashboard
    (public_id, owner, title, config, is_private, state, declined_because, decided_by, decided_at, version, created_at, updated_at)
  values
    ('private', 1, 'A', '{}', true, 'pending', '', null, null, 3, '2026-01-01', '2026-02-01'),
    ('waits', 1, 'B', '{}', false, 'pending', '', null, null, 1, '2026-01-02', '2026-01-02'),
    ('public', null, 'C', '{}', false, 'approved', '', 2, '2026-03-03', 5, '2026-01-03', '2026-03-03'),
    ('declined', 1, 'D', '{}', false, 'declined', 'Too old', 2, '2026-03-04', 2, '2026-01-04', '2026-03-04');
  insert into plugin_submission
    (author, name, version, title, manifest, files, sha256, archive, status, reason, decided_by, decided_at, created_at, updated_at)
  values
    (1, 'waits', '1.0.0', 'A', '{}', '[]', 'a', '', 'pending', '', null, null, '2026-01-01', '2026-01-01'),
    (1, 'public', '1.1.0', 'B', '{}', '[]', 'b', '', 'approved', '', 2, '2026-03-01', '2026-01-02', '2026-03-01'),
    (1, 'declined', '1.0.0', 'C', '{}', '[]', 'c', '', 'declined', 'No source', 2, '2026-03-02', '2026-01-03', '2026-03-02'),
    (1, 'public', '1.0.0', 'D', '{}', '[]', 'd', '', 'replaced', '', 2, '2026-02-02', '2026-01-04', '2026-03-01'),
    (null, 'gone', '1.0.0', 'E', '{}', '[]', 'e', '', 'removed', '', null, '2026-02-03', '2026-01-05', '2026-04-01');
`

eachDatabase('the migration to reviews', (_open, kind) => {
  test('carries over what dashboards and plugins kept, each in its state', async () => {
    const database = await openDatabase(await newStore(kind, 'nothing'))
    await migrate(database, migrationsBefore('0012'))
    await database.script(STORED)
    await migrate(database)
    const rows = await database.query<object>(
      `select r.subject_kind || ' ' || coalesce(d.title, p.title) as subject, r.author, r.state, r.reason, r.withdrawal,
         r.decided_by, to_char(r.decided_at, 'MM-DD') as decided, r.version,
         to_char(r.created_at, 'MM-DD') as created, to_char(r.updated_at, 'MM-DD') as updated
       from review r
       left join document d on r.subject_kind = 'document' and d.id = r.subject
       left join plugin_submission p on r.subject_kind = 'plugin' and p.id = r.subject
       order by 1`,
    )
    expect(rows.map((row) => Object.values(row).join(' | '))).toEqual([
      'document A | 1 | draft |  |  |  |  | 3 | 01-01 | 02-01',
      'document B | 1 | submitted |  |  |  |  | 1 | 01-02 | 01-02',
      'document C |  | approved |  |  | 2 | 03-03 | 5 | 01-03 | 03-03',
      'document D | 1 | declined | Too old |  | 2 | 03-04 | 2 | 01-04 | 03-04',
      'plugin A | 1 | submitted |  |  |  |  | 1 | 01-01 | 01-01',
      'plugin B | 1 | approved |  |  | 2 | 03-01 | 2 | 01-02 | 03-01',
      'plugin C | 1 | declined | No source |  | 2 | 03-02 | 2 | 01-03 | 03-02',
      'plugin D | 1 | withdrawn |  | replaced | 2 | 02-02 | 2 | 01-04 | 03-01',
      'plugin E |  | withdrawn |  | removed |  | 02-03 | 2 | 01-05 | 04-01',
    ])
    await database.close()
  })
})
