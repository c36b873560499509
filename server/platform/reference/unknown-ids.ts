import { Problem } from '#domain/problem.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** Refuses ids that the catalogue does not have. Throws `invalid-input` with a sentence at the field. */
export async function refuseUnknownIds(
  store: SqlRunner,
  table: 'indicator' | 'datasource' | 'location',
  field: string,
  ids: readonly number[],
): Promise<void> {
  const found = await store.query<{ id: number }>(
    `select id::int as id from ${table} where id::bigint = any($1::bigint[])`,
    [ids],
  )
  const known = new Set(found.map(({ id }) => id))
  const unknown = ids.filter((id) => !known.has(id))
  if (unknown.length === 0) return
  const sentence = `Not in the catalogue: ${unknown.slice(0, 10).join(', ')}.`
  throw new Problem('invalid-input', sentence, { [field]: [sentence] })
}
