import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { withoutPageRules } from '#server/platform/http/page-rules.ts'

/** Names under /assets/ carry a hash of their content. */
const FOREVER = 'public, max-age=31536000, immutable'

const PART_OF_PAGE = /^\/assets\/(?!.*worker)[^?]*\.(?:js|css|woff2)$/

/**
 * The built files of the web. Each may have a .br and a .gz beside it, which are sent instead. Those of `earlier` builds keep
 * their names too: a page that was opened before an update asks for what it has not loaded yet.
 */
export async function serveWebFiles(
  app: FastifyInstance,
  folder: string,
  earlier: readonly string[] = [],
): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onSend', async ({ url }, reply) => {
      if (!PART_OF_PAGE.test(url)) return
      withoutPageRules(reply)
      // Kept for ever under a name that carries its hash, so that nobody asks whether it is still the same.
      reply.removeHeader('etag')
    })
    await serveFolder(files, folder)
    await serveAssets(files, earlier)
  })
}

const AS_BUILT = {
  index: false,
  preCompressed: true,
  dotfiles: 'ignore',
  cacheControl: false,
  // Hashes in names and tags are enough: less travels with every file.
  lastModified: false,
  acceptRanges: false,
  decorateReply: false,
} as const

async function serveFolder(files: FastifyInstance, folder: string): Promise<void> {
  await files.register(fastifyStatic, {
    root: folder,
    ...AS_BUILT,
    // Only the files that are there now have addresses; folders have none.
    wildcard: false,
    // The page itself is completed for each address, and the worker may be stopped. What is packed has the address of its file:
    // with addresses of its own a start would take half a second more.
    globIgnore: ['index.html', 'service-worker.js*', '**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(join(folder, 'assets')) ? FOREVER : 'no-cache')
    },
  })
}

async function serveAssets(files: FastifyInstance, folders: readonly string[]): Promise<void> {
  if (folders.length === 0) return
  await files.register(fastifyStatic, {
    root: folders.map((folder) => join(folder, 'assets')),
    prefix: '/assets/',
    ...AS_BUILT,
    setHeaders: (reply) => {
      reply.header('cache-control', FOREVER)
    },
  })
}
