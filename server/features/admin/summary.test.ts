import { expect, test } from 'vitest'
import { dashboardText } from '#tests/builders/dashboard-text.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

serverDatabase('the first page of the administration', (open) => {
  test('counts what there is: people, dashboards, plug-ins, messages', async () => {
    const { app, database, people } = await openProduct(open, { people: { root: 'admin' } })
    const { root } = people
    await database.script(`
      insert into account (username, display_username, email, role, is_active) values
        ('mod', 'mod', 'mod@example.org', 'moderator', true), ('gone', 'gone', 'gone@example.org', 'admin', false);
      insert into document (public_id, content, visibility, owner) values
        ('a', '${dashboardText('A')}', 'public', ${root.id}), ('b', '${dashboardText('B')}', 'public', ${root.id}),
        ('c', '${dashboardText('C')}', 'private', ${root.id}),
        -- An approved report is no dashboard; what was left behind waits for nobody.
        ('d', '${dashboardText('D').replace('"dashboard"', '"report"')}', 'public', ${root.id}),
        ('e', '${dashboardText('E')}', 'public', null);
      insert into review (subject_kind, subject, state) select 'document', id,
        case when public_id in ('a', 'd') then 'approved' when public_id in ('b', 'e') then 'submitted' else 'draft' end
        from document;
      insert into plugin_submission (name, version, title, manifest, files, sha256, archive)
        select 'p' || n, '1.0.0', 'P' || n, '{}', '[]', n::text, '' from generate_series(1, 8) n;
      insert into review (subject_kind, subject, state) select 'plugin', id,
        case name when 'p1' then 'approved' else 'submitted' end from plugin_submission;
      insert into plugin (name, submission) select name, id from plugin_submission where name = 'p1';
      insert into notification (user_id, kind, title, read_at) values
        (${root.id}, 'security', '"One"', null), (${root.id}, 'security', '"Two"', now());
    `)
    const headers = { authorization: root.bearer }
    const answer = await app.inject({ url: '/api/admin/summary', headers })
    expect(answer.json()).toMatchObject({
      active_users: { count: 2, updated_at: expect.stringMatching(/Z$/) },
      admin_profiles: 1,
      moderators: 1,
      active_dashboards: { count: 1 },
      public_dashboards: 1,
      pending_dashboards: 1,
      plugins: { count: 1 },
      pending_plugin_count: 7,
      unread_notifications: 1,
    })
    expect(answer.json().pending_plugins.map(({ name }: { name: string }) => name)).toEqual([
      'p2',
      'p3',
      'p4',
      'p5',
      'p6',
    ])
  })
})
