import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/platform/database/database.ts'
import { PROJECT } from '#server/platform/project-folder.ts'

/** Where small stores of earlier versions are kept, each with what was in it. */
export const EARLIER_STORES = join(PROJECT, 'tests/fixtures/stores')

/** What a store must still say when later migrations have passed over it. */
export interface KeptState {
  readonly releases: readonly string[]
  /** SHA-256 of all figures that any release held. */
  readonly figures: string
  readonly audited: readonly string[]
  readonly accounts: readonly string[]
  readonly tags: readonly string[]
  /** Figures of the current release as the API answers them. */
  readonly answer: readonly unknown[]
}

/** What a store says: by columns that every version has had and will have. */
export async function stateOf(database: Database, app: FastifyInstance): Promise<KeptState> {
  const column = async (sql: string) => (await database.query<{ text: string }>(sql)).map(({ text }) => text)
  const figures = await column(
    `select concat_ws(' ', indicator, datasource, location, period, value_type, value, release_added, release_removed) as text
     from observation`,
  )
  const answer = await app.inject('/api/data?indicator=7&datasource=2&size=100')
  const rows: { location: number; period: string; value: string }[] = answer.json().results
  return {
    releases: await column('select hash as text from release order by number'),
    figures: createHash('sha256').update(figures.toSorted().join('\n')).digest('hex'),
    audited: await column('select hash as text from audit_entry order by id'),
    accounts: await column("select username || ' ' || role as text from account order by id"),
    tags: await column('select name as text from indicator_tag order by id'),
    answer: rows.map(({ location, period, value }) => [location, period, value]),
  }
}
