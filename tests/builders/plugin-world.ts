import type { FastifyInstance } from 'fastify'
import { beforeAll } from 'vitest'
import type { Plugin } from '#contract/plugins/plugins.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Person } from './people.ts'
import { openProduct } from './product.ts'
import type { OpenTestDatabase } from './test-database.ts'

/** The parts that `pluginWorld` fills in before the tests. */
interface Opened {
  readonly app: FastifyInstance
  readonly database: Database
  /** Two users, a moderator and an administrator. */
  readonly ada: Person
  readonly bo: Person
  readonly mo: Person
  readonly root: Person
}

/** A product with people and what tests of plugins ask of it. To be called in the body of `eachDatabase`. */
export function pluginWorld(open: OpenTestDatabase) {
  let opened: Opened | null = null
  const now = () => {
    if (!opened) throw new Error('The world of plugins is there only inside tests.')
    return opened
  }
  beforeAll(async () => {
    const people = { ada: 'user', bo: 'user', mo: 'moderator', root: 'admin' } as const
    const { app, database, people: signedIn } = await openProduct(open, { people })
    opened = { app, database, ...signedIn }
  })

  const get = (url: string, person?: Person) =>
    now().app.inject({ url: `/api${url}`, headers: person ? { authorization: person.bearer } : {} })
  const post = (url: string, person: Person, payload: object = {}) =>
    now().app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { authorization: person.bearer },
      payload,
    })
  return {
    now,
    get,
    post,
    remove: (url: string, person: Person) =>
      now().app.inject({ method: 'DELETE', url: `/api${url}`, headers: { authorization: person.bearer } }),
    approve: (id: number, person: Person, body: object = {}) =>
      post(`/plugin-submissions/${id}/approve`, person, body),
    published: async (name: string): Promise<Plugin | undefined> =>
      (await get('/plugins')).json().results.find((plugin: Plugin) => plugin.name === name),
    /** The audit log's actions on something, in order. */
    audited: async (subject: string) =>
      (
        await now().database.query<{ action: string }>(
          'select action from audit_entry where subject = $1 order by id',
          [subject],
        )
      ).map(({ action }) => action),
  }
}
