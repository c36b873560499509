import { type BrotliOptions, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ownBytes } from '../own-bytes.ts'
import { acceptedEncoding } from './encoding.ts'

/** Shorter answers fit one packet as they are. In bytes. */
export const SMALLEST_PACKED = 1024
/** Longer answers are packed as a stream by the compression plug-in, so that nobody waits for them. In characters. */
export const LARGEST_AT_ONCE = 128 * 1024
/** Brotli at this level is smaller than gzip and as quick. */
export const BROTLI_QUALITY = 4

/**
 * Packs answers of usual length at once, which takes some tenths of a millisecond; setting up a stream for each takes
 * some whole ones. Answers that are packed already, or are streams, are left alone.
 */
export function packAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length > LARGEST_AT_ONCE) return payload
    const bytes = Buffer.from(payload)
    if (bytes.length < SMALLEST_PACKED || reply.hasHeader('content-encoding')) return payload
    variesByEncoding(reply)
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (encoding === 'identity') return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return packAtOnce(bytes, encoding)
  })
}

export function packAtOnce(bytes: Buffer, encoding: 'br' | 'gzip'): Buffer {
  return ownBytes(encoding === 'gzip' ? gzipSync(bytes) : brotliCompressSync(bytes, brotliFor(bytes)))
}

/** How answers are packed with brotli. */
export function brotliFor(bytes: Buffer): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }
}

/** Says to caches that callers who accept other encodings get other bytes. */
export function variesByEncoding(reply: FastifyReply): void {
  const header = reply.getHeader('vary')
  const names = header === undefined ? [] : String(header).split(/,\s*/)
  const isSaid = names.some((name) => name.toLowerCase() === 'accept-encoding')
  reply.header('vary', (isSaid ? names : [...names, 'Accept-Encoding']).join(', '))
}
