import { beforeAll, expect, test } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { CAPABILITIES, EVERY_CAPABILITY } from '#domain/account/capability.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import type { Asked } from './row.ts'
import { nameOf, requestOf, ROWS } from './rows.ts'
import { NEEDS_NO_PROOF, PROVES } from './who-proves.ts'
import { openWorld, things, type World } from './world.ts'

const GUARDED = ENDPOINTS.filter((endpoint) => endpoint.permission !== 'public')
const WITHOUT: readonly string[] = Object.values(NEEDS_NO_PROOF).flat()

/** The input of a call that asks for the password under a condition, so that it does. */
const CONDITIONS = {
  always: async () => ({}),
  others: async (world: World) => ({ path: { id: await things.account(world) } }),
  'others-or-email': async ({ people }: World) => ({
    path: { id: people.admin.id },
    body: { email: 'somewhere.else@example.org' },
  }),
  'role-given': async () => ({
    body: { username: 'root2', email: 'root2@example.org', password: 'Aa1!Aa1!Aa1!', role: 'admin' },
  }),
  table: async () => ({ query: 'format=csv' }),
} as const satisfies Record<string, (world: World) => Promise<Asked>>

/** Bodies that are right, so that nothing else is refused first. */
function examplesOf(name: string): readonly object[] {
  const examples = ENDPOINTS.find((one) => nameOf(one) === name)?.body?.meta()?.examples
  return Array.isArray(examples) ? examples : []
}

serverDatabase('a session that was left open', (open) => {
  let world: World

  beforeAll(async () => {
    world = await openWorld(await open('country'))
    open.atEnd(() => world.app.close())
    await world.database.query(
      "update session set created_at = now() - interval '24 minutes', proven_at = null where user_id = $1",
      [world.people.admin.id],
    )
  }, 300_000)

  const askedFor = async (name: string, more: Asked = {}) => {
    const row = ROWS[name]
    const request = requestOf(name, { ...(await row?.ask(world, 'admin')), ...more })
    const answer = await world.app.inject({
      ...request,
      headers: { authorization: world.people.admin.bearer },
    })
    return answer.body.includes('/problems/proof-needed') ? answer.statusCode : null
  }

  test('every call that is not open to everybody is judged, and the contract says the same', () => {
    expect([...Object.keys(PROVES), ...WITHOUT].sort()).toEqual(GUARDED.map(nameOf).sort())
    const described = ENDPOINTS.flatMap((one) => (one.proof ? [[nameOf(one), one.proof]] : []))
    expect(Object.fromEntries(described)).toEqual(PROVES)
    for (const { proof, problems } of ENDPOINTS) expect(problems.includes('proof-needed')).toBe(!!proof)
  })

  test.each(Object.entries(PROVES))('is not enough for %s (%s)', async (name, proof) => {
    const [body] = proof === 'always' ? examplesOf(name) : []
    expect(await askedFor(name, { ...(body && { body }), ...(await CONDITIONS[proof](world)) })).toBe(403)
  })

  test.each(WITHOUT)('is enough for %s', async (name) => {
    expect(await askedFor(name)).toBeNull()
  })

  test('a moderator or administrator whose address is not confirmed looks, changes nothing, and is told why', async () => {
    const { app, database, people } = world
    await database.query('update account set email_verified = false where id = $1', [people.moderator.id])
    const moderates = new Map(
      EVERY_CAPABILITY.map((name) => [name as string, CAPABILITIES[name].role === 'moderator']),
    )
    const deciding = GUARDED.filter(
      ({ method, permission }) => method !== 'GET' && moderates.get(permission) === true,
    )
    const headers = { authorization: people.moderator.bearer }
    expect(deciding.length).toBeGreaterThan(5)
    for (const endpoint of deciding) {
      const row = ROWS[nameOf(endpoint)]
      const request = requestOf(nameOf(endpoint), (await row?.ask(world, 'moderator')) ?? {})
      const answer = await app.inject({ ...request, headers })
      expect([nameOf(endpoint), answer.statusCode]).toEqual([nameOf(endpoint), 403])
      expect(answer.body).toContain('Confirm your e-mail address first')
    }
    expect((await app.inject({ url: '/api/reading/waiting', headers })).statusCode).toBe(200)
  })
})
