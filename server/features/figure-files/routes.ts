import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FONT } from '#server/drawing/server-files.ts'
import { type FigureFormat, MEDIA_TYPES } from '#server/figure-files/figure-order.ts'
import type { PageCard, SentFile } from '#server/figure-files/figure-files.ts'
import { embedPolicy, filePolicy } from '#server/figure-files/file-policy.ts'
import {
  type FigureRequest,
  readFigureRequest,
  readFileRequest,
  readPageCard,
} from '#server/figure-files/figure-request.ts'
import { TYPE_ADDRESS } from '#server/figure-files/page-style.ts'
import { serveOembed } from './oembed-route.ts'
import { acceptedEncoding } from '#server/platform/http/encoding.ts'
import { isKnown } from '#server/platform/http/entity-tag.ts'
import { ownAddress } from '#server/platform/http/own-address.ts'
import { packedOnce, sendPacked } from '#server/platform/http/packed-answer.ts'
import { requestTarget } from '#server/platform/http/request-target.ts'
import { askerOf } from '#server/work/asker.ts'

/** A drawing, a table or a paper of a release never says anything else. */
const FOREVER = 'public, max-age=31536000, immutable'
/** Others follow the newest release, or are dressed in the name of the site, which may get another. */
const SHORT = 'public, max-age=300, stale-while-revalidate=3600'

/** Figures by their address: pictures, tables and pages of any view, and the page that stands in frames of other sites. */
function serveFigureFiles(app: FastifyInstance, services: Services): void {
  const { figureFiles: files } = services
  serveOembed(app, services)
  for (const format of Object.keys(MEDIA_TYPES) as FigureFormat[]) {
    app.get(`/figure.${format}`, async (request, reply) => {
      const asked = readFileRequest(searchOf(request))
      const file = await find(request, reply, format, asked)
      filePolicy(reply)
      return send(request, reply, { file, asked, type: MEDIA_TYPES[format], named: format !== 'html' })
    })
  }
  app.get('/embed/figure', async (request, reply) => {
    const asked = readFigureRequest(searchOf(request))
    const file = await find(request, reply, 'embed', asked)
    embedPolicy(reply)
    return send(request, reply, { file, asked, type: MEDIA_TYPES.html, named: false })
  })
  app.get('/card.png', async (request, reply) => {
    const asked = readPageCard(searchOf(request))
    const file = await find(request, reply, 'png', asked)
    filePolicy(reply)
    return send(request, reply, { file, asked, type: MEDIA_TYPES.png, named: false })
  })
  app.get(TYPE_ADDRESS, async (_request, reply) =>
    reply
      .type('font/woff2')
      .header('cache-control', FOREVER)
      .send(await readFile(FONT)),
  )

  function find(
    request: FastifyRequest,
    reply: FastifyReply,
    format: FigureFormat | 'embed',
    asked: FigureRequest | PageCard,
  ): Promise<SentFile> {
    return files.file({
      ...{ format, request: asked },
      site: ownAddress(request),
      asker: askerOf(request, reply),
    })
  }
}

interface Answer {
  readonly file: SentFile
  readonly asked: Pick<FigureRequest, 'release' | 'look'>
  readonly type: string
  /** Whether it is a file that has a name when it is kept. */
  readonly named: boolean
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, asked, type, named }: Answer,
): Promise<FastifyReply> {
  const tag = `W/"${file.tag}"`
  const isLasting = asked.release !== null && asked.look.as !== 'card' && type !== MEDIA_TYPES.html
  reply.header('cache-control', isLasting ? FOREVER : SHORT).header('etag', tag)
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
  if (named) reply.header('content-disposition', `inline; filename="${file.name}"`)
  reply.type(type)
  if (!/^(text|image\/svg|application\/json)/.test(type)) return reply.send(Buffer.from(file.bytes))
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  return sendPacked(reply, await packedOnce(file, () => Buffer.from(file.bytes).toString(), encoding))
}

function searchOf(request: FastifyRequest): string {
  return new URL(requestTarget(request.url), 'http://localhost').search
}

export const figureFilesFeature: Feature = { routes: serveFigureFiles }
