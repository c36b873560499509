import type { Database } from '#server/platform/database/database.ts'
import type { Release } from '#server/release/current-release.ts'
import { type DataFilter, whereData } from './data-filter.ts'
import { PART } from './parts-of-a-page.ts'
import { readValues } from './read-values.ts'
import type { StoredValue, ValueAtKey } from './stored-value.ts'

const KEY_ORDER = 'location, value_type, period'

/**
 * All values of a release that the filter lets through, one measure after the other in the order of the
 * store.
 *
 * Each part continues behind the key of the last row, which the covering index finds at once, so a table of
 * millions of rows costs no more per row than a page. A publication meanwhile does not disturb: the release
 * is named.
 */
export async function* streamData(
  database: Database,
  release: Release,
  filter: DataFilter,
): AsyncGenerator<readonly StoredValue[]> {
  for (const { indicator, datasource } of await measuresOf(database, filter)) {
    yield* streamMeasure(database, release, { ...filter, indicator: [indicator], datasource: [datasource] })
  }
}

interface Measure {
  readonly indicator: number
  readonly datasource: number
}

async function measuresOf(database: Database, filter: DataFilter): Promise<Measure[]> {
  return database.query<Measure>(
    `select indicator, datasource from datasource_specific_indicator
     where ($1::int[] is null or indicator = any($1::int[])) and ($2::int[] is null or datasource = any($2::int[]))
     order by indicator, datasource`,
    [filter.indicator, filter.datasource],
  )
}

async function* streamMeasure(
  database: Database,
  release: Release,
  filter: DataFilter,
): AsyncGenerator<readonly StoredValue[]> {
  let last: ValueAtKey | undefined
  do {
    const where = whereData(filter, release.number)
    if (where.impossible) return
    const key = [last?.location ?? 0, last?.value_type ?? 0, last?.period ?? 0].map((part) =>
      where.parameter(part),
    )
    where.and(`(${KEY_ORDER}) > (${key.map((place) => `${place}::int`).join(', ')})`)
    const selection = { where, order: KEY_ORDER, size: PART, offset: 0 }
    const rows: StoredValue[] = await readValues(database, release, selection)
    yield rows
    last = rows.length === PART ? rows.at(-1)?.row : undefined
  } while (last)
}
