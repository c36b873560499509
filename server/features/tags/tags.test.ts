import { beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { listTags, type TagRow } from '#contract/tags/tags.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Person } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const TAG = { name: 'Cold', category: 'Winter', description: 'What helps in snow', indicators: [7, 8] }

serverDatabase('tags of indicators', (open) => {
  let app: FastifyInstance
  let database: Database
  let [admin, user]: Person[] = []
  beforeAll(async () => {
    ;({
      app,
      database,
      people: { ada: admin, ursula: user },
    } = await openProduct(open, { content: 'first-release', people: { ada: 'admin', ursula: 'moderator' } }))
  })
  type Method = 'POST' | 'PUT' | 'DELETE'
  const send = (method: Method, path: string, payload: object, who: Person | undefined = admin) =>
    app.inject({ method, url: `/api/tags${path}`, payload, headers: { authorization: who?.bearer ?? '' } })
  const make = async (tag: object): Promise<TagRow> => (await send('POST', '/', tag)).json().data

  test('made, listed, and named at its indicators', async () => {
    const answer = await send('POST', '/', TAG)
    expect(answer.statusCode, answer.body).toBe(201)
    const { data } = listTags.answer.parse((await app.inject('/api/tags/')).json())
    expect(data.results).toEqual([expect.objectContaining(TAG)])
    expect((await app.inject('/api/indicators/7')).json().tags).toEqual(['Cold'])
  })

  test.each(['Cold', 'cOLD', ' cold '])('the name %j is taken', async (name) => {
    const answer = await send('POST', '/', { ...TAG, name })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().errors.name).toHaveLength(1)
  })

  test('two at once with one name make one tag', async () => {
    const answers = await Promise.all([1, 2].map(() => send('POST', '/', { ...TAG, name: 'Once' })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  })

  test.each([
    ['name', { ...TAG, name: '' }],
    ['indicators', { ...TAG, name: 'None', indicators: [] }],
    ['indicators', { ...TAG, name: 'Unknown', indicators: [7, 99] }],
    ['indicators', { ...TAG, name: 'Far', indicators: [99_999_999] }],
  ])('%s must fit', async (field, body) => {
    const answer = await send('POST', '/', body)
    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.json().errors).toHaveProperty(field)
  })

  test('changed by one, then refused to another who had read it before', async () => {
    const made = await make({ ...TAG, name: 'Soft' })
    const change = { ...TAG, name: 'Softer', indicators: [8], updated_at: made.updated_at }
    const changed = await send('PUT', `/${made.id}/`, change)
    expect(changed.json().data).toMatchObject({ name: 'Softer', indicators: [8] })
    expect((await send('PUT', `/${made.id}/`, change)).statusCode).toBe(409)
    const again = { ...change, updated_at: changed.json().data.updated_at }
    expect((await send('PUT', `/${made.id}/`, { ...again, name: 'Cold' })).statusCode).toBe(409)
    expect((await send('PUT', `/${made.id}/`, again)).statusCode).toBe(200)
  })

  test('deleted once, with one row of the audit log for each thing done', async () => {
    const made = await make({ ...TAG, name: 'Short' })
    expect((await send('DELETE', `/${made.id}`, {})).statusCode).toBe(200)
    expect((await send('DELETE', `/${made.id}`, {})).statusCode).toBe(404)
    const rows = await database.query<{ action: string }>(
      'select action from audit_entry where subject = $1 order by id',
      [`tag ${made.id}`],
    )
    expect(rows.map(({ action }) => action)).toEqual(['tag.created', 'tag.deleted'])
  })

  test.each(['POST', 'PUT', 'DELETE'] as const)('%s is for administrators', async (method) => {
    const path = method === 'POST' ? '/' : '/1/'
    expect((await send(method, path, TAG, user)).statusCode).toBe(403)
    expect((await app.inject({ method, url: `/api/tags${path}`, payload: TAG })).statusCode).toBe(401)
  })
})
