import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import type { Person } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

/** One grey pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)

serverDatabase('pictures beside names', (open) => {
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

  async function put(person: Person | null, bytes: Buffer, name = 'me.png') {
    const form = new FormData()
    form.append('avatar', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name)
    const coded = new Response(form)
    return app.inject({
      method: 'PUT',
      url: '/api/account/avatar',
      headers: {
        'content-type': coded.headers.get('content-type') ?? '',
        ...(person ? { authorization: person.bearer } : {}),
      },
      payload: Buffer.from(await coded.arrayBuffer()),
    })
  }
  const get = (url: string, person: Person | null) =>
    app.inject({ url, headers: person ? { authorization: person.bearer } : {} })

  test('a picture is kept, shown to people who are signed in, replaced and removed', async () => {
    const first: string = (await put(ada, PIXEL)).json().avatar
    expect((await get('/api/account', ada)).json().avatar).toBe(first)
    const shown = await get(first, bo)
    expect(shown.rawPayload).toEqual(PIXEL)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    expect((await get(first, null)).statusCode).toBe(401)

    const second: string = (await put(ada, PIXEL)).json().avatar
    expect(second).not.toBe(first)
    expect((await get(first, ada)).statusCode).toBe(404)
    const removed = await app.inject({
      method: 'DELETE',
      url: '/api/account/avatar',
      headers: { authorization: ada.bearer },
    })
    expect(removed.json()).toEqual({ avatar: null })
    expect((await get(second, ada)).statusCode).toBe(404)
    expect((await get('/api/account', ada)).json().avatar).toBeNull()
  })

  test.each([
    ['nobody who is signed in', 401, () => put(null, PIXEL)],
    ['a script with the name of a picture', 400, () => put(ada, Buffer.from('<svg onload="alert(1)"/>'))],
    ['a file that is too large', 413, () => put(ada, Buffer.alloc(300 * 1024 + 1))],
  ])('refused: %s', async (_what, status, send) => {
    const answer = await send()
    expect(answer.statusCode, answer.body).toBe(status)
    expect((await get('/api/account', ada)).json().avatar).toBeNull()
  })

  test('a form without a picture, and no form at all', async () => {
    const headers = { authorization: ada.bearer }
    const json = await app.inject({ method: 'PUT', url: '/api/account/avatar', headers, payload: { a: 1 } })
    expect(json.statusCode).toBe(415)
  })

  test('is in the file of all that is kept about its person, and goes with the account', async () => {
    await put(bo, PIXEL)
    const mine = (await get('/api/account/export', bo)).json()
    expect(mine.avatar).toMatchObject([{ media_type: 'image/png', content: PIXEL.toString('base64') }])
    await database.query('delete from account where id = $1', [bo.id])
    expect(await database.query('select 1 from avatar')).toEqual([])
  })
})
