import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  readCatalogueFile,
  readCurrentRelease,
  readDefinitionsFile,
  readFilesList,
  readGroupFile,
  readGroupIndex,
  readIndicatorFile,
  readLgaFile,
  readLocalCountsFile,
  readLgaMonthsFile,
  readPlacesFile,
  readProfileFile,
  readRelatedFiles,
  readReportingFile,
} from '#contract/releases/releases.ts'
import {
  compareReleases,
  listChangedFigures,
  listReleases,
  readFigureHistory,
} from '#contract/releases/history.ts'
import { readReleaseChain } from '#contract/releases/chain.ts'
import { Problem } from '#domain/problem.ts'
import type { DataFileRequest, DataFiles } from '#server/data-files/data-files.ts'
import type { Database } from '#server/platform/database/database.ts'
import { acceptedEncoding } from '#server/platform/http/encoding.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { isKnown } from '#server/platform/http/entity-tag.ts'
import { withoutPageRules } from '#server/platform/http/page-rules.ts'
import { currentRelease, releaseStamp } from '#server/release/current-release.ts'
import { askerOf } from '#server/work/asker.ts'
import { everyRelease, releaseChain } from '#server/release/every-release.ts'
import { figureHistory, openReleaseHistory } from './history.ts'
import { revisedFigures } from './tell-revised.ts'
import { type PackedFile, unpack } from '#server/release/packed-file.ts'

/** A call for a file of a release. */
interface FileCall {
  readonly path: { readonly hash: string }
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The fast path: which release is current, and its files, which never change. */
function serveReleases(app: FastifyInstance, { database, dataFiles: files }: Services): void {
  const send = async ({ path, request, reply }: FileCall, wanted: DataFileRequest) =>
    sendFile(request, reply, await files.file(await files.release(path.hash), wanted))

  serve(app, readCurrentRelease, async () => releaseStamp(await currentRelease(database)))
  const history = openReleaseHistory(database)
  serve(app, listReleases, async () => (await everyRelease(database)).map(releaseStamp))
  serve(app, readReleaseChain, () => releaseChain(database))
  serve(app, compareReleases, ({ path, query, request, reply }) =>
    history.differences(askerOf(request, reply), path.hash, query.since),
  )
  serve(app, listChangedFigures, ({ path, query, url, request, reply }) =>
    history.figures(askerOf(request, reply), path.hash, query, url),
  )
  serve(app, readFigureHistory, ({ path }) => figureHistory(database, path.key))
  serve(app, readCatalogueFile, (call) => send(call, { file: 'catalogue' }))
  serve(app, readDefinitionsFile, (call) => send(call, { file: 'definitions' }))
  serve(app, readGroupIndex, (call) => send(call, { file: 'group-index' }))
  serve(app, readFilesList, (call) => send(call, { file: 'files' }))
  serve(app, readPlacesFile, (call) => send(call, { file: 'places' }))
  serve(app, readIndicatorFile, (call) => send(call, { file: 'indicator', indicator: call.path.id }))
  serve(app, readRelatedFiles, (call) => send(call, { file: 'related', indicator: call.path.id }))
  serve(app, readProfileFile, (call) => send(call, { file: 'profiles' }))
  serve(app, readLgaFile, (call) => send(call, { file: 'lgas', indicator: call.path.id }))
  serve(app, readLgaMonthsFile, (call) => {
    return send(call, { file: 'lga-months', indicator: call.path.id, state: call.path.state })
  })
  serve(app, readReportingFile, (call) => send(call, { file: 'reporting', indicator: call.path.id }))
  serve(app, readLocalCountsFile, (call) => send(call, { file: 'lga-counts', indicator: call.path.id }))
  serve(app, readGroupFile, (call) => send(call, { file: 'groups', indicator: call.path.id }))
}

/**
 * Packs the catalogue and the files of some indicators, so that the first visitor does not wait for them. One after the
 * other; `isOver` is asked before each whether there is still a point in it.
 */
export async function prepareFiles(
  database: Database,
  files: DataFiles,
  indicators: readonly number[],
  isOver: () => boolean,
): Promise<void> {
  const release = await currentRelease(database)
  await files.file(release, { file: 'catalogue' })
  for (const indicator of indicators) {
    if (isOver()) return
    await files.file(release, { file: 'indicator', indicator })
    await files.file(release, { file: 'related', indicator })
  }
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PackedFile | null,
): Promise<FastifyReply> {
  if (!file) throw new Problem('not-found', 'This release has no such file.')
  withoutPageRules(reply)
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

export const releasesFeature: Feature = {
  routes: serveReleases,
  jobs: ({ database }) => [revisedFigures(database)],
}
