import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownBytes } from '../own-bytes.ts'
import type { Encoding } from './encoding.ts'
import { contentTag, isKnown } from './entity-tag.ts'
import { brotliFor, LARGEST_AT_ONCE, packAtOnce, SMALLEST_PACKED, variesByEncoding } from './pack-answers.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** An answer as it is sent. */
export interface Sent {
  readonly tag: string
  readonly encoding: Encoding
  readonly bytes: Buffer
}

/** A long answer is packed in another thread, so that nobody waits for it. */
export async function packed(text: string, encoding: Encoding): Promise<Sent> {
  const tag = contentTag(text)
  const bytes = Buffer.from(text)
  if (encoding === 'identity' || bytes.length < SMALLEST_PACKED) return { tag, encoding: 'identity', bytes }
  if (text.length <= LARGEST_AT_ONCE) return { tag, encoding, bytes: packAtOnce(bytes, encoding) }
  const smaller = encoding === 'gzip' ? gzipAsync(bytes) : brotliAsync(bytes, brotliFor(bytes))
  return { tag, encoding, bytes: ownBytes(await smaller) }
}

/** The packed forms of what somebody keeps, for as long as it is kept. */
const forms = new WeakMap<object, Map<Encoding, Promise<Sent>>>()

/** The same for an answer that is kept: each of its forms is made once. `text`: called for the first of a form. */
export function packedOnce(kept: object, text: () => string, encoding: Encoding): Promise<Sent> {
  const known = forms.get(kept) ?? new Map<Encoding, Promise<Sent>>()
  forms.set(kept, known)
  const sent = known.get(encoding) ?? packed(text(), encoding)
  known.set(encoding, sent)
  return sent
}

/** Sends it. */
export function sendPacked(reply: FastifyReply, { encoding, bytes }: Sent): FastifyReply {
  variesByEncoding(reply)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bytes)
}

/** Sends what changes from time to time, or 304 to a caller who has it. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, sent: Sent): FastifyReply {
  const tag = `W/"${sent.tag}"`
  reply.header('cache-control', 'no-cache').header('etag', tag)
  if (!isKnown(request.headers['if-none-match'], tag)) return sendPacked(reply, sent)
  variesByEncoding(reply)
  return reply.code(304).send()
}
