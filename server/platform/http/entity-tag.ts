import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Short text that is the same for the same content. */
export function contentTag(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

/** Whether the caller already holds what the tag names. Tags are compared weakly, as RFC 9110 §13.1.2 asks. */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const bare = tag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((item) => {
    const known = item.trim().replace(/^W\//, '')
    return known === '*' || known === bare
  })
}

/**
 * Names an answer that is sent while it is made, by all that it is made of. True where the caller has it already: 304 is the whole answer,
 * and it need not be made.
 */
export function isHeld(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  ...madeOf: readonly unknown[]
): boolean {
  const tag = `W/"${contentTag(JSON.stringify(madeOf))}"`
  reply.header('etag', tag)
  if (!isKnown(headers['if-none-match'], tag)) return false
  reply.code(304).header('cache-control', 'no-cache')
  return true
}

/**
 * Gives every buffered answer a weak tag, and answers 304 when the caller has the same content already.
 *
 * Runs before compression, so that one tag stands for all encodings. Answers that carry a tag of their own keep it.
 */
export function tagAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return payload
    if (reply.statusCode !== 200 || reply.hasHeader('etag')) return payload
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const tag = `W/"${contentTag(payload)}"`
    reply.header('etag', tag)
    if (!isKnown(request.headers['if-none-match'], tag)) return payload
    reply.code(304).removeHeader('content-length').removeHeader('content-type')
    return null
  })
}
