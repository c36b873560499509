import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { publishRelease } from '#server/release/publish-release.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { testAccounts } from '#tests/builders/people.ts'
import { openProduct, type Product } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { createApp } from './app.ts'

// What one process does holds in another at once. Limits, jobs, pieces of files and conversations have such tests where they stand.

serverDatabase('two processes on one store', (open) => {
  let here: Product<'root'>
  let there: FastifyInstance

  beforeAll(async () => {
    here = await openProduct(open, { content: 'country', people: { root: 'admin' } })
    there = await createApp({ database: here.database, accounts: testAccounts() })
    open.atEnd(() => there.close())
  })

  const current = async () => (await there.inject('/api/releases/current')).json()

  test('a release that one publishes is the one that the other shows, with its figures', async () => {
    const before = await current()
    const dataThere = async () => {
      const answer = await there.inject('/api/data?indicator=7&datasource=2&location=1')
      const rows: { period: string; value: string }[] = answer.json().results
      return rows.find(({ period }) => period === '2018')?.value
    }
    expect(await dataThere()).toBe('40')
    const release = await publishRelease(
      here.database,
      { points: [aPoint(2, 1, '2018', 41.5)] },
      { note: 'corrected', actor: 'test', now: new Date() },
    )
    expect(await current()).toMatchObject({ hash: release?.hash, number: before.number + 1 })
    expect(await dataThere()).toBe('41.5')
  })

  test('registration that is closed at one is closed at the other', async () => {
    const { body } = await here.call(here.people.root, 'GET', '/admin/settings')
    const closed = { ...body, registration_open: false }
    expect((await here.call(here.people.root, 'PUT', '/admin/settings', closed)).status).toBe(200)
    const seen = await there.inject({
      url: '/api/admin/settings',
      headers: { authorization: here.people.root.bearer },
    })
    expect(seen.json()).toMatchObject({ registration_open: false })
  })

  test('a session that ends at one has ended at the other', async () => {
    const headers = { authorization: here.people.root.bearer }
    const seen = async () => (await there.inject({ url: '/api/user_interactions', headers })).statusCode
    expect(await seen()).toBe(200)
    expect((await here.call(here.people.root, 'POST', '/logout')).status).toBe(200)
    expect(await seen()).toBe(401)
  })
})
