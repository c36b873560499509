import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { signInAs, testAccounts } from '#tests/builders/people.ts'
import { eachDatabase } from '#tests/builders/test-database.ts'

eachDatabase('the first page of the administration', (open) => {
  test('counts what there is: people, dashboards, plug-ins, messages', async () => {
    const database = await open()
    const app = await createApp({ database, accounts: testAccounts() })
    const root = await signInAs(app, database, 'root', 'admin')
    await database.script(`
      insert into account (username, display_username, email, role, is_active) values
        ('mod', 'mod', 'mod@example.org', 'moderator', true), ('gone', 'gone', 'gone@example.org', 'admin', false);
      insert into custom_dashboard (public_id, title, config, is_private, state) values
        ('a', 'A', '{}', false, 'approved'), ('b', 'B', '{}', false, 'pending'), ('c', 'C', '{}', true, 'pending');
      insert into plugin_submission (name, version, title, manifest, files, sha256, archive, status)
        select 'p' || n, '1.0.0', 'P' || n, '{}', '[]', n::text, '', case n when 1 then 'approved' else 'pending' end
        from generate_series(1, 8) n;
      insert into plugin (name, submission) select name, id from plugin_submission where status = 'approved';
      insert into notification (user_id, kind, title, read_at) values
        (${root.id}, 'security', 'One', null), (${root.id}, 'security', 'Two', now());
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
    await app.close()
  })
})
