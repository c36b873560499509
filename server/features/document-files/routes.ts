import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { setSentDocument } from '#contract/documents/document-file.ts'
import { PARAMETER_NAMES } from '#domain/document/parameters.ts'
import { Problem } from '#domain/problem.ts'
import { documentFor, type Viewer } from '#server/documents/stored-document.ts'
import { framedPolicy } from '#server/figure-files/file-policy.ts'
import {
  keptSubject,
  PAPER_TYPES,
  type PaperFile,
  type PaperFormat,
  type PaperSubject,
  sentSubject,
} from '#server/paper/document-files.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { isKnown } from '#server/platform/http/entity-tag.ts'
import { languageAsked } from '#server/platform/http/language-asked.ts'
import { ownAddress } from '#server/platform/http/own-address.ts'
import { requestTarget } from '#server/platform/http/request-target.ts'
import { admit } from '#server/platform/http/who-asks.ts'
import { askerOf } from '#server/work/asker.ts'

/**
 * Documents as files for paper, for Word and as a page without scripts, for everybody who may see the
 * document; public ones also as a page that every site may frame.
 */
function serveDocumentFiles(app: FastifyInstance, { database, documentFiles: files }: Services): void {
  for (const format of Object.keys(PAPER_TYPES) as PaperFormat[]) {
    app.get<{ Params: { id: string } }>(`/document/:id.${format}`, async (request, reply) => {
      const viewer = await admit(request, reply, 'guest')
      request.account = viewer
      const stored = await documentFor(database, viewer, request.params.id)
      const file = await find(request, reply, keptSubject(stored), format)
      if (isHeld(request, reply, file, viewer)) return reply.code(304).send()
      const type = PAPER_TYPES[format]
      const bytes = Buffer.from(file.bytes)
      if (format === 'html') return reply.type(type).send(bytes.toString())
      return reply.type(type).header('content-disposition', `inline; filename="${file.name}"`).send(bytes)
    })
  }
  app.get<{ Params: { id: string } }>('/embed/document/:id', async (request, reply) => {
    // A person signed in here is nobody in a frame of another site: no cookie is looked at.
    const stored = await documentFor(database, null, request.params.id)
    if (stored.visibility !== 'public') throw new Problem('not-found', NOT_PUBLIC)
    const file = await find(request, reply, keptSubject(stored), 'frame')
    framedPolicy(reply)
    if (isHeld(request, reply, file, null)) return reply.code(304).send()
    return reply.type(PAPER_TYPES.html).send(Buffer.from(file.bytes).toString())
  })
  serve(app, setSentDocument, async ({ path: { format }, body, query, account, request, reply }) => {
    const file = await files.file({
      of: sentSubject(body.document, account?.username ?? null),
      ...{ format, said: {}, language: query.lang },
      site: ownAddress(request),
      asker: askerOf(request, reply),
    })
    return reply
      .type(PAPER_TYPES[format])
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(Buffer.from(file.bytes))
  })

  function find(
    request: FastifyRequest,
    reply: FastifyReply,
    of: PaperSubject,
    format: PaperFormat | 'frame',
  ): Promise<PaperFile> {
    return files.file({
      ...{ of, format, ...askedIn(request) },
      site: ownAddress(request),
      asker: askerOf(request, reply),
    })
  }
}

/** The words of `documentFor`: a document shared by link is not told apart from one that does not exist. */
const NOT_PUBLIC = 'There is no such document, or it is not public.'

/**
 * Whether who asks has this very file. Asked for anew each time, since it may be seen no more: what has not changed is not
 * sent again.
 */
function isHeld(
  request: FastifyRequest,
  reply: FastifyReply,
  file: Pick<PaperFile, 'tag'>,
  viewer: Viewer,
): boolean {
  const tag = `W/"${file.tag}"`
  reply.header('cache-control', viewer ? 'private, no-cache' : 'no-cache').header('etag', tag)
  return isKnown(request.headers['if-none-match'], tag)
}

/** The values in the address for the parameters of the document, and the language in which it is wanted. */
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

export const documentFilesFeature: Feature = { routes: serveDocumentFiles }
