import type { SqlRunner, SqlValue } from '#server/platform/database/database.ts'
import { EXTENT } from './made-up-rows.ts'

/** The three questions that pages ask of the store. `round` varies the keys, so that no answer is asked for twice in a row. */
export interface StoreQuery {
  readonly name: string
  run(store: SqlRunner, indicators: number, round: number): Promise<unknown>
}

const CURRENT = 'release_added <= 1 and release_removed > 1'

function key(round: number, size: number): number {
  return 1 + ((round * 7919) % size)
}

function sources(): SqlValue {
  return Array.from({ length: EXTENT.sources }, (_, index) => index + 1)
}

export const STORE_QUERIES: readonly StoreQuery[] = [
  {
    name: 'file of an indicator: nation, zones and states, all sources and periods',
    run: (store, indicators, round) =>
      store.query(
        `select datasource, location, period, value_type, value from observation
         where indicator = $1 and datasource = any($2) and location <= 44 and ${CURRENT}`,
        [key(round, indicators), sources()],
      ),
  },
  {
    name: 'map: one indicator, source and period, all states',
    run: (store, indicators, round) =>
      store.query(
        `select location, value from observation
         where indicator = $1 and datasource = $2 and location between 8 and 44 and value_type = 5
           and period = $3 and ${CURRENT}`,
        [key(round, indicators), key(round, EXTENT.sources), (2000 + (round % EXTENT.periods)) * 1000],
      ),
  },
  {
    name: 'trend: one indicator and place, all sources',
    run: (store, indicators, round) =>
      store.query(
        `select datasource, period, value from observation
         where indicator = $1 and datasource = any($2) and location = $3 and value_type = 5 and ${CURRENT}`,
        [key(round, indicators), sources(), key(round, EXTENT.locations)],
      ),
  },
  {
    name: 'latest of each source at one place',
    run: (store, indicators, round) =>
      store.query(
        `select s.id, o.period, o.value from unnest($2::int[]) as s(id)
         cross join lateral (
           select period, value from observation
           where indicator = $1 and datasource = s.id and location = $3 and value_type = 5 and ${CURRENT}
           order by period desc limit 1
         ) o`,
        [key(round, indicators), sources(), key(round, EXTENT.locations)],
      ),
  },
]
