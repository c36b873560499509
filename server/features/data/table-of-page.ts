import { text } from 'node:stream/consumers'
import type { FastifyReply } from 'fastify'
import { csvFile } from '#server/platform/listing/csv-answer.ts'
import { askerAhead } from '#server/work/asker.ts'
import type { DataRequest } from './data-request.ts'
import { DATA_TABLE, type RowsInParts, tableInTurn } from './table-in-turn.ts'

/**
 * The table of a page, which is the same for everybody who asks for it: made once, in the turn of who asked first, and kept as it is sent.
 * `question` names the release and the page. Throws `too-many-requests` where too many tables wait.
 */
export function tableOfPage(
  { request, reply, url, kept }: DataRequest,
  question: readonly unknown[],
  columns: readonly string[],
  rows: RowsInParts,
): Promise<FastifyReply> {
  const asked = { text: JSON.stringify(['csv', ...question]), address: url.href, file: csvFile(DATA_TABLE) }
  return kept.send({ request, reply }, asked, async () => {
    const { parts } = await tableInTurn(askerAhead(request), columns, rows)
    return { text: await text(parts), namesAddress: false }
  })
}
