import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Zip, ZipPassThrough } from 'fflate'
import { Readable } from 'node:stream'
import { listBriefs } from '#contract/briefs/briefs.ts'
import { NATION } from '#domain/location/location.ts'
import { Problem } from '#domain/problem.ts'
import { BRIEF_FORMATS, type BriefFormat, type Briefs } from '#server/briefs/briefs.ts'
import { PAPER_TYPES } from '#server/paper/document-files.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { isKnown } from '#server/platform/http/entity-tag.ts'
import { languageAsked } from '#server/platform/http/language-asked.ts'
import { ownAddress } from '#server/platform/http/own-address.ts'
import { requestTarget } from '#server/platform/http/request-target.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { askerOf } from '#server/work/asker.ts'

const TYPES: Readonly<Record<BriefFormat, string>> = {
  pdf: PAPER_TYPES.pdf,
  docx: PAPER_TYPES.docx,
  pptx: PAPER_TYPES.pptx,
  html: PAPER_TYPES.html,
  svg: 'image/svg+xml; charset=utf-8',
}

type FileRequest = FastifyRequest<{ Params: { file: string } }>

/** The list of briefs, each brief by its address, and all of them as one file. */
function serveBriefs(app: FastifyInstance, { database, briefs }: Services): void {
  serve(app, listBriefs, async () => {
    const [release, all] = [await currentRelease(database), await briefs.places()]
    const places = all.map(({ place, slug, key, held }) => ({ ...place, slug, key: [...key], held }))
    const indicators = places.find(({ id }) => id === NATION)?.held ?? 0
    return { release: release.number, indicators, places }
  })
  app.get('/briefs/:file', (request: FileRequest, reply) => sendBrief(request, reply, briefs))
  app.get('/briefs.zip', (request, reply) => sendAll(request, reply, briefs))
}

async function sendBrief(request: FileRequest, reply: FastifyReply, briefs: Briefs): Promise<FastifyReply> {
  // The address that stands on paper: of the place, without a format.
  const places = await briefs.places()
  const bare = places.find(({ slug }) => slug === request.params.file)
  if (bare) return reply.redirect(`/briefs/${bare.slug}.html`)
  const [, slug = '', ending = ''] = /^([a-z-]{2,40})\.(\w{3,4})$/.exec(request.params.file) ?? []
  const format = BRIEF_FORMATS.find((each) => each === ending)
  const file = format
    ? await briefs.file({ ...orderedIn(request), slug, format }, askerOf(request, reply))
    : null
  if (!format || !file) {
    throw new Problem('not-found', 'There is no such brief. The list is at /briefs.')
  }
  const tag = `"${file.tag}"`
  reply.header('etag', tag).header('cache-control', 'no-cache')
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
  const shown = format === 'docx' || format === 'pptx' ? 'attachment' : 'inline'
  return reply
    .type(TYPES[format])
    .header('content-disposition', `${shown}; filename="msdat-brief-${slug}.${format}"`)
    .send(Buffer.from(file.bytes))
}

/** All briefs as PDF, sent while they are made: the archive begins at once, and nobody holds all of it. */
async function sendAll(request: FastifyRequest, reply: FastifyReply, briefs: Briefs): Promise<FastifyReply> {
  const places = await briefs.places()
  const order = { ...orderedIn(request), format: 'pdf' } as const
  const asker = askerOf(request, reply)
  const parts = archive(
    places.map(({ slug }) => ({
      name: `${slug}.pdf`,
      content: () => briefs.file({ ...order, slug }, asker),
    })),
  )
  return reply
    .type('application/zip')
    .header('cache-control', 'no-cache')
    .header('content-disposition', 'attachment; filename="msdat-briefs.zip"')
    .send(Readable.from(parts))
}

interface Entry {
  readonly name: string
  content(): Promise<{ readonly bytes: Uint8Array } | null>
}

async function* archive(entries: readonly Entry[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    ready.push(part)
  })
  for (const { name, content } of entries) {
    const file = await content()
    if (!file) continue
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    entry.push(file.bytes, true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}

/** In whose words, and with the address under which the product is reached. */
function orderedIn(request: FastifyRequest) {
  const query = new URL(requestTarget(request.url), 'http://localhost').searchParams
  return { language: languageAsked(query), site: ownAddress(request) }
}

export const briefsFeature: Feature = { routes: serveBriefs }
