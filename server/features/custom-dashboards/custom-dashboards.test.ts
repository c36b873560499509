import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CustomDashboardRow } from '#contract/custom-dashboards/custom-dashboard.ts'
import { type EarlierConfig, writeEarlierConfig } from '#contract/custom-dashboards/earlier-config.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Person, signInAs } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { toldWords } from '#tests/builders/told.ts'

const CONFIG: EarlierConfig = { indicators: [7], sources: [2], sections: ['indicator overview'] }
const configOf = (change: Partial<EarlierConfig> = {}) =>
  writeEarlierConfig({ ...CONFIG, ...change }, { name: 'Snow', description: '', category: '' })
const SENT = { name_of_dashboard: 'Snow', config: configOf() }

serverDatabase('custom dashboards', (open) => {
  let app: FastifyInstance
  let database: Database
  let ada: Person
  let bo: Person
  let mo: Person
  let root: Person
  /** The last row of the audit log before the test. */
  let audited = 0
  beforeAll(async () => {
    ;({
      app,
      database,
      people: { ada, bo, mo, root },
    } = await openProduct(open, {
      content: 'first-release',
      people: { ada: 'user', bo: 'user', mo: 'moderator', root: 'admin' },
    }))
  })
  beforeEach(async () => {
    await database.query('delete from document')
    await database.query('delete from notification')
    const [last] = await database.query<{ id: number }>('select max(id) as id from audit_entry')
    audited = last?.id ?? 0
  })

  const call = (
    person: Person | null,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path = '',
    body?: object,
  ) =>
    app.inject({
      method,
      url: `/api/custom-dashboard${path}`,
      headers: person ? { authorization: person.bearer } : {},
      ...(body && { payload: body as InjectOptions['payload'] & object }),
    })
  async function data(answer: ReturnType<typeof call>): Promise<CustomDashboardRow> {
    const { statusCode, body } = await answer
    expect(statusCode, body).toBe(200)
    return JSON.parse(body).data
  }
  const create = (person: Person, body: object = {}) => data(call(person, 'POST', '/', { ...SENT, ...body }))
  const decide = (person: Person, { id, version }: CustomDashboardRow, reason?: string) =>
    reason === undefined
      ? call(person, 'POST', `/${id}/approve`, { version })
      : call(person, 'POST', `/${id}/decline`, { version, reason })
  async function approved(person = ada): Promise<CustomDashboardRow> {
    return data(decide(root, await create(person, { is_private: false })))
  }
  async function names(person: Person | null, query = ''): Promise<string[]> {
    const answer = await call(person, 'GET', `/${query}`)
    return answer.json().data.results.map((row: CustomDashboardRow) => row.name_of_dashboard)
  }
  const audit = async () => {
    const rows = await database.query<{ action: string }>(
      'select action from audit_entry where id > $1 order by id',
      [audited],
    )
    return rows.map(({ action }) => action)
  }
  const toldTo = async ({ id }: Person) =>
    (await toldWords(database, 'a.id = $1', [id])).map(({ title, text }) => `${title} | ${text}`)

  test('a private one is made, read, changed and deleted by its owner', async () => {
    const made = await create(ada, { description: '  why\u0000  ' })
    expect(made).toMatchObject({
      name: 'ada',
      email: ada.email,
      description: 'why',
      is_private: true,
      is_confirmed: false,
      disapproved: false,
      is_own: true,
      version: 1,
      config: SENT.config,
    })
    expect(made.link).toMatch(new RegExp(`/custom/private/${made.public_id}$`))
    expect(made.public_id).toMatch(/^[\w-]{22}$/)
    const changed = await data(
      call(ada, 'PATCH', `/${made.public_id}`, { name_of_dashboard: 'Sleet', version: 1 }),
    )
    expect(changed).toMatchObject({ name_of_dashboard: 'Sleet', version: 2, description: 'why' })
    expect((await call(ada, 'DELETE', `/${made.id}/`)).json()).toEqual({ deleted: made.id })
    expect((await call(ada, 'GET', `/${made.id}`)).statusCode).toBe(404)
  })

  test('T13: nobody else finds a private one, by id, by public id, in lists or by changing it', async () => {
    const { id, public_id, version } = await create(ada)
    for (const person of [null, bo, mo, root]) {
      for (const path of [`/${id}`, `/${public_id}/`]) {
        expect((await call(person, 'GET', path)).statusCode).toBe(404)
      }
      expect(await names(person)).toEqual([])
      expect(await names(person, '?status=pending')).toEqual([])
    }
    for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
      const body = method === 'DELETE' ? undefined : { name_of_dashboard: 'Mine' }
      expect((await call(bo, method, `/${id}`, body)).statusCode).toBe(404)
      expect((await call(root, method, `/${id}`, body)).statusCode).toBe(404)
    }
    expect((await call(root, 'POST', `/${id}/approve`, { version })).statusCode).toBe(404)
    expect(await names(ada)).toEqual(['Snow'])
  })

  test('T14: nothing but the named fields is ever taken', async () => {
    const made = await create(ada, {
      is_confirmed: true,
      isConfirmed: true,
      state: 'approved',
      owner: bo.id,
      name: 'bo',
      email: bo.email,
      public_id: 'mine',
      version: 9,
      is_private: false,
    })
    expect(made).toMatchObject({ is_confirmed: false, name: 'ada', version: 1, is_own: true })
    const changed = await data(
      call(ada, 'PATCH', `/${made.id}`, {
        is_confirmed: true,
        owner: bo.id,
        email: bo.email,
        state: 'approved',
      }),
    )
    expect(changed).toMatchObject({ is_confirmed: false, name: 'ada', version: 1 })
  })

  test('T15: the same name and description make nobody its owner', async () => {
    const mine = await approved()
    const { id } = await create(bo, { description: mine.description })
    expect((await call(bo, 'PATCH', `/${mine.id}`, { name_of_dashboard: 'Taken' })).statusCode).toBe(404)
    expect((await call(bo, 'DELETE', `/${mine.id}`)).statusCode).toBe(404)
    expect(id).not.toBe(mine.id)
  })

  describe('T17: a public one', () => {
    test('is invisible until it is approved, and the owner is told', async () => {
      const made = await create(ada, { is_private: false, reason: 'Useful' })
      expect(made.link).toMatch(/\/custom\/public\//)
      for (const person of [null, bo]) {
        expect((await call(person, 'GET', `/${made.id}`)).statusCode).toBe(404)
        expect(await names(person)).toEqual([])
      }
      expect(await names(mo)).toEqual([])
      expect(await names(mo, '?status=pending')).toEqual(['Snow'])
      expect(await data(call(mo, 'GET', `/${made.id}`))).toMatchObject({ email: ada.email, is_own: false })
      expect(await data(decide(mo, made))).toMatchObject({
        is_confirmed: true,
        isConfirmed: true,
        version: 2,
      })
      for (const person of [null, bo]) {
        expect(await data(call(person, 'GET', `/${made.public_id}`))).toMatchObject({
          email: null,
          name: 'ada',
        })
        expect(await names(person)).toEqual(['Snow'])
      }
      expect(await toldTo(ada)).toEqual(['Your dashboard “Snow” was approved | It is public now.'])
      expect(await audit()).toEqual(['dashboard.publication-asked', 'dashboard.approved'])
    })

    test('is declined with a reason that its owner reads, and none other', async () => {
      const made = await create(ada, { is_private: false })
      expect((await call(mo, 'POST', `/${made.id}/decline`, { version: 1, reason: ' ' })).statusCode).toBe(
        400,
      )
      await data(decide(mo, made, 'Too few sources'))
      expect(await data(call(ada, 'GET', `/${made.id}`))).toMatchObject({
        is_confirmed: false,
        disapproved: true,
        declined_because: 'Too few sources',
      })
      expect((await call(bo, 'GET', `/${made.id}`)).statusCode).toBe(404)
      expect(await toldTo(ada)).toEqual(['Your dashboard “Snow” was not approved | Reason: Too few sources'])
      expect(await audit()).toEqual(['dashboard.publication-asked', 'dashboard.declined'])
    })

    test.each([
      ['its name', { name_of_dashboard: 'Hail' }],
      ['its content', { config: configOf({ indicators: [8] }) }],
      ['what it embeds', { embedded_url: 'https://example.org/other' }],
    ])('waits again after a change of %s', async (_what, change) => {
      const made = await approved()
      expect(await data(call(ada, 'PATCH', `/${made.id}`, change))).toMatchObject({ is_confirmed: false })
      expect(await names(bo)).toEqual([])
    })

    test('stays approved when nothing changes', async () => {
      const made = await approved()
      const same = await data(call(ada, 'PUT', `/${made.id}`, { ...SENT, version: made.version }))
      expect(same).toMatchObject({ is_confirmed: true, version: made.version })
    })

    test('is no shortcut by way of private', async () => {
      const made = await approved()
      await data(call(ada, 'PATCH', `/${made.id}`, { is_private: true }))
      expect((await call(mo, 'GET', `/${made.id}`)).statusCode).toBe(404)
      expect(await data(call(ada, 'PATCH', `/${made.id}`, { is_private: false }))).toMatchObject({
        is_confirmed: false,
      })
    })

    test('is asked for only with a confirmed e-mail address', async () => {
      await database.query('update account set email_verified = false where id = $1', [bo.id])
      const refused = await call(bo, 'POST', '/', { ...SENT, is_private: false })
      expect(refused.statusCode).toBe(400)
      expect(refused.json().errors).toHaveProperty('is_private')
      expect((await create(bo)).is_private).toBe(true)
      await database.query('update account set email_verified = true where id = $1', [bo.id])
    })
  })

  test('T18: nobody decides on their own, and people without the role on none', async () => {
    const own = await create(root, { is_private: false })
    expect((await decide(root, own)).statusCode).toBe(403)
    expect((await decide(root, own, 'no')).statusCode).toBe(403)
    expect(await audit()).toEqual(['dashboard.publication-asked', 'access.refused'])
    const other = await create(ada, { is_private: false })
    expect((await decide(bo, other)).statusCode).toBe(403)
    expect((await decide(ada, other)).statusCode).toBe(403)
    expect(await names(null)).toEqual([])
  })

  test('T56: of two editors the second is told that it changed meanwhile', async () => {
    const { id, version } = await create(ada)
    const edit = (description: string) => call(ada, 'PATCH', `/${id}`, { description, version })
    const statuses = (await Promise.all([edit('one'), edit('two')])).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([200, 409])
  })

  test.each(['PATCH', 'PUT'] as const)(
    'a client of the earlier API overwrites nothing by %s when it says what it read, and reads both',
    async (method) => {
      const { id } = await create(ada)
      const read = await call(ada, 'GET', `/${id}`)
      const { updated } = read.json().data
      const tag = String(read.headers.etag)
      const change = (body: object, headers: Record<string, string> = {}) =>
        app.inject({
          method,
          url: `/api/custom-dashboard/${id}`,
          headers: { authorization: ada.bearer, ...headers },
          payload: body,
        })
      expect((await change({ description: 'one', updated })).statusCode).toBe(200)
      const late = [
        await change({ description: 'two', updated }),
        await change({ description: 'two' }, { 'if-match': tag }),
        await change({ description: 'two' }, { 'if-match': `W/${tag}` }),
      ]
      for (const answer of late) {
        expect(answer.statusCode).toBe(409)
        expect(answer.json()).toMatchObject({
          type: '/problems/changed-meanwhile',
          conflict: { saved: { description: 'one' }, is_own: true },
        })
      }
      const now = String((await call(ada, 'GET', `/${id}`)).headers.etag)
      expect((await change({ description: 'three' }, { 'if-match': now })).statusCode).toBe(200)
      expect((await change({ description: 'four' }, { 'if-match': '*' })).statusCode).toBe(200)
      expect((await change({ updated: 'yesterday' })).statusCode).toBe(400)
    },
  )

  test('T57: the same attempt sent several times makes one', async () => {
    const times = (body: object) => Promise.all(Array.from({ length: 4 }, () => create(ada, body)))
    const named = await times({ id: 'attempt 1' })
    const unnamed = await times({ name_of_dashboard: 'Without' })
    expect(new Set(named.map(({ id }) => id)).size).toBe(1)
    expect(new Set(unnamed.map(({ id }) => id)).size).toBe(1)
    expect(await names(ada)).toEqual(['Without', 'Snow'])
    // One person's id of an attempt says nothing about the attempts of others.
    expect((await create(bo, { id: 'attempt 1' })).is_own).toBe(true)
    expect(await names(bo)).toEqual(['Snow'])
  })

  test('T58: of an approval and an edit at once one wins, and the audit log shows what happened', async () => {
    const made = await create(ada, { is_private: false })
    const [decision, edit] = await Promise.all([
      decide(mo, made),
      call(ada, 'PATCH', `/${made.id}`, { name_of_dashboard: 'Hail', version: made.version }),
    ])
    expect([decision.statusCode, edit.statusCode].sort()).toEqual([200, 409])
    const now = await data(call(ada, 'GET', `/${made.id}`))
    expect(now.is_confirmed).toBe(decision.statusCode === 200)
    expect(now.name_of_dashboard).toBe(edit.statusCode === 200 ? 'Hail' : 'Snow')
    expect(await audit()).toHaveLength(2)
  })

  test('those who decide hear of a request unless they do not want to, never the one who asks', async () => {
    const doesNot = JSON.stringify({ notifications: { customDashboard: false } })
    await database.query('update account set preferences = $1::jsonb where id = $2', [doesNot, root.id])
    await create(ada, { is_private: false })
    expect(await toldTo(mo)).toEqual([
      'Public dashboard to decide on: Snow | ada asks to make this dashboard public.',
    ])
    expect([...(await toldTo(bo)), ...(await toldTo(root)), ...(await toldTo(ada))]).toEqual([])
    await database.query("update account set preferences = '{}'")
  })

  test.each([
    ['no name', { name_of_dashboard: '  ' }],
    ['a long name', { name_of_dashboard: 'x'.repeat(121) }],
    ['a configuration that is no JSON', { config: 'x' }],
    ['a large configuration', { config: JSON.stringify({ x: 'y'.repeat(64_000) }) }],
    ['an unknown indicator', { config: configOf({ indicators: [7, 99_999] }) }],
    ['an unknown source', { config: configOf({ sources: [-4] }) }],
    ['an unknown section', { config: configOf({ sections: ['Ranking'] }) }],
    ['too many indicators', { config: configOf({ indicators: Array.from({ length: 201 }, (_, i) => i) }) }],
    ['an embedded script', { embedded_url: 'javascript:alert(1)' }],
    ['an embedded page over http', { embedded_url: 'http://example.org' }],
    ['an embedded page with a name and password', { embedded_url: 'https://a:b@example.org' }],
    ['HTML for a frame', { embedded_iframe: '<iframe src="https://example.org"></iframe>' }],
    ['a visibility in words', { is_private: 'false' }],
  ])('%s is refused, and nothing is kept', async (_what, body) => {
    const answer = await call(ada, 'POST', '/', { ...SENT, ...body })
    expect(answer.statusCode, answer.body).toBe(400)
    expect(Object.keys(answer.json().errors)).toEqual(Object.keys(body))
    expect(await names(ada)).toEqual([])
  })

  test('an embedded page is kept as its address', async () => {
    const made = await create(ada, { embedded_url: ' https://example.org/a?b=1 ', embedded_iframe: '' })
    expect(made).toMatchObject({ embedded_url: 'https://example.org/a?b=1', embedded_iframe: null })
  })

  test.each(['0', '2147483648', '99999999999999999999', 'nobody', '%27%20or%201=1'])(
    'the id %s is not found',
    async (id) => {
      await create(ada)
      expect([400, 404]).toContain((await call(ada, 'GET', `/${id}`)).statusCode)
    },
  )

  test('changes need a session', async () => {
    const { id } = await approved()
    for (const [method, path] of [
      ['POST', '/'],
      ['PATCH', `/${id}`],
      ['PUT', `/${id}`],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/approve`],
    ] as const) {
      expect((await call(null, method, path, {})).statusCode, `${method} ${path}`).toBe(401)
    }
  })

  test('with an account go its dashboards, but an approved public one stays without its author', async () => {
    const gone = await signInAs(app, database, 'gone')
    const mine = await approved(gone)
    await create(gone, { name_of_dashboard: 'Private' })
    await create(gone, { name_of_dashboard: 'Pending', is_private: false })
    await database.query('delete from account where id = $1', [gone.id])
    const rows = await database.query<{ title: string }>('select title from document')
    expect(rows).toEqual([{ title: 'Snow' }])
    expect(await data(call(null, 'GET', `/${mine.id}`))).toMatchObject({ name: '', email: null })
  })
})
