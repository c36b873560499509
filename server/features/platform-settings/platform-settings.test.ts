import { beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/platform/database/database.ts'
import { type Person, signInAs } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { toldWords } from '#tests/builders/told.ts'

serverDatabase('settings of the platform', (open) => {
  let app: FastifyInstance
  let database: Database
  let root: Person

  beforeAll(async () => {
    ;({
      app,
      database,
      people: { root },
    } = await openProduct(open, { people: { root: 'admin' } }))
  })

  const call = async (method: 'GET' | 'PUT', payload?: object) => {
    const headers = { authorization: root.bearer }
    const url = '/api/admin/settings'
    const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const OPEN = {
    registration_open: true,
    notice: '',
    second_factor_roles: [],
    embed_hosts: [],
    outside_dashboards: {},
    phrasing_open: true,
    x_handle: '',
    reply_address: '',
    version: 1,
  }

  test('saved with before and after in the log; an older version is told so (T56, T61)', async () => {
    expect((await call('GET')).body).toMatchObject(OPEN)
    const wanted = { ...OPEN, registration_open: false, notice: ' Closed <b>on</b> Sunday ' }
    const saved = await call('PUT', wanted)
    const trimmed = { ...wanted, notice: 'Closed <b>on</b> Sunday' }
    expect(saved.body).toMatchObject({ ...trimmed, version: 2 })
    const [entry] = await database.query<Record<string, unknown>>(
      'select actor, action, before, after from audit_entry order by id desc limit 1',
    )
    const { version, ...before } = OPEN
    const { version: seen, ...after } = trimmed
    expect(entry).toEqual({ actor: root.id, action: 'platform.settings-changed', before, after })
    expect((await call('PUT', { ...wanted, notice: 'Late' })).status).toBe(409)
    expect((await call('GET')).body).toMatchObject({ notice: trimmed.notice, version: 2 })
  })

  test('nobody takes away their own rights', async () => {
    const { status, body } = await call('PUT', { ...OPEN, second_factor_roles: ['admin'], version: 2 })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['second_factor_roles']])
    expect((await call('PUT', { ...OPEN, second_factor_roles: ['moderator'], version: 2 })).status).toBe(200)
  })

  test('a role that needs a second step has the rights of a user until it is set up', async () => {
    const mod = await signInAs(app, database, 'mod', 'moderator')
    const role = async () => {
      const answer = await app.inject({ url: '/api/account', headers: { authorization: mod.bearer } })
      return answer.json().role.value
    }
    await database.query("update platform_setting set second_factor_roles = '{}', version = 7")
    expect(await role()).toBe('moderator')
    await call('PUT', { ...OPEN, second_factor_roles: ['moderator'], version: 7 })
    expect(await role()).toBe('user')
    const told = await toldWords(database, 'a.id = $1', [mod.id])
    expect(told.map(({ title }) => title)).toEqual(['Set up a second step of sign-in'])
    await database.query('update account set two_factor_enabled = true where id = $1', [mod.id])
    expect(await role()).toBe('moderator')
  })

  test.each([
    { ...OPEN, notice: 'x'.repeat(301) },
    { ...OPEN, second_factor_roles: ['owner'] },
    { ...OPEN, registration_open: 'no' },
    { notice: '' },
  ])('%j is refused', async (payload) => {
    expect((await call('PUT', payload)).status).toBe(400)
  })
})
