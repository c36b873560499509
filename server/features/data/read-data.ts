import type { Database } from '#server/platform/database/database.ts'
import type { PageWindow } from '#server/platform/listing/page-window.ts'
import type { Release } from '#server/release/current-release.ts'
import { type DataFilter, isOpen, whereData } from './data-filter.ts'
import { type DataSortKey, dataOrder } from './data-order.ts'
import { readValues } from './read-values.ts'
import type { StoredValue } from './stored-value.ts'

/** A page of the values of a release, sorted. Empty when the filter cannot match. */
export async function readData(
  database: Database,
  release: Release,
  filter: DataFilter,
  ordering: readonly DataSortKey[],
  window: PageWindow,
): Promise<StoredValue[]> {
  if (isOpen(filter) && ordering[0]?.field === 'updated_at' && ordering[0].descending) {
    const newest = await newestRows(database, release, ordering, window)
    if (newest) return newest
  }
  return readWindow(database, release, filter, ordering, window)
}

async function readWindow(
  database: Database,
  release: Release,
  filter: DataFilter,
  ordering: readonly DataSortKey[],
  window: PageWindow,
): Promise<StoredValue[]> {
  const where = whereData(filter, release.number)
  if (where.impossible) return []
  const order = dataOrder(ordering, filter.indicator !== null)
  return readValues(database, release, { where, order, size: window.size, offset: window.offset })
}

/**
 * The newest values of all, which every earlier client asks for when it starts: those of the newest release that
 * published some. Null when that release does not fill the page, so that older ones have to be looked at too.
 */
async function newestRows(
  database: Database,
  release: Release,
  ordering: readonly DataSortKey[],
  window: PageWindow,
): Promise<StoredValue[] | null> {
  const [last] = await database.query<{ number: number }>(
    'select number from release where number <= $1 and hash is not null and added > 0 order by number desc limit 1',
    [release.number],
  )
  if (!last) return null
  const filter = { ...EVERYTHING, publishedBy: [last.number] }
  const where = whereData(filter, release.number)
  const order = dataOrder(ordering.slice(1), false)
  const selection = { where, order, size: window.size, offset: window.offset }
  const rows = await readValues(database, release, selection)
  return rows.length === window.size ? rows : null
}

export const EVERYTHING: DataFilter = {
  indicator: null,
  datasource: null,
  location: null,
  period: null,
  value_type: null,
}

/** How many values of a release the filter lets through. */
export async function countData(database: Database, release: Release, filter: DataFilter): Promise<number> {
  if (isOpen(filter)) {
    const [row] = await database.query<{ observations: number }>(
      'select observations from release where number = $1',
      [release.number],
    )
    return row?.observations ?? 0
  }
  const where = whereData(filter, release.number)
  if (where.impossible) return 0
  const [row] = await database.query<{ count: number }>(
    `select count(*) as count from observation where ${where.sql}`,
    where.parameters,
  )
  return row?.count ?? 0
}
