import { beforeAll, expect, test, vi } from 'vitest'
import { openProduct, type Product } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

serverDatabase('the newsletter', (open) => {
  let product: Product<'root'>
  beforeAll(async () => {
    product = await openProduct(open, { people: { root: 'admin' } })
  })

  const post = (url: string, payload?: object | string, headers = {}) =>
    product.app.inject({ method: 'POST', url: `/api${url}`, ...(payload && { payload }), headers })
  const keyIn = (text = '') => /[?&](?:confirm|end|key)=([\w-]+)/.exec(text)?.[1] ?? ''
  const lettersTo = (email: string) => product.letters.filter(({ to }) => to === email)

  test('is asked for, confirmed by letter, listed, and ended by a mail program', async () => {
    const { call, people } = product
    const asked = await post('/crud/subscriber', { email: 'ada@example.org', name: 'Ada', created: 'Monday' })
    expect(asked.statusCode).toBe(201)
    await vi.waitFor(() => expect(lettersTo('ada@example.org')).toHaveLength(1))
    const list = async () => (await call(people.root, 'GET', '/subscribers')).body.results
    expect(await list()).toMatchObject([{ email: 'ada@example.org', confirmed: false }])

    const key = keyIn(lettersTo('ada@example.org')[0]?.text)
    expect((await post('/subscriptions/confirm', { key: `${key}x` })).statusCode).toBe(404)
    expect((await post(`/subscriptions/end?key=${key}`)).statusCode).toBe(404)
    for (const _ of [1, 2]) expect((await post('/subscriptions/confirm', { key })).statusCode).toBe(200)
    expect(lettersTo('ada@example.org')).toHaveLength(2)
    expect(await list()).toMatchObject([{ confirmed: true }])

    const table = await product.app.inject({
      url: '/api/subscribers?format=csv',
      headers: { authorization: people.root.bearer },
    })
    expect(table.body).toMatch(/^email,name,created,unsubscribe\r\nada@example.org,Ada,/)

    const { headers = {} } = lettersTo('ada@example.org')[1] ?? {}
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const oneClick = await post(
      `/subscriptions/end?key=${keyIn(headers['List-Unsubscribe'])}`,
      'List-Unsubscribe=One-Click',
      { 'content-type': 'application/x-www-form-urlencoded' },
    )
    expect(oneClick.statusCode).toBe(200)
    expect(await list()).toEqual([])
  })

  test('nobody learns who gets it: a known address, a new one and a machine are answered alike, and a known one gets no letter', async () => {
    const { database } = product
    await database.query("insert into subscriber (email, confirmed_at) values ('known@example.org', now())")
    const answers = []
    for (const body of [
      { email: 'KNOWN@example.org' },
      { email: 'new@example.org' },
      { email: 'machine@example.org', website: 'spam' },
    ])
      answers.push(await post('/crud/subscriber', body))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    await vi.waitFor(() => expect(lettersTo('new@example.org')).toHaveLength(1))
    expect([...lettersTo('KNOWN@example.org'), ...lettersTo('machine@example.org')]).toEqual([])
  })

  test('T48: an address that somebody else types gets three letters an hour at most', async () => {
    for (const _ of [1, 2, 3, 4, 5]) await post('/crud/subscriber', { email: 'bo@example.org' })
    await post('/crud/subscriber', { email: 'last@example.org' })
    await vi.waitFor(() => expect(lettersTo('last@example.org')).toHaveLength(1))
    expect(lettersTo('bo@example.org').length).toBeLessThanOrEqual(3)
  })

  test('what nobody confirms is forgotten, and its link with it', async () => {
    const { database } = product
    await post('/crud/subscriber', { email: 'late@example.org' })
    await vi.waitFor(() => expect(lettersTo('late@example.org')).toHaveLength(1))
    await database.query(
      "update subscriber set asked_at = now() - interval '8 days' where email like 'late%'",
    )
    const key = keyIn(lettersTo('late@example.org')[0]?.text)
    expect((await post('/subscriptions/confirm', { key })).statusCode).toBe(404)
  })
})
