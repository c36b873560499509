import { beforeAll, expect, test, vi } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { makeAccount, PASSWORD, testAccounts } from '#tests/builders/people.ts'
import { newStore } from '#tests/builders/test-store.ts'

const NEW_PASSWORD = 'Owl-carries 9 lanterns'
const TYPED_AS_A_NAME = 'My-secret 7 words'
const CODE = 'code-of-another-site'

const accounts = testAccounts()
const written: string[] = []
let app: FastifyInstance
let stop: () => Promise<void>

beforeAll(async () => {
  const database = await openDatabase(await newStore('embedded', 'tables'))
  vi.spyOn(process.stderr, 'write').mockImplementation((part) => {
    written.push(String(part))
    return true
  })
  app = await createApp({ database, accounts, logLevel: 'trace' })
  await makeAccount(database, 'ada')
  stop = () => database.close()
  return async () => {
    vi.restoreAllMocks()
    await app.close()
  }
})

test('a refusal is a line with its kind, the address as it is served and the network, and nothing of what was sent', async () => {
  const before = written.length
  await app.inject({ url: '/api/account?code=looked-for' })
  await app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username: TYPED_AS_A_NAME, password: 'x' },
  })
  await app.inject({ method: 'POST', url: '/api/login', payload: { username: 7 } })
  await app.inject({ url: '/api/indicators?indicator=none' })
  const lines = written
    .slice(before)
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'refused')
  const network = '127.0.0.0/24'
  expect(lines.map(({ refusal, method, route, network: from }) => [refusal, method, route, from])).toEqual([
    ['not-signed-in', 'GET', '/api/account', network],
    ['sign-in-refused', 'POST', '/api/login', network],
    ['invalid-input', 'POST', '/api/login', network],
  ])
  expect(JSON.stringify(lines)).not.toMatch(/looked-for|secret/)
})

test('T64: passwords, tokens, links, codes and addresses of people are not in the log, whatever fails', async () => {
  const post = (path: string, payload: object) => app.inject({ method: 'POST', url: `/api${path}`, payload })
  const signIn = await post('/login', { username: 'ada', password: PASSWORD })
  const session: string = signIn.json().token
  await post('/login', { username: TYPED_AS_A_NAME, password: PASSWORD })
  await post('/account/forgot-password', { email: 'ada@example.org' })
  await vi.waitFor(() => expect(accounts.letters).toHaveLength(1))
  const link = /token=([\w-]+)/.exec(accounts.letters[0]?.text ?? '')?.[1] ?? ''
  expect(link).toHaveLength(43)

  await stop()
  const failed = [
    await app.inject({ url: '/api/account', headers: { authorization: `Bearer ${session}` } }),
    await post('/login', { username: 'ada', password: PASSWORD }),
    await post(`/account/reset-password?token=${link}`, { token: link, password: NEW_PASSWORD }),
    await app.inject({ url: `/api/indicators?code=${CODE}&state=${link}` }),
  ]
  expect(failed.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503])

  const log = written.join('')
  expect(log).toContain('/api/account/reset-password')
  const { secret } = accounts
  for (const one of [
    PASSWORD,
    NEW_PASSWORD,
    TYPED_AS_A_NAME,
    session,
    link,
    CODE,
    secret,
    'ada@example.org',
  ]) {
    expect(log).not.toContain(one)
    for (const { body } of failed) expect(body).not.toContain(one)
  }
})
