import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { MANIFEST_ADDRESS, SHELL_ADDRESS, WORKER_ADDRESS } from '#catalogue/device-addresses.ts'
import { requestOf } from '#contract/call.ts'
import { frontName } from '#domain/front/front-name.ts'
import type { Front } from '#domain/front/front.ts'
import { message } from '#domain/message/message.ts'
import { languageOf } from '#languages/from-source.ts'
import type { Database } from '#server/platform/database/database.ts'
import { frontOrOwn } from '#server/front/current-front.ts'
import { currentRelease, releaseStamp } from '#server/release/current-release.ts'
import { pageText } from './page-text.ts'

/** A worker in place of the product's own: it takes away what that kept, and then itself. */
const STOP = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('msdat-')) await caches.delete(name)
  await self.registration.unregister()
})()))
`

interface DeviceSources {
  readonly database: Database
  /** The built pages. */
  readonly folder: string
  readonly worker: 'on' | 'off'
}

/** What lets a device open the product without a line: the worker, the page that stands in for all, and how it is installed. */
export async function serveDevice(
  app: FastifyInstance,
  { database, folder, worker }: DeviceSources,
): Promise<void> {
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  const program = worker === 'on' ? await readFile(join(folder, 'service-worker.js')).catch(() => null) : STOP
  if (program !== null) {
    app.get(WORKER_ADDRESS, (_, reply) => asNow(reply).type('text/javascript; charset=utf-8').send(program))
  }
  app.get(SHELL_ADDRESS, async (_, reply) => {
    const front = await frontOrOwn(database)
    const release = releaseStamp(await currentRelease(database))
    const text = pageText(template, { title: frontName(front).name, release, preload: [], front, worker })
    return asNow(reply).type('text/html; charset=utf-8').send(text)
  })
  app.get(MANIFEST_ADDRESS, async (_, reply) =>
    asNow(reply)
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(await frontOrOwn(database)))),
  )
}

/** Asked for anew each time. */
function asNow(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-cache')
}

const { text } = languageOf('en')

/** The manifest of a site: its name, its pictures, and the three ways in that a device offers. */
function manifestOf(front: Front): object {
  const { name, isOwn } = frontName(front)
  const shortcut = (words: Parameters<typeof text>[0], url: string) => ({ name: text(words), url })
  return {
    ...{ id: '/', start_url: '/', scope: '/', display: 'standalone', lang: 'en', dir: 'ltr' },
    name: isOwn ? text(message('manifest.name')) : name,
    short_name: name,
    description: text(message('descriptions.home')),
    ...{ background_color: '#ffffff', theme_color: '#007A4A' },
    icons: [...logoOf(front), ...OWN_ICONS],
    shortcuts: [
      shortcut(message('manifest.my-state'), '/health-profiles'),
      shortcut(message('pages.check'), '/check'),
      shortcut(message('manifest.ask'), '/metadata-qa'),
    ],
  }
}

const OWN_ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** The logo of a site that has one goes first. */
function logoOf({ logo }: Front): object[] {
  if (logo === null) return []
  const { address } = requestOf('GET /front/logos/{name}', { path: { name: logo } })
  return [{ src: address, sizes: 'any', purpose: 'any' }]
}
