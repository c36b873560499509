import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import type { Person } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { HOSTILE_TEXTS } from '#tests/builders/hostile-texts.ts'

const SLUG = 'how-do-i-choose-a-dashboard'
const TEXT = { title: 'Which dashboard?', steps: ['Look at the list.'], second_method: [], shown: true }

serverDatabase('topics of the help', (open) => {
  let app: FastifyInstance
  let database: Database
  let ada: Person
  beforeAll(async () => {
    ;({
      app,
      database,
      people: { ada },
    } = await openProduct(open, { people: { ada: 'admin' } }))
  })
  const send = (method: 'PUT' | 'POST' | 'GET' | 'DELETE', path: string, payload?: object) =>
    app.inject({
      method,
      url: `/api/help-topics${path && `/${path}`}`,
      headers: { authorization: ada.bearer },
      ...(payload && { payload }),
    })
  const written = async () => (await app.inject('/api/help-topics')).json().topics

  test('a topic is as it ships until somebody writes it anew; every version says who wrote it, and can come back', async () => {
    expect(await written()).toEqual([])
    expect((await send('PUT', SLUG, { ...TEXT, version: 0 })).json()).toMatchObject({
      number: 1,
      author: ada.username,
    })
    expect(await written()).toEqual([{ slug: SLUG, version: 1, ...TEXT }])
    await send('PUT', SLUG, { ...TEXT, title: 'Hidden', shown: false, version: 1 })
    expect(await written()).toMatchObject([{ title: 'Hidden', shown: false, version: 2 }])
    expect((await send('POST', `${SLUG}/versions/1/restore`, { version: 2 })).statusCode).toBe(201)
    expect(await written()).toEqual([{ slug: SLUG, version: 3, ...TEXT }])
    await send('POST', `${SLUG}/versions/0/restore`, { version: 3 })
    expect(await written()).toEqual([])
    const { results } = (await send('GET', `${SLUG}/versions`)).json()
    expect(
      results.map(({ number, restored }: { number: number; restored: number | null }) => [number, restored]),
    ).toEqual([
      [4, 0],
      [3, 1],
      [2, null],
      [1, null],
    ])
    const log = await database.query<{ action: string; subject: string }>(
      `select action, subject from audit_entry where action like 'help.%' order by id`,
    )
    expect(log.map(({ action }) => action)).toEqual([
      'help.changed',
      'help.changed',
      'help.restored',
      'help.restored',
    ])
    expect(log[0]?.subject).toBe(`help topic ${SLUG}`)
  })

  test('of two who write at once the second is told', async () => {
    const other = 'how-do-i-use-the-keyboard'
    const answers = await Promise.all(
      ['One', 'Two'].map((title) => send('PUT', other, { ...TEXT, title, version: 0 })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await send('POST', `${other}/versions/0/restore`, { version: 0 })).statusCode).toBe(409)
  })

  test.each([
    ['no title', { ...TEXT, title: ' ' }, 400],
    ['no step', { ...TEXT, steps: [] }, 400],
    ['too many steps', { ...TEXT, steps: Array.from({ length: 21 }, () => 'Step') }, 400],
    ['no version', { ...TEXT, version: undefined }, 400],
  ])('%s is refused', async (_what, payload, status) => {
    expect((await send('PUT', SLUG, { version: 4, ...payload })).statusCode).toBe(status)
  })

  test.each([
    ['PUT', 'no-such-topic', { ...TEXT, version: 0 }],
    ['POST', `${SLUG}/versions/77/restore`, { version: 4 }],
    ['GET', 'no-such-topic/versions', undefined],
  ] as const)('%s %s: there is none', async (method, path, payload) => {
    expect((await send(method, path, payload)).statusCode).toBe(404)
  })

  test('a topic of one’s own is added, changed, put into order and taken away', async () => {
    const own = { ...TEXT, group: 'Our ministry', title: 'Whom do I ask?' }
    const added = await send('POST', '', own)
    expect([added.statusCode, added.json()]).toEqual([
      201,
      expect.objectContaining({ slug: 'whom-do-i-ask', number: 1 }),
    ])
    expect((await send('POST', '', own)).json().slug).toBe('whom-do-i-ask-2')
    expect((await send('POST', '', { ...TEXT, title: 'No heading' })).statusCode).toBe(400)
    const changed = { ...own, title: 'Whom do we ask?', version: 1 }
    expect((await send('PUT', 'whom-do-i-ask', changed)).json().number).toBe(2)
    expect(await written()).toContainEqual({
      ...{ slug: 'whom-do-i-ask', version: 2, ...TEXT },
      ...{ group: 'Our ministry', title: 'Whom do we ask?' },
    })
    expect((await send('PUT', '', { order: ['whom-do-i-ask', SLUG, SLUG] })).statusCode).toBe(200)
    expect((await app.inject('/api/help-topics')).json().order).toEqual(['whom-do-i-ask', SLUG])
    for (const slug of ['whom-do-i-ask', 'whom-do-i-ask-2'])
      expect((await send('DELETE', slug)).statusCode).toBe(200)
    expect((await written()).map(({ slug }: { slug: string }) => slug)).not.toContain('whom-do-i-ask')
    const title = 'Whom do we ask?'
    expect((await send('GET', 'removed')).json().results).toEqual([
      { slug: 'whom-do-i-ask-2', title: 'Whom do I ask?', version: 2, last: 1 },
      { slug: 'whom-do-i-ask', title, version: 3, last: 2 },
    ])
    const back = await send('POST', 'whom-do-i-ask/versions/2/restore', { version: 3 })
    expect([back.statusCode, back.json().topic.title]).toEqual([201, title])
    expect((await send('GET', 'removed')).json().results).toHaveLength(1)
    expect((await send('DELETE', 'whom-do-i-ask')).statusCode).toBe(200)
    expect((await send('DELETE', SLUG)).statusCode).toBe(400)
    expect((await send('DELETE', 'no-such-topic')).statusCode).toBe(404)
    const log = await database.query<{ action: string }>(
      "select action from audit_entry where subject = 'help topic whom-do-i-ask' order by id",
    )
    expect(log.map(({ action }) => action)).toEqual([
      ...['help.added', 'help.changed', 'help.removed', 'help.restored', 'help.removed'],
    ])
  })

  test('T21: hostile texts are kept as the texts that they are', async () => {
    const slug = 'how-do-i-change-the-section-of-a-dashboard'
    const steps = HOSTILE_TEXTS.filter((text) => text.trim() !== '' && text.length <= 600).slice(0, 20)
    const { statusCode } = await send('PUT', slug, { ...TEXT, steps, version: 0 })
    expect(statusCode).toBe(200)
    const topic = (await written()).find((one: { slug: string }) => one.slug === slug)
    expect(topic.steps).toHaveLength(steps.length)
  })
})
