import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { NotificationRow } from '#contract/notifications/notifications.ts'
import { roleName } from '#domain/account/role.ts'
import { message } from '#domain/message/message.ts'
import { notify } from '#server/notify/notify.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Person } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

serverDatabase('notifications', (open) => {
  let app: FastifyInstance
  let database: Database
  let ada: Person
  let bo: Person
  beforeAll(async () => {
    ;({
      app,
      database,
      people: { ada, bo },
    } = await openProduct(open, { people: { ada: 'user', bo: 'user' } }))
  })
  beforeEach(async () => {
    await database.query('delete from notification')
    for (const title of ['first', 'second']) {
      await notify(database, {
        to: ada.id,
        kind: 'security',
        title,
        text: '<b>plain</b>',
        link: '/account#/settings',
      })
    }
    await notify(database, { to: bo.id, kind: 'comment', title: 'for Bo' })
  })

  const call = (person: Person | null, method: 'GET' | 'POST' | 'DELETE', path: string) =>
    app.inject({
      method,
      url: `/api/notifications${path}`,
      headers: person ? { authorization: person.bearer } : {},
    })
  const rows = async (person: Person, query = '') => {
    const answer = await call(person, 'GET', `?${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<{ results: NotificationRow[] }>().results
  }
  const titles = async (person: Person, query = '') => (await rows(person, query)).map(({ title }) => title)
  const unread = async (person: Person) =>
    (await call(person, 'GET', '/unread-count')).json<{ unread: number }>().unread

  test('in the language of whoever reads; what an earlier or later version told stays readable', async () => {
    await database.query('delete from notification')
    const title = message('told.role', { person: 'Efe', role: roleName('admin') })
    await notify(database, { to: ada.id, kind: 'security', title, text: message('told.password-text') })
    await database.query(
      `insert into notification (user_id, kind, title, text) values ($1, 'security', '"Your role is now User"', '"By mo"'),
        ($1, 'security', '{"kind": "message", "id": "told.of-a-later-version", "values": {}}', '{"kind": "hologram"}')`,
      [ada.id],
    )
    const said = async (lang: string) => (await rows(ada, lang)).map(({ title, text }) => [title, text])
    const other = 'A message of another version'
    expect(await said('')).toEqual([
      [other, other],
      ['Your role is now User', 'By mo'],
      ['Efe is now Admin', 'If it was not you, choose a new password now and sign out everywhere else.'],
    ])
    expect((await said('lang=pcm')).slice(1)).toEqual([
      ['Your role is now User', 'By mo'],
      ['Efe now na Admin', 'If no be you, choose new password now and sign out everywhere else.'],
    ])
  })

  test('newest first, one’s own only, as they were written', async () => {
    const [newest, ...others] = await rows(ada)
    expect(newest).toMatchObject({
      kind: 'security',
      title: 'second',
      text: '<b>plain</b>',
      link: '/account#/settings',
      seen: false,
    })
    expect(others.map(({ title }) => title)).toEqual(['first'])
    expect(await titles(bo)).toEqual(['for Bo'])
  })

  test('as a table, with the same columns', async () => {
    const { headers, body } = await call(ada, 'GET', '?format=csv')
    expect(headers['content-type']).toContain('text/csv')
    const [heads, newest, ...others] = body.trimEnd().split('\r\n')
    expect(heads).toBe(
      'id,kind,title,text,link,datetime,seen,request,request_id,request_version,decided_by,decided_at',
    )
    expect(newest).toMatch(/^\d+,security,second,<b>plain<\/b>,\/account#\/settings,[^,]+,false,,,,,$/)
    expect(others).toHaveLength(1)
  })

  test('marked as read and as unread, one by one and all', async () => {
    const [second] = await rows(ada)
    expect((await call(ada, 'POST', `/${second?.id}/read`)).json()).toEqual({ unread: 1 })
    expect(await titles(ada, 'status=unread')).toEqual(['first'])
    expect(await titles(ada, 'status=read')).toEqual(['second'])
    expect((await call(ada, 'POST', `/${second?.id}/unread`)).json()).toEqual({ unread: 2 })
    expect((await call(ada, 'POST', '/read-all')).json()).toEqual({ unread: 0 })
    expect(await titles(ada, 'status=unread')).toEqual([])
    expect(await unread(bo)).toBe(1)
  })

  test('removed', async () => {
    const [second] = await rows(ada)
    expect((await call(ada, 'DELETE', `/${second?.id}`)).json()).toEqual({ unread: 1 })
    expect(await titles(ada)).toEqual(['first'])
    expect((await call(ada, 'DELETE', `/${second?.id}`)).statusCode).toBe(404)
  })

  test('those of others are not found and stay as they are', async () => {
    const [other] = await rows(bo)
    expect((await call(ada, 'POST', `/${other?.id}/read`)).statusCode).toBe(404)
    expect((await call(ada, 'DELETE', `/${other?.id}`)).statusCode).toBe(404)
    expect((await call(ada, 'DELETE', '/999999999999')).statusCode).toBe(404)
    expect(await unread(bo)).toBe(1)
  })

  test.each([
    ['GET', ''],
    ['GET', '/unread-count'],
    ['POST', '/read-all'],
    ['POST', '/1/read'],
    ['DELETE', '/1'],
  ] as const)('%s %s without a session is refused', async (method, path) => {
    expect((await call(null, method, path)).statusCode).toBe(401)
  })

  test('a status that does not exist is refused', async () => {
    expect((await call(ada, 'GET', '?status=old')).statusCode).toBe(400)
  })
})
