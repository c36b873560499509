import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openAccounts } from '#server/identity/accounts.ts'
import { makeAccount, PASSWORD, testAccounts, testJobs } from '#tests/builders/people.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const WRONG = 'Wrong-horse 7 staple'

serverDatabase('limits of signing in', (open) => {
  let app: FastifyInstance
  let second: FastifyInstance
  let database: Database
  beforeAll(async () => {
    database = await open()
    app = await createApp({ database, accounts: testAccounts() })
    // Another process on the same database.
    second = await createApp({ database, accounts: testAccounts() })
    await makeAccount(database, 'ada')
    return async () => {
      await app.close()
      await second.close()
    }
  })
  afterEach(() => database.query('delete from attempt'))

  const signIn = (username: string, password: string, on = app, cookie = '') =>
    on.inject({
      method: 'POST',
      url: '/api/login',
      headers: cookie ? { cookie, origin: 'http://localhost', host: 'localhost' } : {},
      payload: { username, password },
    })
  const fail = async (username: string, times: number) => {
    const codes: number[] = []
    for (let time = 0; time < times; time++) {
      codes.push((await signIn(username, WRONG, time % 2 ? second : app)).statusCode)
    }
    return codes
  }

  test('T6: the sixth wrong password has to wait, over two processes, also when the name is nobody’s', async () => {
    expect(await fail('ada', 6)).toEqual([401, 401, 401, 401, 401, 429])
    expect(await fail('nobody', 6)).toEqual([401, 401, 401, 401, 401, 429])
    const right = await signIn('ada', PASSWORD)
    const unknown = await signIn('nobody', PASSWORD)
    expect([right.statusCode, right.json()]).toEqual([429, unknown.json()])
    expect(right.json().detail).toBe('Too many attempts. Try again in a minute.')
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(50)
    expect(Number(right.headers['retry-after'])).toBeLessThanOrEqual(60)
    const rows = await database.query<{ key: string }>('select key from attempt')
    expect(JSON.stringify(rows)).not.toMatch(/ada|nobody|127\.0/)
  })

  test('L2: a name and the address of its account are counted apart, as those of nobody are', async () => {
    const ofAda = [...(await fail('ada', 4)), ...(await fail('ada@example.org', 4))]
    const ofNobody = [...(await fail('nobody', 4)), ...(await fail('nobody@example.org', 4))]
    expect(ofAda).toEqual(Array.from({ length: 8 }, () => 401))
    expect(ofNobody).toEqual(ofAda)
    expect(await fail('ADA', 2)).toEqual([401, 429])
  })

  test('an address gets ten letters of strangers in a day at most, whatever they are', async () => {
    const { limits } = openAccounts({ database, jobs: testJobs(database), ...testAccounts() })
    const may = (kind: 'letter' | 'forgot-account' | 'newsletter-letter', time: number) =>
      limits.mayWriteTo(kind, `${kind} ${time}`, 'ada@example.org')
    const answers = []
    for (let time = 0; time < 4; time += 1) {
      answers.push(
        await may('letter', time),
        await may('forgot-account', time),
        await may('newsletter-letter', time),
      )
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => true), false, false])
    expect(await limits.mayWriteTo('letter', 'letter 1', 'bo@example.org')).toBe(true)
  })

  test('T6: the wait grows and stays an hour at most; a right password after it starts anew', async () => {
    const waits: string[] = []
    for (let round = 0; round < 5; round++) {
      await fail('nobody', 5)
      waits.push((await signIn('nobody', WRONG)).json().detail)
      await database.query("update attempt set expire = 1 where key like 'sign-in-account%'")
    }
    const minutes = waits.map((words) => /Try again (.+)\./.exec(words)?.[1])
    expect(minutes).toEqual([
      'in a minute',
      'in 5 minutes',
      'in 15 minutes',
      'in 60 minutes',
      'in 60 minutes',
    ])
    await fail('ada', 4)
    expect((await signIn('ada', PASSWORD)).statusCode).toBe(200)
    expect(await fail('ada', 5)).toEqual(Array(5).fill(401))
  })

  test('T6: a stranger cannot lock somebody out of a device that was signed in on before', async () => {
    const before = await signIn('ada', PASSWORD)
    const device = before.cookies.find(({ name }) => name === 'msdat-device')
    const cookie = `msdat-device=${device?.value ?? ''}`
    await fail('ada', 6)
    expect((await signIn('ada', PASSWORD)).statusCode).toBe(429)
    expect((await signIn('ada', PASSWORD, second, cookie)).statusCode).toBe(200)
    expect((await signIn('ada', PASSWORD, app, `${cookie}x`)).statusCode).toBe(429)
  })

  test('T9: the cookies of a sign-in, over http and over https', async () => {
    const flags = async (on: FastifyInstance) =>
      [(await signIn('ada', PASSWORD, on)).headers['set-cookie']]
        .flat()
        .map((line) => line?.replace(/=[^;]*/, '').replace(/Max-Age=\d+/, 'Max-Age'))
        .sort()
    expect(await flags(app)).toEqual([
      'msdat-device; Path=/; Max-Age; HttpOnly; SameSite=Lax',
      'msdat-session; Max-Age; Path=/; HttpOnly; SameSite=Lax',
      'msdat-signed-in; Path=/; Max-Age; SameSite=Lax',
    ])
    const publicUrl = 'https://msdat.example.org'
    const safe = await createApp({ database, publicUrl, accounts: { ...testAccounts(), address: publicUrl } })
    expect(await flags(safe)).toEqual([
      '__Host-msdat-device; Path=/; Max-Age; HttpOnly; SameSite=Lax; Secure',
      '__Host-msdat-session; Max-Age; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-msdat-signed-in; Path=/; Max-Age; SameSite=Lax; Secure',
    ])
    await safe.close()
  })

  describe('T1: the session before a sign-in', () => {
    test('is dead after it, for the cookie and for the token', async () => {
      const planted = await signIn('ada', PASSWORD)
      const value = planted.cookies.find(({ name }) => name === 'msdat-session')?.value ?? ''
      const cookie = `msdat-session=${value}`
      const after = await signIn('ada', PASSWORD, app, cookie)
      expect(after.cookies.find(({ name }) => name === 'msdat-session')?.value).not.toBe(value)
      for (const headers of [{ cookie }, { authorization: `Bearer ${planted.json().token}` }]) {
        expect((await app.inject({ url: '/api/account', headers })).statusCode).toBe(401)
      }
    })
  })

  test('what was typed as a name is not in the audit log', async () => {
    await signIn('My-secret 7 words', WRONG)
    await signIn('ada', WRONG)
    const rows = await database.query("select subject from audit_entry where action = 'sign-in.refused'")
    expect(JSON.stringify(rows)).not.toMatch(/secret/)
    expect(rows).toContainEqual({ subject: expect.stringMatching(/^account \d+$/) })
  })

  test('T48: many wrong names from one address stop that address and no other', async () => {
    const key = await attemptKeyOf('sign-in-address')
    await database.query('update attempt set points = 100, expire = $2 where key = $1', [
      key,
      Date.now() + 60_000,
    ])
    expect((await signIn('ada', PASSWORD)).statusCode).toBe(429)
    const elsewhere = await app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: '196.220.13.7',
      payload: { username: 'ada', password: PASSWORD },
    })
    expect(elsewhere.statusCode).toBe(200)
  })

  async function attemptKeyOf(name: string): Promise<string> {
    await signIn('nobody', WRONG)
    const [row] = await database.query<{ key: string }>('select key from attempt where key like $1', [
      `${name}%`,
    ])
    return row?.key ?? ''
  }
})
