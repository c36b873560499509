import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import type { Person } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

serverDatabase('what people chose for themselves', (open) => {
  let app: FastifyInstance
  let database: Database
  let ada: Person
  let bo: Person
  let mo: Person
  beforeAll(async () => {
    ;({
      app,
      database,
      people: { ada, bo, mo },
    } = await openProduct(open, { people: { ada: 'user', bo: 'user', mo: 'moderator' } }))
  })
  const url = '/api/account/preferences'
  const read = async ({ bearer }: Person) =>
    (await app.inject({ url, headers: { authorization: bearer } })).json()
  const change = ({ bearer }: Person, payload: object) =>
    app.inject({ method: 'PATCH', url, headers: { authorization: bearer }, payload })

  test('what was never chosen has its usual value', async () => {
    expect(await read(bo)).toMatchObject({
      dashboardVisibility: 'private',
      recordActivity: true,
      notifications: {
        updates: true,
        newUser: true,
        customDashboard: false,
        adminActivities: true,
        plugins: false,
      },
      plugins: { contextPlugin: null },
      language: null,
      appearance: { viewMode: null, fontSize: null, theme: null },
    })
  })

  test('whoever decides on requests is told of them until they choose otherwise', async () => {
    expect((await read(mo)).notifications).toMatchObject({ customDashboard: true, plugins: true })
    const { notifications } = (await change(mo, { notifications: { plugins: false } })).json()
    expect(notifications).toMatchObject({ customDashboard: true, plugins: false })
  })

  test('a change keeps the rest, two at once keep both, and others have their own', async () => {
    const answers = await Promise.all([
      change(ada, { notifications: { updates: false } }),
      change(ada, { notifications: { plugins: true }, appearance: { viewMode: 'dark' } }),
      change(ada, { plugins: { contextPlugin: true }, recordActivity: false, language: 'pcm' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await read(ada)).toMatchObject({
      recordActivity: false,
      language: 'pcm',
      notifications: { updates: false, newUser: true, plugins: true },
      plugins: { contextPlugin: true, indicatorPlugin: null },
      appearance: { viewMode: 'dark', fontSize: null },
    })
    expect((await read(bo)).recordActivity).toBe(true)
  })

  test.each([
    ['an unknown choice', { role: 'admin' }],
    ['an unknown member', { notifications: { everything: true } }],
    ['a language that is not offered', { language: 'pseudo' }],
    ['an unknown word', { appearance: { viewMode: 'sepia' } }],
    ['a text for yes', { recordActivity: 'true' }],
    ['a list', []],
  ])('%s is refused, and nothing changes', async (_what, payload) => {
    const before = await read(bo)
    expect((await change(bo, payload)).statusCode).toBe(400)
    expect(await read(bo)).toEqual(before)
  })

  test('the tour, once played or declined, is so on every device of the person', async () => {
    expect((await read(bo)).tourSeen).toBe(false)
    await change(bo, { tourSeen: true })
    await change(bo, { notifications: { updates: true } })
    expect((await read(bo)).tourSeen).toBe(true)
    expect((await read(mo)).tourSeen).toBe(false)
  })

  test('what the store holds in an unknown form is as if never chosen', async () => {
    await database.query(`update account set preferences = $2::jsonb where id = $1`, [
      bo.id,
      JSON.stringify({ recordActivity: 'no', notifications: [], appearance: { theme: 'loud' }, old: 1 }),
    ])
    expect(await read(bo)).toMatchObject({ recordActivity: true, appearance: { theme: null } })
  })

  test('nobody who is not signed in has any', async () => {
    expect((await app.inject({ url })).statusCode).toBe(401)
  })
})
