import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  readCatalogueFile,
  readCurrentRelease,
  readGroupFile,
  readGroupIndex,
  readIndicatorFile,
  readLgaFile,
  readLgaMonthsFile,
  readRelatedFiles,
  readReportingFile,
} from '#contract/releases/releases.ts'
import { fileRelease, withRelated } from '#contract/file-release.ts'
import { Problem } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { acceptedEncoding } from '#server/platform/http/encoding.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { isKnown } from '#server/platform/http/entity-tag.ts'
import {
  currentRelease,
  type Release,
  releaseStamp,
  releaseWithHash,
} from '#server/release/current-release.ts'
import { catalogueText, releaseWords } from '#server/release/read-reference-data.ts'
import type { FileCache } from '#server/release/file-cache.ts'
import { groupIndexText, groupText } from './group-files.ts'
import { type PackedFile, unpack } from '#server/release/packed-file.ts'
import { relatedText } from './related-files.ts'
import { indicatorText, lgaMonthsText, lgaText } from './release-files.ts'
import { reportingText } from './reporting-text.ts'

/** The fast path: which release is current, and its files, which never change. */
export function serveReleases(app: FastifyInstance, database: Database, files: FileCache): void {
  serve(app, readCurrentRelease, async () => releaseStamp(await currentRelease(database)))

  serve(app, readCatalogueFile, async ({ path, request, reply }) => {
    const release = await releaseNamed(database, path.hash)
    const file = await files.file(`${release.hash}-catalogue`, () => catalogueText(database, release))
    return sendFile(request, reply, file)
  })

  serve(app, readIndicatorFile, async ({ path, request, reply }) => {
    const release = await releaseOfFile(database, path)
    const make = () => indicatorText(database, release, path.id)
    return sendFile(request, reply, await files.file(`${release.hash}-indicator-${path.id}`, make))
  })

  serve(app, readRelatedFiles, async ({ path, request, reply }) => {
    const release = await releaseOfRelated(database, path)
    const make = () => relatedText(database, release, path.id)
    return sendFile(request, reply, await files.file(`${release.hash}-indicator-${path.id}-related`, make))
  })

  serve(app, readLgaFile, async ({ path, request, reply }) => {
    const release = await releaseOfFile(database, path)
    const make = () => lgaText(database, release, path.id)
    return sendFile(request, reply, await files.file(`${release.hash}-indicator-${path.id}-lga`, make))
  })

  serve(app, readLgaMonthsFile, async ({ path, request, reply }) => {
    const release = await releaseOfFile(database, path)
    const make = () => lgaMonthsText(database, release, { indicator: path.id, state: path.state })
    const name = `${release.hash}-indicator-${path.id}-lga-${path.state}`
    return sendFile(request, reply, await files.file(name, make))
  })

  serve(app, readReportingFile, async ({ path, request, reply }) => {
    const release = await releaseOfFile(database, path)
    const make = () => reportingText(database, release, path.id)
    return sendFile(request, reply, await files.file(`${release.hash}-indicator-${path.id}-reporting`, make))
  })

  serve(app, readGroupFile, async ({ path, request, reply }) => {
    const release = await releaseOfFile(database, path)
    const make = () => groupText(database, release, path.id)
    return sendFile(request, reply, await files.file(`${release.hash}-indicator-${path.id}-groups`, make))
  })

  serve(app, readGroupIndex, async ({ path, request, reply }) => {
    const release = await releaseNamed(database, path.hash)
    const file = await files.file(`${release.hash}-groups`, () => groupIndexText(database, release))
    return sendFile(request, reply, file)
  })
}

/**
 * Packs the catalogue and the files of some indicators, so that the first visitor does not wait for them. One after the
 * other; `isOver` is asked before each whether there is still a point in it.
 */
export async function prepareFiles(
  database: Database,
  files: FileCache,
  indicators: readonly number[],
  isOver: () => boolean,
): Promise<void> {
  const release = await currentRelease(database)
  await files.file(`${release.hash}-catalogue`, () => catalogueText(database, release))
  for (const id of indicators) {
    if (isOver()) return
    const own = await releaseOfFile(database, { hash: release.hash, id })
    await files.file(`${own.hash}-indicator-${id}`, () => indicatorText(database, own, id))
    const both = await releaseOfRelated(database, { hash: release.hash, id })
    await files.file(`${both.hash}-indicator-${id}-related`, () => relatedText(database, both, id))
  }
}

interface FilePath {
  readonly hash: string
  readonly id: number
}

/**
 * The release since which an indicator's files are as they are in this one: whichever of them an address names, it is one file,
 * made and kept once.
 */
async function releaseOfFile(database: Database, { hash, id }: FilePath): Promise<Release> {
  const release = await releaseNamed(database, hash)
  return releaseSince(database, release, [id])
}

async function releaseOfRelated(database: Database, { hash, id }: FilePath): Promise<Release> {
  const release = await releaseNamed(database, hash)
  const indicator = (await releaseWords(database, release)).reference.indicators.get(id)
  return releaseSince(database, release, indicator ? withRelated(indicator) : [id])
}

async function releaseSince(
  database: Database,
  release: Release,
  indicators: readonly number[],
): Promise<Release> {
  const { files } = await releaseWords(database, release)
  const since = fileRelease(files, indicators)
  return since === release.hash ? release : releaseNamed(database, since)
}

async function releaseNamed(database: Database, hash: string): Promise<Release> {
  const release = await releaseWithHash(database, hash)
  if (release) return release
  throw new Problem(
    'not-found',
    'There is no release with this hash. Ask /api/releases/current for the newest.',
  )
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PackedFile | null,
): Promise<FastifyReply> {
  if (!file) throw new Problem('not-found', 'This release has no such file.')
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const tag = `"${file.tag}-${encoding}"`
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('etag', tag)
    .header('vary', 'Origin, Accept-Encoding')
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(await unpack(file, encoding))
}
