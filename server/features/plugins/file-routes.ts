import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileKind } from '#domain/plugin/plugin-file.ts'
import { Problem } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openPluginFiles } from '#server/plugin-archives/archive-store.ts'
import { type FileKey, PLUGIN_FILES, readFileKey } from '#server/plugin-archives/file-key.ts'
import { NO_DEVICES, sandboxPolicy, withoutCalls } from '#server/plugin-archives/sandbox-headers.ts'

/** The plugin behind a key at this moment. */
interface Published {
  readonly submission: number
  /** Sites that the plugin may reach. */
  readonly network: readonly string[]
}

interface FileAddress {
  readonly key: string
  readonly '*': string
}

/**
 * The files of plugins, for sandboxed frames only. The store is asked each time, so a plugin that was disabled is gone with
 * the next request; nothing may be kept by browsers or by caches on the way (T33).
 */
export function servePluginFiles(
  app: FastifyInstance,
  database: Database,
  secret: () => Promise<string>,
): void {
  const files = openPluginFiles(database)
  app.get<{ Params: FileAddress }>(
    `${PLUGIN_FILES}/:key/*`,
    { config: { forSandbox: true } },
    async (request, reply) => {
      const { key, '*': path } = request.params
      const kind = fileKind(path)
      const found = readFileKey(key, await secret(), Date.now())
      const published = found && kind && !isServiceWorker(request) ? await publishedAs(database, found) : null
      const bytes = published ? (await files.of(published.submission)).get(path) : undefined
      if (!published || !kind || !bytes) throw new Problem('not-found', 'There is no such file of a plugin.')
      return reply
        .type(kind.mediaType)
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': sandboxPolicy(foldersOf(request, key), published.network),
          'permissions-policy': NO_DEVICES,
          'referrer-policy': 'no-referrer',
        })
        .send(kind.mediaType.startsWith('text/html') ? withoutCalls(bytes) : bytes)
    },
  )
}

/** A browser says when it asks for a file to make a service worker of it; no plugin has any. */
function isServiceWorker(request: FastifyRequest): boolean {
  return request.headers['service-worker'] !== undefined
}

/** A preview reaches no other site, whatever it asks for. */
async function publishedAs(database: Database, key: FileKey): Promise<Published | null> {
  if (key.kind === 'preview') return { submission: key.submission, network: [] }
  const [row] = await database.query<Published>(
    `select p.submission, p.network from plugin p join plugin_submission s on s.id = p.submission
     where p.id = $1 and s.sha256 = $2 and p.is_enabled`,
    [key.plugin, key.sha256],
  )
  return row ?? null
}

/** Where the plugin's files lie, under the address that people use and under the one that this reader used. */
function foldersOf(request: FastifyRequest, key: string): string[] {
  const { publicUrl } = request.server
  const used = /^[\w.:[\]-]+$/.test(request.host) ? [`${request.protocol}://${request.host}`] : []
  const origins = publicUrl === null ? used : [new URL(publicUrl).origin, ...used]
  return [...new Set(origins)].map((origin) => `${origin}${PLUGIN_FILES}/${key}/`)
}
