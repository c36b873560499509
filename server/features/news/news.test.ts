import { beforeAll, describe, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { listNews, type NewsRow } from '#contract/news/news.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Person } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { toldWords } from '#tests/builders/told.ts'

const ENTRY = {
  title: 'New shovels counted',
  content: '<p>Shovels of <strong>2024</strong>.</p>',
  category: 1,
}

serverDatabase("What's New", (open) => {
  let app: FastifyInstance
  let database: Database
  let [admin, user, quiet]: Person[] = []
  beforeAll(async () => {
    ;({
      app,
      database,
      people: { ada: admin, ursula: user, quentin: quiet },
    } = await openProduct(open, { people: { ada: 'admin', ursula: 'user', quentin: 'user' } }))
    await database.query(
      `update account set preferences = '{"notifications":{"updates":false}}' where id = $1`,
      [quiet.id],
    )
  })
  type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  const send = (method: Method, path: string, payload: object, who: Person | undefined = admin) =>
    app.inject({
      method,
      url: `/api/news/updates${path}`,
      payload,
      headers: { authorization: who?.bearer ?? '' },
    })
  const list = async () => listNews.answer.parse((await app.inject('/api/news/updates/?size=1000')).json())

  test('what an administrator publishes everybody reads, and those who want to are told', async () => {
    const answer = await send('POST', '/', ENTRY)
    expect(answer.statusCode, answer.body).toBe(201)
    const { results, count } = await list()
    expect(count).toBe(1)
    expect(results[0]).toMatchObject({ ...ENTRY, category_name: 'Dataset' })
    expect(await toldWords(database, "n.kind = 'update'")).toMatchObject([
      {
        user_id: user?.id,
        title: 'Dataset: New shovels counted',
        text: 'Shovels of 2024.',
        link: '/update_log',
      },
    ])
  })

  test('an update about a dashboard leads to the one that was chosen, and is changed only after a change', async () => {
    const about = { ...ENTRY, title: 'Mine', category: 2, link: '/custom/public/abc-1' }
    const made = (await send('POST', '', about)).json()
    expect([made.link, made.created_at]).toEqual(['/custom/public/abc-1', made.updated_at])
    expect((await send('POST', '', { ...about, link: 'https://other.example' })).statusCode).toBe(400)
    expect((await send('POST', '', { ...about, link: '//other.example/dashboard/x' })).statusCode).toBe(400)
    // Of other kinds there is no dashboard to lead to.
    const patched = await send('PATCH', `/${made.id}`, { category: 1, updated_at: made.updated_at })
    expect([patched.json().link, patched.json().updated_at > made.created_at]).toEqual(['', true])
    await send('DELETE', `/${made.id}`, {})
  })

  test('a double click publishes once', async () => {
    const twice = { ...ENTRY, title: 'Twice' }
    const [first, second] = await Promise.all([send('POST', '', twice), send('POST', '', twice)])
    expect(first.json().id).toBe(second.json().id)
    expect((await list()).results.filter(({ title }) => title === 'Twice')).toHaveLength(1)
  })

  test.each([
    ['title', { ...ENTRY, title: ' ' }],
    ['title', { content: 'x', category: 1 }],
    ['content', { ...ENTRY, content: '' }],
    ['content', { ...ENTRY, content: '<p> </p><br>' }],
    ['content', { ...ENTRY, content: '<script>alert(1)</script>' }],
    ['category', { ...ENTRY, category: 4 }],
    ['category', { title: 'x', content: 'x' }],
  ])('without %s: This field is required', async (field, body) => {
    const answer = await send('POST', '/', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[field]).toEqual(['This field is required'])
  })

  test('what is formatted is cleaned before it is kept', async () => {
    const content = '<h1 onclick="alert(1)">Title</h1><a href="javascript:alert(1)">link</a>'
    const { content: shown, id } = (await send('POST', '/', { ...ENTRY, content })).json<NewsRow>()
    expect(shown).toBe('<h3>Title</h3>link')
    const [kept] = await database.query<{ content: string }>(
      'select content from news_update where id = $1',
      [id],
    )
    expect(kept?.content).toBe(shown)
  })

  test('what came into the store uncleaned goes out clean', async () => {
    await database.query(
      `insert into news_update (title, content, category) values ('Old', '<img src=x onerror=alert(1)><p>Old</p>', 3)`,
    )
    expect((await list()).results.find(({ title }) => title === 'Old')?.content).toBe('<p>Old</p>')
  })

  describe('changes', () => {
    test('of one part, of all, and the second of two who change at once is told so', async () => {
      const made = (await send('POST', '/', { ...ENTRY, title: 'To change' })).json<NewsRow>()
      const path = `/${made.id}/`
      const patched = await send('PATCH', path, { title: 'Changed', updated_at: made.updated_at })
      expect(patched.statusCode, patched.body).toBe(200)
      expect(patched.json()).toMatchObject({ title: 'Changed', content: ENTRY.content, category: 1 })
      const late = await send('PUT', path, { ...ENTRY, updated_at: made.updated_at })
      expect(late.statusCode).toBe(409)
      expect(late.json().type).toBe('/problems/changed-meanwhile')
      const put = await send('PUT', path, { ...ENTRY, category: 3, updated_at: patched.json().updated_at })
      expect(put.json()).toMatchObject({ title: ENTRY.title, category_name: 'Feature' })
      expect((await send('PUT', path, ENTRY)).json().errors).toHaveProperty('updated_at')
    })

    test('each writes one row of the audit log', async () => {
      const made = (await send('POST', '/', { ...ENTRY, title: 'Audited' })).json<NewsRow>()
      await send('PATCH', `/${made.id}`, { title: 'Audited again', updated_at: made.updated_at })
      expect((await send('DELETE', `/${made.id}`, {})).statusCode).toBe(200)
      expect((await send('DELETE', `/${made.id}`, {})).statusCode).toBe(404)
      const rows = await database.query<{ action: string; before: object; after: object }>(
        'select action, before, after from audit_entry where subject = $1 order by id',
        [`update ${made.id}`],
      )
      expect(rows.map(({ action }) => action)).toEqual(['news.published', 'news.changed', 'news.deleted'])
      expect(rows[1]).toMatchObject({ before: { title: 'Audited' }, after: { title: 'Audited again' } })
      expect(rows[2]?.after).toBeNull()
    })

    test('ids, authors and dates that are sent along are not taken', async () => {
      const sent = {
        ...ENTRY,
        title: 'Mine',
        id: 999_999,
        author: user?.id,
        created_at: '2001-01-01T00:00:00Z',
      }
      const made = (await send('POST', '/', sent)).json<NewsRow>()
      expect(made.id).toBeLessThan(999_999)
      const [kept] = await database.query<{ author: number; created_at: Date }>(
        'select author, created_at from news_update where id = $1',
        [made.id],
      )
      expect(kept?.author).toBe(admin?.id)
      expect(kept?.created_at.getFullYear()).toBeGreaterThan(2001)
    })

    test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s is for administrators', async (method) => {
      const path = method === 'POST' ? '/' : '/1/'
      expect((await send(method, path, ENTRY, user)).statusCode).toBe(403)
      const anonymous = await app.inject({ method, url: `/api/news/updates${path}`, payload: ENTRY })
      expect(anonymous.statusCode).toBe(401)
    })
  })
})
