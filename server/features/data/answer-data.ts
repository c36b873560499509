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
import { pageAnswer } from '#server/platform/listing/page-answer.ts'
import { pageWindow } from '#server/platform/listing/page-window.ts'
import { currentRelease, type Release } from '#server/release/current-release.ts'
import { type DataFilter, inOrder } from './data-filter.ts'
import type { DataSortKey } from './data-order.ts'
import { countData, readData } from './read-data.ts'
import { inParts, type Part, WHOLE } from './parts-of-a-page.ts'
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
  if (query.format === 'csv') {
    const rows = await tableRows(database, release, filter, query)
    return tableInTurn(askerOf(asked.request, asked.reply), DATA_COLUMNS, wired(rows))
  }
  const window = pageWindow(query)
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

/**
 * The rows of a table: of a page, or of all that there is, in the order of the store, which costs the same for each row, or sorted up to a
 * length. The order is complete and the release named, so no row is missed or told twice.
 */
async function tableRows(
  database: Database,
  release: Release,
  filter: DataFilter,
  query: DataQuery,
): Promise<AsyncIterable<readonly StoredValue[]>> {
  const { ordering, size } = query
  const read = (part: Part) => readData(database, release, filter, ordering, part)
  if (size !== null) return inParts(pageWindow(query), read)
  if (ordering.length === 0) return streamData(database, release, filter)
  const count = await countData(database, release, filter)
  if (count <= LONGEST_SORTED_TABLE) return inParts(WHOLE, read)
  throw new Problem('invalid-input', `A table of ${count} rows cannot be sorted here.`, {
    ordering: [`Leave it out, or ask for pages of up to ${LARGEST_SIZE} rows with size and page.`],
  })
}

async function* wired(parts: AsyncIterable<readonly StoredValue[]>): AsyncGenerator<readonly DataRow[]> {
  for await (const part of parts) yield part.map(wireValue)
}
