import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import type { InjectOptions } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { migratedStore } from '#tests/builders/test-database.ts'
import { ACCOUNT_ROWS, LAST_ROWS } from './account-rows.ts'
import { ADMINISTRATION_ROWS } from './administration-rows.ts'
import { OWN_ROWS } from './own-rows.ts'
import { PUBLIC_ROWS } from './public-rows.ts'
import type { Asked } from './row.ts'
import { CALLERS, type Caller, openWorld, type World } from './world.ts'

const ROWS = { ...PUBLIC_ROWS, ...ACCOUNT_ROWS, ...OWN_ROWS, ...ADMINISTRATION_ROWS, ...LAST_ROWS }

/** Calls that compute and keep nothing, with nobody's cookie: a page of another site may make them. */
const KEEP_NOTHING = /^POST \/(analysis\/|data\/predictive_analysis$|auth\/frontend-token$)/

/** Tables that only note that somebody asked, and secrets that the server makes for itself when it first needs one. */
const NOTES = ['session', 'attempt', 'server_secret']

const PROJECT = fileURLToPath(new URL('../../', import.meta.url))

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

const isEndpoint = (found: unknown): found is Endpoint =>
  typeof found === 'object' && found !== null && 'permission' in found && 'path' in found

type Method = NonNullable<InjectOptions['method']>

function requestOf(name: string, asked: Asked): { method: Method; url: string; payload?: object } {
  const [method = '', path = ''] = name.split(' ')
  const filled = path.replace(/\{(\w+)\}/g, (_all, key: string) => String(asked.path?.[key] ?? key))
  return {
    method: method as Method,
    url: `/api${filled}${asked.query ? `?${asked.query}` : ''}`,
    ...(asked.body && { payload: asked.body }),
  }
}

describe('who may call what', () => {
  let world: World

  beforeAll(async () => {
    const database = await openDatabase(await migratedStore('embedded'))
    world = await openWorld(database)
    return async () => {
      await world.app.close()
      await database.close()
    }
  }, 300_000)

  const bearerOf = (caller: Caller) =>
    caller === 'anonymous' ? {} : { authorization: world.people[caller].bearer }

  const digests = async () => {
    const tables = await world.database.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )
    const found: Record<string, string> = {}
    for (const { name } of tables.filter((table) => !NOTES.includes(table.name))) {
      const rows = await world.database.query<{ row: string }>(
        `select t::text as row from "${name}" t order by 1`,
      )
      found[name] = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
    }
    return found
  }

  test('every call that the contract describes is in its list', async () => {
    const described = []
    for (const file of globSync('contract/**/*.ts', { cwd: PROJECT, exclude: ['**/*.test.ts'] })) {
      const module: Record<string, unknown> = await import(`${PROJECT}${file}`)
      described.push(...Object.values(module).filter(isEndpoint))
    }
    expect(described.map(nameOf).sort()).toEqual(ENDPOINTS.map(nameOf).sort())
  })

  test('T12: every endpoint has a row, and every row an endpoint', () => {
    expect(Object.keys(ROWS).sort()).toEqual(ENDPOINTS.map(nameOf).sort())
  })

  test('T19: asked twice by an administrator, no GET changes anything', async () => {
    const asked = []
    for (const [name, row] of Object.entries(ROWS).filter(([key]) => key.startsWith('GET '))) {
      asked.push(requestOf(name, await row.ask(world, 'admin')))
    }
    const before = await digests()
    for (const request of [...asked, ...asked]) {
      await world.app.inject({ ...request, headers: bearerOf('admin') })
    }
    expect(await digests()).toEqual(before)
  })

  describe('T20: a page of another site changes nothing', () => {
    const changing = ENDPOINTS.filter(({ method }) => method !== 'GET')
      .map(nameOf)
      .filter((name) => !KEEP_NOTHING.test(name))

    test.each(changing)('%s', async (name) => {
      const row = ROWS[name as keyof typeof ROWS]
      const { cookie } = world.people.admin
      const request = requestOf(name, (await row?.ask(world, 'admin')) ?? {})
      const text = { ...request, payload: JSON.stringify(request.payload ?? {}) }
      const send = async (headers: Record<string, string>, what: InjectOptions = request) =>
        (await world.app.inject({ ...what, headers: { cookie, host: 'localhost', ...headers } })).statusCode
      expect({
        'with its origin': await send({ origin: 'https://example.org' }),
        'with an origin that is hidden': await send({ origin: 'null' }),
        'without an origin': await send({}),
        'as text': await send({ origin: 'https://example.org', 'content-type': 'text/plain' }, text),
      }).toEqual({
        'with its origin': 403,
        'with an origin that is hidden': 403,
        'without an origin': 403,
        'as text': 403,
      })
    })
  })

  test.each(Object.entries(ROWS))('T12: %s', async (name, row) => {
    const answered: Record<string, number> = {}

    for (const caller of CALLERS) {
      const request = requestOf(name, await row.ask(world, caller))
      const { statusCode } = await world.app.inject({ ...request, headers: bearerOf(caller) })
      answered[caller] = statusCode
    }
    expect(answered).toEqual(Object.fromEntries(CALLERS.map((caller, at) => [caller, row.expected[at]])))
  })
})
