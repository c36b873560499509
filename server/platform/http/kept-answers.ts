import type { FastifyReply, FastifyRequest } from 'fastify'
import { RecentlyUsed } from '#server/platform/recently-used.ts'
import { acceptedEncoding, type Encoding } from './encoding.ts'
import { attachment, type Streamed } from './endpoint-route.ts'
import { packed, type Sent, sendTagged } from './packed-answer.ts'

/** Bytes of answers kept in memory, as they are sent. */
const LARGEST_MEMORY = 16 * 1024 * 1024

/** An answer that is the same for everybody who asks the same. */
export interface KeptAnswer {
  readonly text: string
  /** Whether it names the address that was asked, so that it fits no other spelling of the question. */
  readonly namesAddress: boolean
}

/** A question whose answer never changes: it names the release. */
export interface Question {
  readonly text: string
  readonly address: string
  /** Where the answer is a file rather than JSON. */
  readonly file?: Pick<Streamed, 'mediaType' | 'fileName'>
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
    const sent = await this.#find(question, encoding, make)
    // Not before: a refusal is no file.
    reply.header('vary', 'Origin').type(question.file?.mediaType ?? 'application/json; charset=utf-8')
    if (question.file) reply.header('content-disposition', attachment(question.file))
    return sendTagged(request, reply, sent)
  }

  async #find(
    { text: question, address }: Question,
    encoding: Encoding,
    make: () => Promise<KeptAnswer>,
  ): Promise<Sent> {
    const anywhere = `${encoding} ${question}`
    const here = `${anywhere} ${address}`
    const known = this.#sent.get(anywhere) ?? this.#sent.get(here)
    if (known) return known
    // Many who ask the same at once wait for the same work.
    const already = this.#underWay.get(here)
    if (already) return already
    const work = make()
      .then(async ({ text, namesAddress }) => {
        const sent = await packed(text, encoding)
        this.#sent.keep(namesAddress ? here : anywhere, sent)
        return sent
      })
      .finally(() => this.#underWay.delete(here))
    this.#underWay.set(here, work)
    return work
  }
}
