import type { FastifyReply } from 'fastify'
import { type TidyRow, tidyRow } from '#contract/data/tidy-row.ts'
import { CENTRAL_TYPES } from '#domain/observation/value-type.ts'
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
import { type DataQuery, LONGEST_SORTED_TABLE } from './answer-data.ts'
import { type DataFilter, inOrder } from './data-filter.ts'
import { countData, readData } from './read-data.ts'
import { inParts, type Part, WHOLE } from './parts-of-a-page.ts'
import { tidyRows } from './tidy-rows.ts'

const COLUMNS = Object.keys(tidyRow.shape)

/** Figures with all that belongs to them in one row: a page, or a table of that page or of everything. */
export async function answerTidy(
  database: Database,
  asked: DataFilter,
  query: DataQuery,
  call: DataRequest,
): Promise<FastifyReply | Streamed> {
  const release = await currentRelease(database)
  const filter = {
    ...asked,
    value_type: (asked.value_type ?? CENTRAL_TYPES).filter((id) => CENTRAL_TYPES.includes(id)),
  }
  const read = async (part: Part) =>
    tidyRows(database, release, await readData(database, release, filter, query.ordering, part))
  const { format, ordering, size } = query
  if (format === 'csv' && size === null) {
    const { request, reply, version } = call
    if (isHeld(request, reply, version, 'tidy', release.hash, inOrder(filter), ordering)) return reply.send()
    await refuseLong(database, release, filter)
    return tableInTurn(askerOf(request, reply), COLUMNS, inParts(WHOLE, read))
  }
  const window = pageWindow(query)
  const question = ['tidy', release.hash, inOrder(filter), ordering, window.page, window.size]
  if (format === 'csv') return tableOfPage(call, question, COLUMNS, inParts(window, read))
  const { url, kept } = call
  return kept.send(call, { text: JSON.stringify(question), address: url.href }, async () => {
    const rows = await read(window)
    const isWhole = window.page === 1 && rows.length < window.size
    const count = isWhole ? rows.length : await countData(database, release, filter)
    const body: Page<TidyRow> = pageAnswer(rows, count, window, url)
    return { text: JSON.stringify(body), namesAddress: body.next !== null || body.previous !== null }
  })
}

async function refuseLong(database: Database, release: Release, filter: DataFilter): Promise<void> {
  const count = await countData(database, release, filter)
  if (count <= LONGEST_SORTED_TABLE) return
  throw new Problem('invalid-input', `A tidy table of ${count} rows is too long.`, {
    shape: ['Name an indicator or a data source, or leave it out for the whole table.'],
  })
}
