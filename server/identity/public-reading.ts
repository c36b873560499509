import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database, PublicReader, ReplicaReads } from '#server/platform/database/database.ts'
import { cookieOf } from '#server/platform/http/cookie.ts'
import { cookieName } from './library-headers.ts'

/** Holds, for a while, the position of the log that somebody with an account must be shown because they have changed something. */
const COOKIE = 'msdat-written'

/** How long a browser keeps it, in seconds: a replica that lacks it for longer is left out for being late. */
const LASTS = 120

/** A value that is no position: only the primary is asked. */
const PRIMARY = 'primary'

/**
 * Lets replicas answer what is public to whoever only reads, where the store has any. Whoever has changed something is shown a state
 * that holds it; programs that sign in with a token keep no cookie, and read from the primary.
 */
export function readPublicly(app: FastifyInstance, { replicas }: Pick<Database, 'replicas'>): void {
  if (replicas === null) return
  const readers = new WeakMap<FastifyRequest, PublicReader>()
  // Not before the body is read, behind which what was begun here would be forgotten.
  app.addHook('preValidation', (request, _reply, done) => {
    if (!onlyReads(request) || request.headers.authorization !== undefined) return done()
    const reader = replicas.reader(cookieOf(request, cookieName(app, COOKIE)) ?? null)
    readers.set(request, reader)
    reader.run(done)
  })
  app.addHook('onResponse', async (request) => readers.get(request)?.end())
  app.addHook('onSend', async (request, reply) => {
    if (onlyReads(request) || request.account === null) return
    const secure = app.trusted.publicUrl?.startsWith('https:') ? '; Secure' : ''
    reply.header(
      'set-cookie',
      `${cookieName(app, COOKIE)}=${await positionOf(replicas)}; Path=/; Max-Age=${LASTS}; HttpOnly; SameSite=Lax${secure}`,
    )
  })
}

function onlyReads({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** What was done is done, also when the position can no longer be asked for. */
function positionOf(replicas: ReplicaReads): Promise<string> {
  return replicas.position().catch(() => PRIMARY)
}
