import type { DataRow } from '#contract/data/data-row.ts'
import { LARGEST_SIZE, type ListQuery } from '#contract/listing/list-query.ts'
import type { Page } from '#contract/listing/page.ts'
import { Problem } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Streamed } from '#server/platform/http/endpoint-route.ts'
import { csvAnswer } from '#server/platform/listing/csv-answer.ts'
import { pageAnswer } from '#server/platform/listing/page-answer.ts'
import { pageWindow } from '#server/platform/listing/page-window.ts'
import { currentRelease, type Release } from '#server/release/current-release.ts'
import type { DataFilter } from './data-filter.ts'
import type { DataSortKey } from './data-order.ts'
import { countData, readData } from './read-data.ts'
import { DATA_COLUMNS, type StoredValue, wireValue } from './stored-value.ts'
import { streamData } from './stream-data.ts'

export interface DataQuery extends ListQuery {
  readonly ordering: readonly DataSortKey[]
}

/** The values of the current release as the caller wants them: a page, or a table of that page or of everything. */
export async function answerData(
  database: Database,
  filter: DataFilter,
  query: DataQuery,
  url: URL,
): Promise<Page<DataRow> | Streamed> {
  const release = await currentRelease(database)
  if (query.format === 'csv' && query.size === null) return wholeTable(database, release, filter, query)
  const window = pageWindow(query)
  const rows = await readData(database, release, filter, query.ordering, window)
  if (query.format === 'csv') return csvAnswer('data', DATA_COLUMNS, rows.map(wireValue))
  const isWhole = window.page === 1 && rows.length < window.size
  const count = isWhole ? rows.length : await countData(database, release, filter)
  return pageAnswer(rows.map(wireValue), count, window, url)
}

/** A table that fits one page may be sorted; a longer one comes in the order of the store, read bit by bit. */
async function wholeTable(
  database: Database,
  release: Release,
  filter: DataFilter,
  { ordering }: DataQuery,
): Promise<Streamed> {
  if (ordering.length === 0) {
    return csvAnswer('data', DATA_COLUMNS, wired(streamData(database, release, filter)))
  }
  const count = await countData(database, release, filter)
  if (count > LARGEST_SIZE) {
    throw new Problem('invalid-input', `A table of ${count} rows cannot be sorted here.`, {
      ordering: [`Leave it out, or ask for pages of up to ${LARGEST_SIZE} rows with size and page.`],
    })
  }
  const window = { page: 1, size: LARGEST_SIZE, offset: 0 }
  const rows = await readData(database, release, filter, ordering, window)
  return csvAnswer('data', DATA_COLUMNS, rows.map(wireValue))
}

async function* wired(values: AsyncIterable<StoredValue>): AsyncGenerator<DataRow> {
  for await (const value of values) yield wireValue(value)
}
