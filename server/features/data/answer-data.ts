import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DataRow } from '#contract/data/data-row.ts'
import type { ListQuery } from '#contract/listing/list-query.ts'
import { LARGEST_SIZE } from '#contract/listing/page-sizes.ts'
import type { Page } from '#contract/listing/page.ts'
import { Problem } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Streamed } from '#server/platform/http/endpoint-route.ts'
import { askerOf } from '#server/work/asker.ts'
import { tableInTurn } from './table-in-turn.ts'
import type { KeptAnswers } from '#server/platform/http/kept-answers.ts'
import { csvAnswer } from '#server/platform/listing/csv-answer.ts'
import { pageAnswer } from '#server/platform/listing/page-answer.ts'
import { pageWindow } from '#server/platform/listing/page-window.ts'
import { currentRelease, type Release } from '#server/release/current-release.ts'
import { type DataFilter, inOrder } from './data-filter.ts'
import type { DataSortKey } from './data-order.ts'
import { countData, readData } from './read-data.ts'
import { DATA_COLUMNS, type StoredValue, wireValue } from './stored-value.ts'
import { streamData } from './stream-data.ts'

export interface DataQuery extends ListQuery {
  readonly ordering: readonly DataSortKey[]
}

/** The request, and the answers that are kept for all who ask the same. */
export interface DataRequest {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly url: URL
  readonly kept: KeptAnswers
}

/** The values of the current release as the caller wants them: a page, or a table of that page or of everything. */
export async function answerData(
  database: Database,
  filter: DataFilter,
  query: DataQuery,
  asked: DataRequest,
): Promise<FastifyReply | Streamed> {
  const release = await currentRelease(database)
  if (query.format === 'csv' && query.size === null) return wholeTable(database, release, filter, query)
  const window = pageWindow(query)
  if (query.format === 'csv') {
    return tableInTurn(askerOf(asked.request, asked.reply), async () => {
      const rows = await readData(database, release, filter, query.ordering, window)
      return csvAnswer('data', DATA_COLUMNS, rows.map(wireValue))
    })
  }
  const { url, kept } = asked
  const text = JSON.stringify([release.hash, inOrder(filter), query.ordering, window.page, window.size])
  return kept.send(asked, { text, address: url.href }, async () => {
    const rows = await readData(database, release, filter, query.ordering, window)
    const isWhole = window.page === 1 && rows.length < window.size
    const count = isWhole ? rows.length : await countData(database, release, filter)
    const body: Page<DataRow> = pageAnswer(rows.map(wireValue), count, window, url)
    return { body, namesAddress: body.next !== null || body.previous !== null }
  })
}

/** A longer table is not sorted: each part of it would have to look at every row anew. */
export const LONGEST_SORTED_TABLE = 200_000

/** The whole table: in the order of the store, which costs the same for each row, or sorted up to a length. */
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
  if (count > LONGEST_SORTED_TABLE) {
    throw new Problem('invalid-input', `A table of ${count} rows cannot be sorted here.`, {
      ordering: [`Leave it out, or ask for pages of up to ${LARGEST_SIZE} rows with size and page.`],
    })
  }
  return csvAnswer('data', DATA_COLUMNS, wired(streamSorted(database, release, filter, ordering)))
}

/** One full page after the other. The order is complete and the release named, so no row is missed or told twice. */
async function* streamSorted(
  database: Database,
  release: Release,
  filter: DataFilter,
  ordering: DataQuery['ordering'],
): AsyncGenerator<StoredValue> {
  const size = LARGEST_SIZE
  for (let page = 1; ; page++) {
    const window = { page, size, offset: (page - 1) * size }
    const rows = await readData(database, release, filter, ordering, window)
    yield* rows
    if (rows.length < size) return
  }
}

async function* wired(values: AsyncIterable<StoredValue>): AsyncGenerator<DataRow> {
  for await (const value of values) yield wireValue(value)
}
