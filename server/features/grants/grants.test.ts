import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import type { GrantRow } from '#contract/admin/grants.ts'
import type { Capability } from '#domain/account/capability.ts'
import { type Scope, WHOLE_SITE } from '#domain/account/scope.ts'
import { readAccount } from '#server/identity/account-row.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Person, signInAs } from '#tests/builders/people.ts'
import { type Call, openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { toldWords } from '#tests/builders/told.ts'

const TAG = { name: 'Snow', indicators: [7] }

serverDatabase('what is granted to one person', (open) => {
  let app: FastifyInstance
  let database: Database
  let ada: Person
  let bo: Person
  let root: Person
  let second: Person
  let call: Call

  beforeAll(async () => {
    ;({
      app,
      database,
      people: { ada, bo, root, second },
      call,
    } = await openProduct(open, {
      content: 'country',
      people: { ada: 'user', bo: 'user', root: 'admin', second: 'admin' },
    }))
  })

  const give = (capability: Capability, scope: Scope = WHOLE_SITE, account = ada.id, who = root) =>
    call(who, 'POST', '/grants', { account, capability, scope })
  const given = async (query = ''): Promise<GrantRow[]> =>
    (await call(root, 'GET', `/grants?${query}`)).body.results
  const take = async (capability: Capability, who = root) => {
    const [row] = await given(`account=${ada.id}&capability=${capability}`)
    return call(who, 'DELETE', `/grants/${row?.id ?? 0}`)
  }
  const tagMade = async () => {
    const { status } = await call(ada, 'POST', '/tags', TAG)
    await database.query('delete from indicator_tag')
    return status
  }
  const audited = () =>
    database.query<{ action: string; before: unknown; after: unknown }>(
      "select action, before, after from audit_entry where action like 'account.capability-%' order by id",
    )
  const toldTo = async (person: Person) =>
    (await toldWords(database, "a.id = $1 and n.kind in ('security', 'admin-activity')", [person.id])).map(
      ({ text }) => ({ text }),
    )
  const grantsOf = async (person: Person) => (await readAccount(database, person.id))?.grants ?? []

  test('counts from the next call on, and until the next call after it is taken away', async () => {
    expect(await tagMade()).toBe(403)
    expect((await give('tags.change')).status).toBe(201)
    expect(await tagMade()).toBe(201)
    expect((await call(ada, 'GET', '/account')).body.grants).toEqual([
      { capability: 'tags.change', scope: WHOLE_SITE },
    ])
    expect((await take('tags.change')).body.detail).toBe(
      'ada has no longer the right “Change indicator tags”.',
    )
    expect(await tagMade()).toBe(403)
  })

  test('is written down and told, once', async () => {
    const before = (await audited()).length
    const [first, again] = [await give('news.change'), await give('news.change')]
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body).toEqual(first.body)
    const right = { capability: 'news.change', source: null, place: null }
    expect((await audited()).slice(before)).toEqual([
      { action: 'account.capability-granted', before: null, after: right },
    ])
    expect((await toldTo(ada)).at(-1)).toEqual({
      text: "root gave you the right “Write What's New and the help” for the whole site.",
    })
    expect(await toldTo(second)).toHaveLength(3)
    expect(await toldTo(root)).toEqual([])
    await take('news.change')
    expect((await audited()).at(-1)).toEqual({
      action: 'account.capability-revoked',
      before: right,
      after: null,
    })
    expect((await toldTo(ada)).at(-1)?.text).toBe(
      "root took the right “Write What's New and the help” for the whole site away from you.",
    )
  })

  test('is kept and listed with its scope: one source, one place, both', async () => {
    const scopes = [
      { source: 2, place: null },
      { source: null, place: 1 },
      { source: 2, place: 1 },
    ]
    for (const scope of scopes) expect((await give('findings.decide', scope)).status).toBe(201)
    expect(await grantsOf(ada)).toEqual(scopes.map((scope) => ({ capability: 'findings.decide', scope })))
    const [source, place] = await Promise.all([
      database.query<{ name: string }>('select datasource as name from datasource where id = 2'),
      database.query<{ name: string }>('select name from location where id = 1'),
    ])
    const rows = await given(`account=${ada.id}&ordering=id`)
    expect(rows.map(({ scope_text }) => scope_text)).toEqual([
      source[0]?.name,
      place[0]?.name,
      `${source[0]?.name} in ${place[0]?.name}`,
    ])
    expect(rows[0]).toMatchObject({
      account: { id: ada.id, name: 'ada' },
      title: 'Answer findings of the data audit',
      granted_by: { id: root.id, name: 'root' },
    })
    expect(await given('source=2&place=1')).toHaveLength(1)
    expect(await given('capability=tags.change')).toEqual([])
    for (const { id } of rows) expect((await call(root, 'DELETE', `/grants/${id}`)).status).toBe(200)
    expect(await grantsOf(ada)).toEqual([])
  })

  test.each<[string, Capability, Scope, string]>([
    ['for a source, where it is for the whole site', 'tags.change', { source: 2, place: null }, 'capability'],
    ['that comes with a role alone', 'users.manage', WHOLE_SITE, 'capability'],
    ['that gives rights', 'grants.change', WHOLE_SITE, 'capability'],
    ['for a source that is not there', 'findings.decide', { source: 999, place: null }, 'scope'],
    ['for a place that is not there', 'findings.decide', { source: null, place: 99_999 }, 'scope'],
  ])('cannot be something %s', async (_what, capability, scope, field) => {
    const { status, body } = await give(capability, scope)
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
  })

  test('cannot be given to nobody, to oneself, or to whom it comes with the role; nor taken twice', async () => {
    expect((await give('audit.read', WHOLE_SITE, 999_999)).status).toBe(404)
    expect((await give('audit.read', WHOLE_SITE, root.id)).status).toBe(403)
    expect((await give('audit.read', WHOLE_SITE, second.id)).body.errors).toEqual({
      capability: ['This comes with the role Admin already.'],
    })
    expect((await take('audit.read')).status).toBe(404)
  })

  test('two who give the same at once give it once, and two who take it take it once', async () => {
    const before = (await audited()).length
    const both = await Promise.all([root, second].map((who) => give('audit.read', WHOLE_SITE, bo.id, who)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201])
    expect(await grantsOf(bo)).toHaveLength(1)
    const { id } = both[0]?.body ?? {}
    const ends = await Promise.all([root, second].map((who) => call(who, 'DELETE', `/grants/${id}`)))
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await audited()).length).toBe(before + 2)
  })

  test('takes nobody who administers out: an own right that an earlier role left is given back freely', async () => {
    const cara = await signInAs(app, database, 'cara', 'user')
    await give('tags.change', WHOLE_SITE, cara.id)
    await database.query("update account set role = 'admin' where id = $1", [cara.id])
    const [own] = await given(`account=${cara.id}`)
    expect((await call(cara, 'DELETE', `/grants/${own?.id}`)).status).toBe(200)
    expect((await call(cara, 'GET', '/grants')).status).toBe(200)
  })

  test('asks for the password again after 15 minutes', async () => {
    await database.query("update session set created_at = now() - interval '16 minutes' where user_id = $1", [
      second.id,
    ])
    const asked = [
      await give('tags.change', WHOLE_SITE, bo.id, second),
      await call(second, 'DELETE', '/grants/1'),
    ]
    expect(asked.map(({ status, body }) => [status, body.type])).toEqual([
      [403, '/problems/proof-needed'],
      [403, '/problems/proof-needed'],
    ])
  })

  test('stays, and can be taken away, when its source has no figure any more; the source itself stays', async () => {
    await give('findings.decide', { source: 2, place: 1 })
    await expect(database.query('delete from datasource where id = 2')).rejects.toThrow()
    await database.query('delete from capability_grant where account = $1', [ada.id])
  })

  test('opens what is seen by those who have it, and goes with the account', async () => {
    await give('plugins.review')
    expect((await call(ada, 'GET', '/plugins/all')).status).toBe(200)
    await database.query('delete from account where id = $1', [ada.id])
    expect(await given()).toEqual([])
  })

  test('rests while the role of the person needs a second step that they have not set up', async () => {
    const mo = await signInAs(app, database, 'mo', 'moderator')
    await give('audit.read', WHOLE_SITE, mo.id)
    const read = async () => (await call(mo, 'GET', '/audit')).status
    expect(await read()).toBe(200)
    await database.query(`update platform_setting set second_factor_roles = '{moderator}'`)
    expect(await read()).toBe(403)
  })
})
