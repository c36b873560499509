import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import type { Account } from '#domain/account/account.ts'
import type { Grant } from '#domain/account/capability.ts'
import { type Scope, WHOLE_SITE } from '#domain/account/scope.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Person, signInAs } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { eachDatabase } from '#tests/builders/test-database.ts'
import { readAccount } from '#server/identity/account-row.ts'
import { grantCapability, revokeCapability } from './capability-grants.ts'

const TAG = { name: 'Snow', indicators: [7] }

eachDatabase('what is granted to one person', (open) => {
  let app: FastifyInstance
  let database: Database
  let ada: Person
  let root: Account

  beforeAll(async () => {
    ;({
      app,
      database,
      people: { ada },
    } = await openProduct(open, { content: 'country', people: { ada: 'user' } }))
    root = await accountOf((await signInAs(app, database, 'root', 'admin')).id)
  })

  async function accountOf(id: number): Promise<Account> {
    const account = await readAccount(database, id)
    if (!account) throw new Error(`There is no account ${id}.`)
    return account
  }
  const change = (verb: typeof grantCapability, grant: Grant, account = ada.id) =>
    database.transaction((transaction) =>
      verb(transaction, { ...grant, account, actor: root, address: '196.220.13.7' }),
    )
  const tagMade = async () => {
    const request = { method: 'POST', url: '/api/tags', payload: TAG } as const
    const answer = await app.inject({ ...request, headers: { authorization: ada.bearer } })
    await database.query('delete from indicator_tag')
    return answer.statusCode
  }
  const ofScope = (capability: Grant['capability'], scope: Scope = WHOLE_SITE) => ({ capability, scope })

  test('counts from the next call on, and until the next call after it is taken away', async () => {
    expect(await tagMade()).toBe(403)
    await change(grantCapability, ofScope('tags.change'))
    expect(await tagMade()).toBe(201)
    await change(revokeCapability, ofScope('tags.change'))
    expect(await tagMade()).toBe(403)
  })

  test('is written down and told, once', async () => {
    await change(grantCapability, ofScope('news.change'))
    await change(grantCapability, ofScope('news.change'))
    const audit = await database.query(
      `select action, subject, after from audit_entry where action like 'account.capability-%' and after is not null
       order by id desc limit 2`,
    )
    expect(audit).toEqual([
      {
        action: 'account.capability-granted',
        subject: `account ${ada.id}`,
        after: { capability: 'news.change', source: null, place: null },
      },
      expect.objectContaining({ after: { capability: 'tags.change', source: null, place: null } }),
    ])
    const told = await database.query('select text from notification where user_id = $1 order by id', [
      ada.id,
    ])
    expect(told).toEqual([
      { text: 'root gave you the right “tags.change”.' },
      { text: 'root took away the right “tags.change”.' },
      { text: 'root gave you the right “news.change”.' },
    ])
  })

  test('is kept with its scope: one source, one place, both', async () => {
    const scopes = [
      { source: 2, place: null },
      { source: null, place: 1 },
      { source: 2, place: 1 },
    ]
    for (const scope of scopes) await change(grantCapability, ofScope('figures.enter', scope))
    const { grants } = await accountOf(ada.id)
    expect(grants.filter(({ capability }) => capability === 'figures.enter')).toEqual(
      scopes.map((scope) => ofScope('figures.enter', scope)),
    )
    await change(revokeCapability, ofScope('figures.enter', { source: 2, place: null }))
    expect((await accountOf(ada.id)).grants).toHaveLength(grants.length - 1)
  })

  test.each([
    [
      'for a source, where it is for the whole site',
      ofScope('tags.change', { source: 2, place: null }),
      'invalid-input',
    ],
    ['that comes with a role alone', ofScope('users.manage'), 'invalid-input'],
    [
      'for a source that is not there',
      ofScope('figures.enter', { source: 999, place: null }),
      'invalid-input',
    ],
    [
      'for a place that is not there',
      ofScope('figures.enter', { source: null, place: 9999 }),
      'invalid-input',
    ],
  ])('cannot be something %s', async (_what, grant, code) => {
    await expect(change(grantCapability, grant)).rejects.toMatchObject({ code })
  })

  test('cannot be given to nobody or to oneself, nor taken from who does not have it', async () => {
    const grant = ofScope('audit.read')
    await expect(change(grantCapability, grant, 999_999)).rejects.toMatchObject({ code: 'not-found' })
    await expect(change(grantCapability, grant, root.id)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(change(revokeCapability, grant)).rejects.toMatchObject({ code: 'not-found' })
  })

  test('opens what is seen by those who have it, and goes with the account', async () => {
    await change(grantCapability, ofScope('plugins.review'))
    const headers = { authorization: ada.bearer }
    expect((await app.inject({ url: '/api/plugins/all', headers })).statusCode).toBe(200)
    await database.query('delete from account where id = $1', [ada.id])
    expect(await database.query('select id from capability_grant')).toEqual([])
  })

  test('rests while the role of the person needs a second step that they have not set up', async () => {
    const mo = await signInAs(app, database, 'mo', 'moderator')
    await change(grantCapability, ofScope('audit.read'), mo.id)
    const read = async () =>
      (await app.inject({ url: '/api/audit', headers: { authorization: mo.bearer } })).statusCode
    expect(await read()).toBe(200)
    await database.query(`update platform_setting set second_factor_roles = '{moderator}'`)
    expect(await read()).toBe(403)
  })
})
