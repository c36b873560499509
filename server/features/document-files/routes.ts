import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { setSentDocument } from '#contract/documents/document-file.ts'
import { PARAMETER_NAMES } from '#domain/document/parameters.ts'
import { documentFor } from '#server/documents/stored-document.ts'
import {
  type DocumentFiles,
  keptSubject,
  PAPER_FORMATS,
  type PaperFormat,
  sentSubject,
} from '#server/paper/document-files.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { isKnown } from '#server/platform/http/entity-tag.ts'
import { languageAsked } from '#server/platform/http/language-asked.ts'
import { callerOf } from '#server/platform/http/network.ts'
import { ownAddress } from '#server/platform/http/own-address.ts'
import { requestTarget } from '#server/platform/http/request-target.ts'
import { admit } from '#server/platform/http/who-asks.ts'

/** Documents as files for paper, for Word and as a page without scripts, for whoever may see the document. */
export function serveDocumentFiles(app: FastifyInstance, database: Database, files: DocumentFiles): void {
  for (const format of Object.keys(PAPER_FORMATS) as PaperFormat[]) {
    app.get<{ Params: { id: string } }>(`/document/:id.${format}`, async (request, reply) => {
      const viewer = await admit(request, reply, 'guest')
      const stored = await documentFor(database, viewer, request.params.id)
      const file = await files.file({
        ...{ of: keptSubject(stored), format, ...askedIn(request) },
        site: ownAddress(request),
        caller: callerOf(request.ip),
        signal: untilGone(reply),
      })
      const tag = `W/"${file.tag}"`
      // Asked for anew each time, since it may be seen no more: what has not changed is not sent again.
      reply.header('cache-control', viewer ? 'private, no-cache' : 'no-cache').header('etag', tag)
      if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
      const { type } = PAPER_FORMATS[format]
      const bytes = Buffer.from(file.bytes)
      if (format === 'html') return reply.type(type).send(bytes.toString())
      return reply.type(type).header('content-disposition', `inline; filename="${file.name}"`).send(bytes)
    })
  }
  serve(app, setSentDocument, async ({ path: { format }, body, query, account, request, reply }) => {
    const file = await files.file({
      of: sentSubject(body.document, account?.username ?? null),
      ...{ format, said: {}, language: query.lang },
      site: ownAddress(request),
      caller: callerOf(request.ip),
      signal: untilGone(reply),
    })
    return reply
      .type(PAPER_FORMATS[format].type)
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(Buffer.from(file.bytes))
  })
}

/** Given up when nobody waits for the answer any more. */
function untilGone(reply: FastifyReply): AbortSignal {
  const left = new AbortController()
  reply.raw.once('close', () => left.abort())
  return left.signal
}

/** What the address says of the parameters of the document, and in whose words it is wanted. */
function askedIn(request: FastifyRequest) {
  const query = new URL(requestTarget(request.url), 'http://localhost').searchParams
  const said = Object.fromEntries(
    PARAMETER_NAMES.flatMap((name) => {
      const value = query.get(name)
      return value === null || value.length > 40 ? [] : [[name, value]]
    }),
  )
  return { said, language: languageAsked(query) }
}
