import { beforeAll, describe, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { openAccounts } from '#server/identity/accounts.ts'
import { renewHash } from '#server/identity/password-store.ts'
import { SLOW_HASHING } from '#server/identity/password-hashing.ts'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  makeAccount,
  PASSWORD,
  type Person,
  signInAs,
  testAccounts,
  testJobs,
} from '#tests/builders/people.ts'
import { CHEAP_HASHING } from '#tests/builders/cheap-hashing.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

serverDatabase('signing in', (open) => {
  let app: FastifyInstance
  let database: Database
  let ada: Person
  beforeAll(async () => {
    ;({
      app,
      database,
      people: { 'Ada.L': ada },
    } = await openProduct(open, { people: { 'Ada.L': 'user' } }))
  })
  const own = (headers: Record<string, string>) => app.inject({ url: '/api/account', headers })

  test.each(['ada.l', 'ADA.L', 'Ada.L@example.org'])('%s and the password are enough', async (username) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/login/',
      payload: { username, password: PASSWORD },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(Object.keys(answer.json()).sort()).toEqual(['avatar', 'email', 'id', 'token', 'username'])
  })

  test.each([
    ['a wrong password', 'Ada.L', 'Wrong-horse 7 staple'],
    ['an unknown name', 'nobody', PASSWORD],
    ['an unknown address', 'nobody@example.org', PASSWORD],
    ['a name with the character 0', 'ada\0', PASSWORD],
    ['a name that passes for one', 'аda.l', PASSWORD],
  ])('%s: the same answer', async (_what, username, password) => {
    const answer = await app.inject({ method: 'POST', url: '/api/login', payload: { username, password } })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().detail).toBe(
      username.includes('@')
        ? 'Confirm username and password. An e-mail address signs you in once it is confirmed; until then use your username.'
        : 'Confirm username and password',
    )
  })

  test('passwords are hashed slowly unless a test says otherwise', () => {
    const { passwords, ...options } = testAccounts()
    const jobs = testJobs(database)
    expect(openAccounts({ database, jobs, ...options }).passwords).toBe(SLOW_HASHING)
    expect(openAccounts({ database, jobs, ...options, passwords }).passwords).toBe(passwords)
  })

  test('a hash of a kind that is made no more is replaced at the sign-in, and nothing ends', async () => {
    const hashes = () => database.query('select password from sign_in_method where user_id = $1', [ada.id])
    const before = await hashes()
    await renewHash({ database, passwords: CHEAP_HASHING }, ada.id, PASSWORD)
    expect(await hashes()).toEqual(before)
    const passwords = { ...CHEAP_HASHING, isOutdated: () => true }
    const renewed = await createApp({ database, accounts: { ...testAccounts(), passwords } })
    const payload = { username: 'ada.l', password: PASSWORD }
    expect((await renewed.inject({ method: 'POST', url: '/api/login', payload })).statusCode).toBe(200)
    await renewed.close()
    expect(await hashes()).not.toEqual(before)
    expect((await own({ cookie: ada.cookie })).statusCode).toBe(200)
    expect((await app.inject({ method: 'POST', url: '/api/login', payload })).statusCode).toBe(200)
  })

  describe('who asks', () => {
    test('a cookie and a bearer token say who it is', async () => {
      expect((await own({ cookie: ada.cookie })).json().username).toBe('Ada.L')
      expect((await own({ authorization: ada.bearer })).json().username).toBe('Ada.L')
    })

    test.each([
      ['nothing', {}],
      ['a forged cookie', { cookie: 'msdat-session=abc.def' }],
      ['a token without its signature', { authorization: 'Bearer abc' }],
      ['an unsigned JSON token', { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJpZCI6MX0.' }],
    ])('T5: %s is nobody', async (_what, headers) => {
      expect((await own(headers)).statusCode).toBe(401)
    })

    test('T5: a session that is over is nobody’s', async () => {
      const { id, bearer, cookie } = await signInAs(app, database, 'former')
      await database.query("update session set expires_at = now() - interval '1 second' where user_id = $1", [
        id,
      ])
      expect((await own({ authorization: bearer })).statusCode).toBe(401)
      expect((await own({ cookie })).statusCode).toBe(401)
    })

    test('T5: the signature of another secret is nobody’s', async () => {
      const secret = 'another secret, of somebody who wants to get in'
      const elsewhere = await createApp({ database, accounts: { ...testAccounts(), secret } })
      const bearer = { authorization: ada.bearer }
      expect((await elsewhere.inject({ url: '/api/account', headers: bearer })).statusCode).toBe(401)
      await elsewhere.close()
    })

    test('T3: who was deactivated is nobody at once', async () => {
      const id = await makeAccount(database, 'gone')
      const signed = await app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { username: 'gone', password: PASSWORD },
      })
      const headers = { authorization: `Bearer ${signed.json().token}` }
      expect((await own(headers)).statusCode).toBe(200)
      await database.query('update account set is_active = false where id = $1', [id])
      expect((await own(headers)).statusCode).toBe(401)
    })
  })

  test('T2: signing out ends the session, for its cookie and for its token', async () => {
    const bo = await signInAs(app, database, 'bo')
    await app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { cookie: bo.cookie, origin: 'http://localhost:80' },
    })
    expect((await own({ authorization: bo.bearer })).statusCode).toBe(200)
    const out = await app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { cookie: bo.cookie, origin: 'http://localhost', host: 'localhost' },
    })
    expect(out.statusCode, out.body).toBe(200)
    expect((await own({ cookie: bo.cookie })).statusCode).toBe(401)
    expect((await own({ authorization: bo.bearer })).statusCode).toBe(401)
  })
})
