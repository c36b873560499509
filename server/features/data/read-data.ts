import type { Database } from '#server/platform/database/database.ts'
import { MadeOnce } from '#server/platform/made-once.ts'
import type { Release } from '#server/release/current-release.ts'
import { changedBy } from '#contract/file-release.ts'
import { releaseWords } from '#server/release/read-reference-data.ts'
import { type DataFilter, inOrder, isOpen, walkData, whereData } from './data-filter.ts'
import type { Part } from './parts-of-a-page.ts'
import { type DataSortKey, dataOrder } from './data-order.ts'
import { readValues, type Selection } from './read-values.ts'
import type { StoredValue } from './stored-value.ts'

/** A page of the values of a release, sorted. Empty when the filter cannot match. */
export async function readData(
  database: Database,
  release: Release,
  filter: DataFilter,
  ordering: readonly DataSortKey[],
  window: Part,
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
  window: Part,
): Promise<StoredValue[]> {
  const where = whereData(filter, release.number)
  if (where.impossible) return []
  const { size, offset } = window
  if (ordering.length === 0 && filter.indicator === null && !isOpen(filter))
    return readValues(database, release, { ...walkData(filter, release.number), size, offset })
  const order = dataOrder(ordering, filter.indicator !== null)
  return readValues(database, release, { where, order, size, offset })
}

/**
 * The newest values of all, which every earlier client asks for when it starts: those of the newest release that
 * published some, found among the indicators that it changed. Null when that release does not fill the page, so that older ones
 * have to be looked at too, and where more is asked of the order.
 */
async function newestRows(
  database: Database,
  release: Release,
  ordering: readonly DataSortKey[],
  { size, offset }: Part,
): Promise<StoredValue[] | null> {
  const [last] = await database.query<{ number: number; hash: string }>(
    'select number, hash from release where number <= $1 and hash is not null and added > 0 order by number desc limit 1',
    [release.number],
  )
  if (!last) return null
  const publishedBy = [last.number]
  const { files, reference } = await releaseWords(database, release)
  const indicator = changedBy(files, [...reference.indicators.keys()], last.hash)
  const selection =
    ordering.length > 1
      ? orderedRows({ ...EVERYTHING, publishedBy }, release, ordering.slice(1))
      : walkData({ ...EVERYTHING, indicator, publishedBy }, release.number)
  const rows = await readValues(database, release, { ...selection, size, offset })
  return rows.length === size ? rows : null
}

function orderedRows(
  filter: DataFilter,
  release: Release,
  ordering: readonly DataSortKey[],
): Pick<Selection, 'where' | 'order'> {
  return { where: whereData(filter, release.number), order: dataOrder(ordering, false) }
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
  // Of a place alone the pairs that there are, instead of each indicator with each source.
  const isWalk = filter.indicator === null && filter.datasource === null
  const { from, where } = isWalk
    ? walkData(filter, release.number)
    : { from: 'observation', where: whereData(filter, release.number) }
  if (where.impossible) return 0
  return countsIn(database).get(JSON.stringify([release.hash, inOrder(filter)]), async () => {
    const [row] = await database.query<{ count: number }>(
      `select count(*) as count from ${from} where ${where.sql}`,
      where.parameters,
    )
    return row?.count ?? 0
  })
}

/** Every page of a question tells how many values it has; those of a release never change. */
const counts = new WeakMap<Database, MadeOnce<number>>()
/** Bytes of the questions that are kept with their counts. */
const KEPT = 100_000

function countsIn(database: Database): MadeOnce<number> {
  const known = counts.get(database) ?? new MadeOnce<number>(KEPT, () => 8)
  counts.set(database, known)
  return known
}
