import type { IdRun } from '#contract/release-file.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** The ids of LGAs and senatorial districts in runs, ascending. */
export async function placesBelowStates(store: SqlRunner): Promise<readonly IdRun[]> {
  const rows = await store.query<{ first: number; last: number }>(`
    select min(id) as first, max(id) as last
    from (select id::int as id, id::int - (row_number() over (order by id))::int as run from location where level > 3) numbered
    group by run order by first`)
  return rows.map(({ first, last }) => [first, last])
}
