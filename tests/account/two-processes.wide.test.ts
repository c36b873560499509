import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SLOW_HASHING } from '#server/identity/password-hashing.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { makeAccount, PASSWORD } from '#tests/builders/people.ts'
import { type RunningProduct, startProduct } from '#tests/builders/running-product.ts'
import { newStore } from '#tests/builders/test-store.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { call, tokenOf } from './people-at-a-product.ts'

/** Long enough for a first start on a busy machine, in milliseconds. */
const START = 180_000

describe('two processes on one PostgreSQL', () => {
  const running: RunningProduct[] = []
  let first = ''
  let second = ''
  let ada = 0
  beforeAll(async () => {
    const store = await newStore('server', 'first-release')
    const database = await openDatabase(store)
    ada = await makeAccount(database, 'ada', 'user', SLOW_HASHING)
    await makeAccount(database, 'root', 'admin', SLOW_HASHING)
    await database.close()
    const env = { DATABASE_URL: store.databaseUrl ?? '' }
    for (const _ of [1, 2]) running.push(await startProduct({ dataDir: newTestFolder(), env }))
    first = running[0]?.url ?? ''
    second = running[1]?.url ?? ''
  }, START)
  afterAll(async () => {
    for (const product of running) await product.stop()
  })

  test('who signs in at one acts at the other', async () => {
    const token = await tokenOf(first, 'ada')
    expect((await call(second, 'GET', '/account', { token })).body).toMatchObject({
      id: ada,
      username: 'ada',
    })
    const change = { first_name: 'Ada', last_name: 'Lovelace' }
    expect((await call(second, 'PATCH', `/users/${ada}`, { token, body: change })).status).toBe(200)
    expect((await call(first, 'GET', '/account', { token })).body).toMatchObject(change)
  })

  test('a session that ends at one is refused at the other', async () => {
    const [kept, ended] = [await tokenOf(first, 'ada'), await tokenOf(second, 'ada')]
    expect((await call(first, 'POST', '/logout', { token: ended })).status).toBe(200)
    expect((await call(second, 'GET', '/account', { token: ended })).status).toBe(401)
    expect((await call(second, 'GET', '/account', { token: kept })).status).toBe(200)
    expect((await call(first, 'DELETE', '/account/sessions', { token: kept })).status).toBe(200)
    expect((await call(second, 'GET', '/account', { token: kept })).status).toBe(401)
  })

  test('a role that is given at one holds at the other at once, and old sessions are over', async () => {
    const [admin, before] = [await tokenOf(first, 'root'), await tokenOf(second, 'ada')]
    expect((await call(second, 'GET', '/users', { token: before })).status).toBe(403)
    const given = await call(first, 'POST', `/users/${ada}/role`, { token: admin, body: { role: 'admin' } })
    expect(given.status, JSON.stringify(given.body)).toBe(200)
    expect((await call(second, 'GET', '/account', { token: before })).status).toBe(401)
    const after = await tokenOf(second, 'ada')
    expect((await call(second, 'GET', '/users', { token: after })).status).toBe(200)
  })

  test('wrong passwords are counted together', async () => {
    const wrong = { username: 'root', password: `${PASSWORD} not` }
    const statuses: number[] = []
    for (let attempt = 0; attempt < 8; attempt++) {
      const url = attempt % 2 === 0 ? first : second
      statuses.push((await call(url, 'POST', '/login', { body: wrong })).status)
    }
    expect(statuses.slice(0, 4)).toEqual([401, 401, 401, 401])
    expect(statuses.slice(-2)).toEqual([429, 429])
  })
})
