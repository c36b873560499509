import { beforeAll, describe, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import type { UserRow } from '#contract/admin/users.ts'
import { checkChain } from '#server/audit/check-chain.ts'
import type { Database } from '#server/platform/database/database.ts'
import { makeAccount, PASSWORD, type Person, signInAs } from '#tests/builders/people.ts'
import { type Call, openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { toldWords } from '#tests/builders/told.ts'

serverDatabase('users, for administrators', (open) => {
  let app: FastifyInstance
  let database: Database
  let root: Person
  let mod: Person
  let ada: Person
  let call: Call

  beforeAll(async () => {
    ;({
      app,
      database,
      people: { root, mod, ada },
      call,
    } = await openProduct(open, { people: { root: 'admin', mod: 'moderator', ada: 'user' } }))
  })

  const list = async (query: string): Promise<{ count: number; results: UserRow[] }> => {
    const { status, body } = await call(root, 'GET', `/users/?${query}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  const names = async (query: string) => (await list(query)).results.map(({ username }) => username)
  /** Accounts that nobody signs in to: without the price of a password. */
  const add = async (username: string, more: { role?: string; first?: string; last?: string } = {}) => {
    const [row] = await database.query<{ id: number }>(
      `insert into account (username, display_username, email, role, first_name, last_name, organization, profession)
       values (lower($1), $1, lower($1) || '@example.org', $2, $3, $4, 'Example', 'Analyst') returning id`,
      [username, more.role ?? 'user', more.first ?? '', more.last ?? ''],
    )
    return row?.id ?? 0
  }
  const exists = async (id: number) =>
    (await database.query('select 1 from account where id = $1', [id])).length === 1
  const administrators = () =>
    database.query<{ id: number }>("select id from account where role = 'admin' and is_active order by id")
  const lastAudit = async () => {
    const [row] = await database.query<Record<string, unknown>>(
      'select actor, action, subject, before, after from audit_entry order by id desc limit 1',
    )
    return row
  }

  describe('the list', () => {
    beforeAll(async () => {
      await add('Efe_O', { first: 'Ẹfẹ́', last: 'Òghẹnẹ́' })
      await add('percent', { first: '100%', last: 'back\\slash' })
      for (let n = 1; n <= 21; n++) await add(`many-${n}`)
    })

    test('a row has what the earlier client reads, and nothing secret', async () => {
      const [row] = (await list('search=ada&size=20')).results
      expect(row).toMatchObject({
        id: ada.id,
        username: 'ada',
        email: 'ada@example.org',
        is_active: true,
        avatar: null,
        role: { value: 'user', label: 'User' },
      })
      expect(row?.lastLogin).toMatch(/^\d{4}-.*Z$/)
      expect(JSON.stringify(row)).not.toMatch(/password|token|secret/)
    })

    test.each([
      ['search=EFE_', ['Efe_O']],
      ['search=%25', ['percent']],
      ['search=_O', ['Efe_O']],
      ['search=k%5Cs', ['percent']],
      [`search=${encodeURIComponent('Ẹfẹ́ Òghẹ')}`, ['Efe_O']],
      ['search=mod@example', ['mod']],
      [`search=${encodeURIComponent("'; drop table account; --")}`, []],
      ['search=%00mod', ['mod']],
      ['role=moderator', ['mod']],
      ['role=admin&search=undefined', ['root']],
    ])('%s', async (query, expected) => {
      expect(await names(query)).toEqual(expected)
    })

    test('20 a page, in the order that was asked for', async () => {
      const first = await list('search=many-&size=20&page=1&ordering=-username')
      expect([first.count, first.results.length]).toEqual([21, 20])
      expect(await names('search=many-&size=20&page=2&ordering=-username')).toEqual(['many-1'])
      expect((await names('ordering=-lastLogin'))[0]).toBe('ada')
      expect((await names('ordering=-role')).slice(0, 2)).toEqual(['root', 'mod'])
    })

    test.each(['role=owner', 'ordering=password', 'size=-1', 'format=csv', `search=${'x'.repeat(255)}`])(
      '%s is refused',
      async (query) => {
        expect((await call(root, 'GET', `/users?${query}`)).status).toBe(400)
      },
    )
  })

  describe('nobody else (T16, T61)', () => {
    test.each([
      ['GET', '/users', undefined],
      ['PUT', '/users/1/active', { is_active: false }],
      ['POST', '/users/delete', { ids: [1] }],
      ['POST', '/users/1/role', { role: 'admin' }],
      ['POST', '/users/1/upgrade/', undefined],
      ['POST', '/users/1/downgrade/', undefined],
      ['GET', '/admin/summary', undefined],
      ['GET', '/admin/settings', undefined],
      ['GET', '/audit', undefined],
      ['GET', '/audit/verify', undefined],
    ] as const)('%s %s: a moderator is refused, and the log tells of it', async (method, url, payload) => {
      const { status, body } = await call(mod, method, url, payload)
      expect([status, body.detail]).toEqual([
        403,
        'Access Denied: Access denied: User does not have admin privileges',
      ])
      expect(await lastAudit()).toMatchObject({ actor: mod.id, action: 'access.refused' })
      expect(
        (await app.inject({ method, url: `/api${url}`, ...(payload ? { payload } : {}) })).statusCode,
      ).toBe(401)
    })
  })

  describe('roles', () => {
    test('a new role ends the sessions, tells the person, and is in the log with before and after', async () => {
      const bo = await signInAs(app, database, 'bo')
      const { status, body } = await call(root, 'POST', `/users/${bo.id}/role`, { role: 'moderator' })
      expect([status, body.user.role]).toEqual([200, { value: 'moderator', label: 'Moderator' }])
      expect(await lastAudit()).toEqual({
        actor: root.id,
        action: 'account.role-changed',
        subject: `account ${bo.id}`,
        before: { role: 'user' },
        after: { role: 'moderator' },
      })
      expect(
        (await app.inject({ url: '/api/account', headers: { authorization: bo.bearer } })).statusCode,
      ).toBe(401)
      const told = await toldWords(database, 'a.id = $1', [bo.id])
      expect(told.map(({ title }) => title)).toEqual(['Your role is now Moderator'])
    })

    test('upgrade and downgrade by POST; the earlier GET changes nothing and says so', async () => {
      const id = await add('up-and-down')
      const read = await call(root, 'GET', `/users/${id}/upgrade/`)
      expect([read.status, read.body.detail]).toEqual([405, 'GET is not offered here; POST is.'])
      expect((await call(root, 'POST', `/users/${id}/upgrade/`)).body.user.role.value).toBe('admin')
      const before = await lastAudit()
      await call(root, 'POST', `/users/${id}/upgrade/`)
      expect(await lastAudit(), 'a second click changes nothing').toEqual(before)
      expect((await call(root, 'POST', `/users/${id}/downgrade/`)).body.user.role.value).toBe('user')
    })

    test('the last administrator stays, and the own role needs a confirmation', async () => {
      const last = await call(root, 'POST', `/users/${root.id}/role`, { role: 'user', confirm: true })
      expect([last.status, last.body.detail]).toEqual([403, expect.stringContaining('last administrator')])
      const second = await signInAs(app, database, 'second', 'admin')
      const unsure = await call(second, 'POST', `/users/${second.id}/role`, { role: 'user' })
      expect([unsure.status, unsure.body.detail]).toEqual([403, expect.stringContaining('your own role')])
      const sure = await call(second, 'POST', `/users/${second.id}/role`, { role: 'user', confirm: true })
      expect(sure.status).toBe(200)
      expect((await call(second, 'GET', '/users')).status).toBe(401)
    })

    test('two who take each other’s role at once never leave nobody (T59)', async () => {
      const other = await signInAs(app, database, 'other-admin', 'admin')
      const answers = await Promise.all([
        call(root, 'POST', `/users/${other.id}/role`, { role: 'user' }),
        call(other, 'POST', `/users/${root.id}/role`, { role: 'user' }),
      ])
      expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200])
      expect((await administrators()).length).toBeGreaterThanOrEqual(1)
      await database.query("update account set role = 'admin' where id = $1", [root.id])
      await database.query("update account set role = 'user' where id = $1", [other.id])
      root = { ...root, ...(await signInAgain('root')) }
    })

    test.each([[{ role: 'owner' }], [{}], [{ role: ['admin'] }]])('%j is refused', async (payload) => {
      expect((await call(root, 'POST', `/users/${ada.id}/role`, payload)).status).toBe(400)
    })

    test('after 15 minutes the password is asked for again', async () => {
      const aged = "update session set created_at = now() - interval '16 minutes' where user_id = $1"
      await database.query(aged, [root.id])
      const refused = await call(root, 'POST', `/users/${ada.id}/role`, { role: 'moderator' })
      expect([refused.status, refused.body.type]).toEqual([403, '/problems/proof-needed'])
      const wrong = await call(root, 'POST', '/account/prove', { password: 'Wrong-horse 7 staple' })
      expect([wrong.status, wrong.body.errors]).toEqual([400, { password: ['This is not your password.'] }])
      expect((await call(root, 'POST', '/users/delete', { ids: [ada.id] })).status).toBe(403)
      expect((await call(root, 'POST', '/account/prove', { password: PASSWORD })).status).toBe(200)
      expect((await call(root, 'POST', `/users/${ada.id}/role`, { role: 'user' })).status).toBe(200)
      const noted = await database.query(
        "select action from audit_entry where actor = $1 and action like 'sign-in.proof-%' order by id",
        [root.id],
      )
      expect(noted).toEqual([{ action: 'sign-in.proof-refused' }, { action: 'sign-in.proof-given' }])
    })
  })

  describe('closing', () => {
    test('a closed account is signed out at once and can be opened again', async () => {
      const cy = await signInAs(app, database, 'cy')
      expect((await call(root, 'PUT', `/users/${cy.id}/active`, { is_active: false })).body.is_active).toBe(
        false,
      )
      expect((await call(cy, 'GET', '/account')).status).toBe(401)
      expect((await call(root, 'PUT', `/users/${cy.id}/active`, { is_active: true })).body.is_active).toBe(
        true,
      )
      const own = await call(root, 'PUT', `/users/${root.id}/active`, { is_active: false })
      expect(own.status).toBe(403)
    })
  })

  describe('deleting several (T16)', () => {
    test('all of them, once', async () => {
      const ids = [await add('gone-1'), await add('gone-2')]
      expect((await call(root, 'POST', '/users/delete', { ids })).body).toMatchObject({ deleted: 2 })
      expect((await call(root, 'POST', '/users/delete', { ids })).status).toBe(404)
    })

    test.each([
      ['the own account', 403, () => root.id],
      ['an id that is nobody’s', 404, () => 99_999],
    ])('%s among them: nobody is deleted', async (_what, status, other) => {
      const id = await makeAccount(database, `kept-${status}`)
      expect((await call(root, 'POST', '/users/delete', { ids: [id, other()] })).status).toBe(status)
      expect(await exists(id)).toBe(true)
    })

    test.each([[{ ids: [] }], [{ ids: ['1 or 1=1'] }], [{}]])('%j is refused', async (payload) => {
      expect((await call(root, 'POST', '/users/delete', payload)).status).toBe(400)
    })
  })

  test('the chain of the log is whole after all this (T62)', async () => {
    expect((await checkChain(database)).broken).toBeNull()
  })

  async function signInAgain(username: string): Promise<{ bearer: string }> {
    const payload = { username, password: PASSWORD }
    const answer = await app.inject({ method: 'POST', url: '/api/login', payload })
    return { bearer: `Bearer ${answer.json().token}` }
  }
})
