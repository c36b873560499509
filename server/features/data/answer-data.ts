import type { FastifyReply } from 'fastify'
import type { DataRow } from '#contract/data/data-row.ts'
import type { ListQuery } from '#contract/listing/list-query.ts'
import { LARGEST_SIZE } from '#contract/listing/page-sizes.ts'
import type { Page } from '#contract/listing/page.ts'
import { Problem } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Streamed } from '#server/platform/http/endpoint-route.ts'
import { isHeld } from '#server/platform/http/entity-tag.ts'
import { askerOf } from '#server/work/asker.ts'
import type { DataRequest } from './data-request.ts'
import { tableInTurn } from './table-in-turn.ts'
import { tableOfPage } from './table-of-page.ts'
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

/** The values of the current release as the caller wants them: a page, or a table of that page or of everything. */
export async function answerData(
  database: Database,
  filter: DataFilter,
  query: DataQuery,
  asked: DataRequest,
): Promise<FastifyReply | Streamed> {
  const release = await currentRelease(database)
  const { format, ordering, size } = query
  if (format === 'csv' && size === null) {
    const { request, reply, version } = asked
    if (isHeld(request, reply, version, release.hash, inOrder(filter), ordering)) return reply.send()
    const rows = await wholeTable(database, release, filter, query)
    return tableInTurn(askerOf(request, reply), DATA_COLUMNS, wired(rows))
  }
  const window = pageWindow(query)
  const question = [release.hash, inOrder(filter), ordering, window.page, window.size]
  if (format === 'csv') {
    const rows = inParts(window, (part) => readData(database, release, filter, ordering, part))
    return tableOfPage(asked, question, DATA_COLUMNS, wired(rows))
  }
  const { url, kept } = asked
  return kept.send(asked, { text: JSON.stringify(question), address: url.href }, async () => {
    const rows = await readData(database, release, filter, ordering, window)
    const isWhole = window.page === 1 && rows.length < window.size
    const count = isWhole ? rows.length : await countData(database, release, filter)
    const body: Page<DataRow> = pageAnswer(rows.map(wireValue), count, window, url)
    return { text: JSON.stringify(body), namesAddress: body.next !== null || body.previous !== null }
  })
}

/** A longer table is not sorted: each part of it would have to look at every row anew. */
export const LONGEST_SORTED_TABLE = 200_000

/**
 * The rows of all that there is, in the order of the store, which costs the same for each row, or sorted up to a length. The order is complete
 * and the release named, so no row is missed or told twice.
 */
async function wholeTable(
  database: Database,
  release: Release,
  filter: DataFilter,
  query: DataQuery,
): Promise<AsyncIterable<readonly StoredValue[]>> {
  const { ordering } = query
  const read = (part: Part) => readData(database, release, filter, ordering, part)
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
