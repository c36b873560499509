import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { makeAccount } from '#tests/builders/people.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { type NewNotification, notify } from './notify.ts'

serverDatabase('telling people', (open) => {
  let database: Database
  const ids: Record<string, number> = {}
  beforeAll(async () => {
    database = await open()
    for (const [name, role] of [
      ['ada', 'user'],
      ['gone', 'user'],
      ['mo', 'moderator'],
      ['root', 'admin'],
    ] as const) {
      ids[name] = await makeAccount(database, name, role)
    }
    await database.query('update account set is_active = false where username = $1', ['gone'])
  })

  const choose = (name: string, choices: object) =>
    database.query('update account set preferences = $2::jsonb where username = $1', [
      name,
      JSON.stringify({ notifications: choices }),
    ])

  /** The people told, by name. */
  async function told(message: Omit<NewNotification, 'title'>): Promise<string[]> {
    await database.query('delete from notification')
    const count = await database.transaction((transaction) =>
      notify(transaction, { ...message, title: 'Made up' }),
    )
    const rows = await database.query<{ username: string }>(
      'select a.username from notification n join account a on a.id = n.user_id order by a.username',
    )
    expect(count).toBe(rows.length)
    return rows.map(({ username }) => username)
  }

  test('one person, several, those with a role or a higher one, everybody who can sign in', async () => {
    expect(await told({ to: ids.ada ?? 0, kind: 'security' })).toEqual(['ada'])
    expect(await told({ to: [ids.ada ?? 0, ids.mo ?? 0, 999], kind: 'comment' })).toEqual(['ada', 'mo'])
    expect(await told({ to: { holding: 'plugins.review' }, kind: 'comment' })).toEqual(['mo', 'root'])
    expect(await told({ to: 'everybody', kind: 'update' })).toEqual(['ada', 'mo', 'root'])
    expect(await told({ to: 'everybody', except: ids.root ?? 0, kind: 'update' })).toEqual(['ada', 'mo'])
    expect(await told({ to: [], kind: 'comment' })).toEqual([])
  })

  test('those who never chose get what the specification has on, and requests on which they decide', async () => {
    expect(await told({ to: { holding: 'users.manage' }, kind: 'new-user' })).toEqual(['root'])
    expect(await told({ to: { holding: 'users.manage' }, kind: 'admin-activity' })).toEqual(['root'])
    expect(await told({ to: { holding: 'dashboards.review' }, kind: 'dashboard-request' })).toEqual([
      'mo',
      'root',
    ])
    expect(await told({ to: { holding: 'plugins.review' }, kind: 'plugin-request' })).toEqual(['mo', 'root'])
  })

  test('those whom a right was given beside their role, unless it is for a part only', async () => {
    await database.query("insert into capability_grant (account, capability) values ($1, 'plugins.review')", [
      ids.ada ?? 0,
    ])
    expect(await told({ to: { holding: 'plugins.review' }, kind: 'comment' })).toEqual(['ada', 'mo', 'root'])
    expect(await told({ to: { holding: 'dashboards.review' }, kind: 'comment' })).toEqual(['mo', 'root'])
    await database.query('delete from capability_grant')
  })

  test('the choices of each decide', async () => {
    await choose('root', { updates: false, customDashboard: true })
    await choose('mo', { customDashboard: false })
    await choose('ada', { updates: false })
    expect(await told({ to: 'everybody', kind: 'update' })).toEqual(['mo'])
    expect(await told({ to: { holding: 'plugins.review' }, kind: 'dashboard-request' })).toEqual(['root'])
    expect(await told({ to: ids.ada ?? 0, kind: 'dashboard-decision' })).toEqual(['ada'])
  })

  test('what is rolled back was told to nobody', async () => {
    await database.query('delete from notification')
    const undone = database.transaction(async (transaction) => {
      await notify(transaction, { to: 'everybody', kind: 'security', title: 'Not kept' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await database.query('select id from notification')).toEqual([])
  })
})
