import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { InjectOptions } from 'fastify'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { CAPABILITIES, type Capability, isGrantable } from '#domain/account/capability.ts'
import { WHOLE_SITE } from '#domain/account/scope.ts'
import { signInAs } from '#tests/builders/people.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { expectedStatus } from './row.ts'
import { nameOf, requestOf, ROWS } from './rows.ts'
import { WHO_MAY } from './who-may.ts'
import { CALLERS, type Caller, openWorld, type World } from './world.ts'

/** Calls that compute and keep nothing but the turn of a conversation, with nobody's cookie: a page of another site may make them. */
const KEEP_NOTHING =
  /^POST \/(analysis\/|assistant(\/(chat|command))?$|e4e\/ask$|policy\/(generate|simulate)$|data\/predictive_analysis$|auth\/frontend-token$)/

/** Tables that only note that somebody asked, and secrets that the server makes for itself when it first needs one. */
const NOTES = ['session', 'attempt', 'server_secret']

const GRANTABLE = (Object.keys(CAPABILITIES) as Capability[]).filter((name) => isGrantable(name, WHOLE_SITE))

serverDatabase('who may call what', (open) => {
  let world: World

  beforeAll(async () => {
    world = await openWorld(await open('country'))
    open.atEnd(() => world.app.close())
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

  test('T12: every endpoint has a row, and every row an endpoint', () => {
    expect(Object.keys(ROWS).sort()).toEqual(ENDPOINTS.map(nameOf).sort())
  })

  test('every endpoint asks for the permission that its row stands under', () => {
    const permissions = ENDPOINTS.map((endpoint) => [nameOf(endpoint), endpoint.permission])
    expect(Object.fromEntries(permissions)).toEqual(
      Object.fromEntries(Object.entries(ROWS).map(([name, { permission }]) => [name, permission])),
    )
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
      const row = ROWS[name]
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

  describe('a grant opens the calls of its capability, and no others', () => {
    const guarded = ENDPOINTS.filter(({ permission }) => !WHO_MAY[permission].includes('user'))

    test.each(GRANTABLE)('%s', async (capability) => {
      const { app, database } = world
      const holder = await signInAs(app, database, `holder-of-${capability}`)
      await database.query('insert into capability_grant (account, capability) values ($1, $2)', [
        holder.id,
        capability,
      ])
      const opened = []
      for (const endpoint of guarded) {
        const row = ROWS[nameOf(endpoint)]
        const request = requestOf(nameOf(endpoint), (await row?.ask(world, 'admin')) ?? {})
        const answer = await app.inject({ ...request, headers: { authorization: holder.bearer } })
        if (answer.statusCode !== 403) opened.push(nameOf(endpoint))
      }
      const ofCapability = guarded.filter(({ permission }) => permission === capability)
      expect(opened).toEqual(ofCapability.map(nameOf))
    })
  })

  test.each(Object.keys(ROWS))('T12: %s', async (name) => {
    const row = ROWS[name]
    const { permission } = ENDPOINTS.find((endpoint) => nameOf(endpoint) === name) ?? {}
    if (!row || !permission) throw new Error(`${name} has no row or no endpoint.`)
    for (const caller of CALLERS) {
      const request = requestOf(name, await row.ask(world, caller))
      const { statusCode } = await world.app.inject({ ...request, headers: bearerOf(caller) })
      expect(`${caller}: ${statusCode}`).toBe(`${caller}: ${expectedStatus(permission, row, caller)}`)
    }
  })
})
