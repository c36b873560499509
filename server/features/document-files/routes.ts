import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PARAMETER_NAMES } from '#domain/document/parameters.ts'
import { documentFor } from '#server/documents/stored-document.ts'
import { type DocumentFiles, PAPER_FORMATS, type PaperFormat } from '#server/paper/document-files.ts'
import type { Database } from '#server/platform/database/database.ts'
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
      const left = new AbortController()
      reply.raw.once('close', () => left.abort())
      const file = await files.file({
        ...{ stored, format, ...askedIn(request) },
        site: ownAddress(request),
        caller: callerOf(request.ip),
        signal: left.signal,
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
