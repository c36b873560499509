import { beforeAll, describe, expect, test } from 'vitest'
import type { InjectOptions } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { eachOf, WIDE } from '#tests/wide-run.ts'
import { ACCOUNT_ROWS } from './account-rows.ts'
import { ADMINISTRATION_ROWS } from './administration-rows.ts'
import { OWN_ROWS } from './own-rows.ts'
import { PUBLIC_ROWS } from './public-rows.ts'
import { rowsOf } from './row.ts'
import { openWorld, type World } from './world.ts'

const ROWS = rowsOf(PUBLIC_ROWS, ACCOUNT_ROWS, OWN_ROWS, ADMINISTRATION_ROWS)

/** They would end the session that asks, or change what it needs to sign in. */
const ENDS_THE_SESSION = /^(DELETE \/account\/sessions|POST \/(logout|users\/delete|users\/\{id\}\/security))/

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

const NONSENSE_IN_ADDRESSES = [
  '%00',
  '-1',
  '2147483648',
  '99999999999999999999',
  '1e9',
  '__proto__',
  '%27);--',
  '..%2f..%2fetc%2fpasswd',
  '%ed%a0%80',
]

const NONSENSE_IN_BODIES = [
  '\0',
  '\ud800',
  "'; drop table account; --",
  'x'.repeat(100_000),
  40_000,
  2_147_483_648,
  -1,
  null,
  [],
  { $ne: 1 },
]

/** The words that no answer may hold: places in our code, statements, words of the database. */
const INSIDE = /\.ts:\d|node_modules|\/server\/|SqlError|syntax error|select .* from|stack/i

serverDatabase('every call', (open) => {
  let world: World

  beforeAll(async () => {
    world = await openWorld(await open('country'))
    open.atEnd(() => world.app.close())
  })

  const ask = (request: InjectOptions, who: 'user' | 'admin' = 'admin') =>
    world.app.inject({ ...request, headers: { ...request.headers, authorization: world.people[who].bearer } })

  const failureOf = async (request: InjectOptions): Promise<readonly string[]> => {
    const { statusCode, body, headers } = await ask(request)
    const isUntold = statusCode >= 400 && !String(headers['content-type']).includes('problem+json')
    const tells = statusCode >= 400 && INSIDE.test(body)
    return statusCode >= 500 || isUntold || tells
      ? [`${statusCode} ${request.url} ${JSON.stringify(request.payload ?? null).slice(0, 100)}`]
      : []
  }

  /** All at once: none depends on another, and together they wait for the store once. */
  const failures = async (requests: readonly InjectOptions[]) =>
    (await Promise.all(requests.map(failureOf))).flat()

  test('T65: what one person may see is kept by no cache, whatever the answer is', async () => {
    const kept: string[] = []
    for (const { method, path, permission } of ENDPOINTS) {
      const name = `${method} ${path}`
      const row = ROWS[name]
      if (method !== 'GET' || permission === 'public' || !row) continue
      const asked = await row.ask(world, 'admin')
      const filled = path.replace(/\{(\w+)\}/g, (_all, key: string) => String(asked.path?.[key] ?? key))
      for (const query of [asked.query ?? '', 'format=csv']) {
        const { statusCode, headers } = await ask({ url: `/api${filled}?${query}` })
        const expected = statusCode < 400 ? 'private, no-store' : 'no-store'
        if (headers['cache-control'] !== expected)
          kept.push(`${statusCode} ${name} ${headers['cache-control']}`)
      }
    }
    expect(kept).toEqual([])
  })

  describe('T64: nonsense is refused in words, without a failure and without a look inside', () => {
    const calls = ENDPOINTS.filter((endpoint) => !ENDS_THE_SESSION.test(nameOf(endpoint)))

    test.each(calls.filter(addressHasRoom).map((call) => [nameOf(call), call] as const))(
      'in the address of %s',
      async (_name, call) => expect(await failures(nonsenseInAddress(call))).toEqual([]),
    )

    test.each(calls.flatMap((call) => (call.body ? [[nameOf(call), call] as const] : [])))(
      'in the body of %s',
      async (_name, call) => {
        await world.database.query('delete from attempt')
        expect(await failures(nonsenseInBody(call))).toEqual([])
      },
    )

    test('and whoever sent all this is still signed in', async () => {
      expect((await ask({ url: '/api/account' })).statusCode).toBe(200)
    })
  })
})

const queryNames = ({ query }: Endpoint): readonly string[] =>
  'shape' in query && typeof query.shape === 'object' && query.shape !== null ? Object.keys(query.shape) : []

const addressHasRoom = (call: Endpoint) => call.path.includes('{') || queryNames(call).length > 0

function nonsenseInAddress(call: Endpoint): InjectOptions[] {
  const at = (path: string) => `/api${path.replace(/\{\w+\}/g, '1')}`
  // Each parameter meets three of nine in a usual run, other three than the one before it.
  const namesOf = (turn: number) => queryNames(call).filter((_, index) => WIDE || (index + turn) % 3 === 0)
  return NONSENSE_IN_ADDRESSES.flatMap((text, turn) => [
    ...(call.path.includes('{')
      ? [{ method: call.method, url: `/api${call.path.replace(/\{\w+\}/g, text)}`, payload: bodyOf(call) }]
      : []),
    ...(call.method === 'GET'
      ? namesOf(turn).map((name) => ({ method: call.method, url: `${at(call.path)}?${name}=${text}` }))
      : []),
  ])
}

function bodyOf({ body, method }: Endpoint): object {
  const examples = method === 'GET' ? undefined : body?.meta()?.examples
  const [example]: readonly unknown[] = Array.isArray(examples) ? examples : []
  return typeof example === 'object' && example !== null ? example : {}
}

function nonsenseInBody(call: Endpoint): InjectOptions[] {
  const example = bodyOf(call)
  const url = `/api${call.path.replace(/\{\w+\}/g, '1')}`
  const wrong = Object.keys(example).flatMap((name) =>
    NONSENSE_IN_BODIES.map((value) => ({ ...example, [name]: value })),
  )
  // One or two of ten in each field in a usual run, others than in the field before it.
  const payloads = [...eachOf(7, wrong), [], { constructor: 1 }]
  return payloads.map((payload) => ({ method: call.method, url, payload }))
}
