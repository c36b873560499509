import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RecentlyUsed } from '#server/platform/recently-used.ts'
import { acceptedEncoding, type Encoding } from './encoding.ts'
import { contentTag, isKnown } from './entity-tag.ts'
import { brotliFor, LARGEST_AT_ONCE, packAtOnce, SMALLEST_PACKED } from './pack-answers.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Bytes of answers kept in memory, as they are sent. */
const LARGEST_MEMORY = 16 * 1024 * 1024

interface Sent {
  readonly tag: string
  readonly encoding: Encoding
  readonly bytes: Buffer
}

/** An answer that is the same for everybody who asks the same. */
export interface KeptAnswer {
  readonly body: unknown
  /** Whether it names the address that was asked, so that it fits no other spelling of the question. */
  readonly namesAddress: boolean
}

/** A question whose answer never changes: it names the release. */
export interface Question {
  readonly text: string
  readonly address: string
}

/** Answers that never change, kept as they are sent: whoever asks again costs neither the store nor the processor. */
export class KeptAnswers {
  readonly #sent = new RecentlyUsed<Sent>(LARGEST_MEMORY, ({ bytes }) => bytes.length)
  readonly #underWay = new Map<string, Promise<Sent>>()

  /** Sends the answer to a question, made with `make` when nobody has asked before. */
  async send(
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    question: Question,
    make: () => Promise<KeptAnswer>,
  ): Promise<FastifyReply> {
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    return sendBytes(request, reply, await this.#find(question, encoding, make))
  }

  async #find(
    { text, address }: Question,
    encoding: Encoding,
    make: () => Promise<KeptAnswer>,
  ): Promise<Sent> {
    const anywhere = `${encoding} ${text}`
    const here = `${anywhere} ${address}`
    const known = this.#sent.get(anywhere) ?? this.#sent.get(here)
    if (known) return known
    // Many who ask the same at once wait for the same work.
    const already = this.#underWay.get(here)
    if (already) return already
    const work = make()
      .then(async ({ body, namesAddress }) => {
        const sent = await packed(JSON.stringify(body), encoding)
        this.#sent.keep(namesAddress ? here : anywhere, sent)
        return sent
      })
      .finally(() => this.#underWay.delete(here))
    this.#underWay.set(here, work)
    return work
  }
}

/** A long answer is packed in another thread, so that nobody waits for it. */
async function packed(text: string, encoding: Encoding): Promise<Sent> {
  const tag = contentTag(text)
  const bytes = Buffer.from(text)
  if (encoding === 'identity' || bytes.length < SMALLEST_PACKED) return { tag, encoding: 'identity', bytes }
  if (text.length <= LARGEST_AT_ONCE) return { tag, encoding, bytes: packAtOnce(bytes, encoding) }
  const smaller = encoding === 'gzip' ? gzipAsync(bytes) : brotliAsync(bytes, brotliFor(bytes))
  return { tag, encoding, bytes: await smaller }
}

function sendBytes(request: FastifyRequest, reply: FastifyReply, sent: Sent): FastifyReply {
  const tag = `W/"${sent.tag}"`
  reply.header('cache-control', 'no-cache').header('etag', tag).header('vary', 'Origin, Accept-Encoding')
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
  if (sent.encoding !== 'identity') reply.header('content-encoding', sent.encoding)
  return reply.type('application/json; charset=utf-8').send(sent.bytes)
}
