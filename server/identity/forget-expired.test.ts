import { expect, test } from 'vitest'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { forgetExpired } from './forget-expired.ts'

serverDatabase('what has run out', (open) => {
  test('goes; what still counts stays', async () => {
    const database = await open()
    await database.script(`
      insert into account (username, display_username, email) values ('ada', 'ada', 'ada@example.org');
      insert into session (user_id, token, expires_at) values
        (1, 'old', now() - interval '1 second'), (1, 'new', now() + interval '1 hour');
      insert into account_link (hash, purpose, account, email, expires_at) values
        ('old', 'verify-email', 1, '', now() - interval '1 second'), ('new', 'verify-email', 1, '', now() + interval '1 hour');
      insert into verification (identifier, value, expires_at) values
        ('old', '1', now() - interval '1 second'), ('new', '1', now() + interval '1 hour');
      insert into attempt (key, points, expire) values
        ('old', 1, extract(epoch from now()) * 1000 - 1), ('new', 1, extract(epoch from now()) * 1000 + 60000),
        ('endless', 1, null);
    `)
    await forgetExpired(database).run({})
    const left = await database.query<{ name: string }>(
      `select 'session ' || token as name from session union all select 'link ' || hash from account_link
       union all select 'code ' || identifier from verification union all select 'attempt ' || key from attempt order by 1`,
    )
    expect(left.map(({ name }) => name)).toEqual([
      'attempt endless',
      'attempt new',
      'code new',
      'link new',
      'session new',
    ])
  })
})
