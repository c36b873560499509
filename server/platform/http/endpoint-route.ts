import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { underKnownNames } from '#contract/listing/known-names.ts'
import { repairQuery } from '#contract/listing/repair-query.ts'
import { ownAddress } from './own-address.ts'
import { requestTarget } from './request-target.ts'
import { schemaWords } from './schema-words.ts'
import { refuseOtherSites } from './same-site.ts'
import { admit, askForProof, refuseOthers } from './who-asks.ts'
import { letGoOfSlowReader } from './slow-reader.ts'

/** A request that has been read: its values are those of the contract. */
export interface Call<Path, Query, Body> {
  readonly path: Path
  readonly query: Query
  readonly body: Body
  /** Address that the caller used, for links to other pages of a list. */
  readonly url: URL
  /**
   * The account that asks. Always null on calls that anybody may make alike; never null on those that need a
   * capability (`signedIn`).
   */
  readonly account: Account | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** An answer that is sent while it is made, so that its size does not matter. */
export class Streamed {
  readonly parts: AsyncIterable<string | Uint8Array>
  readonly mediaType: string
  readonly fileName: string
  /** True where all of it is at hand and short: it is sent in one piece, so that it has a tag. */
  readonly isShort: boolean

  constructor(
    parts: AsyncIterable<string | Uint8Array>,
    mediaType: string,
    fileName: string,
    isShort = false,
  ) {
    this.isShort = isShort
    this.parts = parts
    this.mediaType = mediaType
    this.fileName = fileName
  }
}

/** Says that an answer is a file with a name, as a header does. */
export function attachment({ fileName }: Pick<Streamed, 'fileName'>): string {
  return `attachment; filename="${fileName}"`
}

export type Handler<P extends z.ZodType, Q extends z.ZodType, A extends z.ZodType, B extends z.ZodType> = (
  call: Call<z.output<P>, z.output<Q>, z.output<B>>,
) => Promise<z.input<A> | Streamed | FastifyReply>

/** Below this every call of the contract lies. */
export const API = '/api'

/** The largest body of a call that takes one, in bytes: 200 series of 1,000 numbers, or 20 of 10,000. */
const LARGEST_BODY = 4 * 1024 * 1024

/** How many wrong fields a problem names. A list of ten thousand texts is told about once, not ten thousand times. */
const MOST_ERRORS = 20

/** Serves one endpoint of the contract: its values are checked before the handler sees them. */
export function serve<P extends z.ZodType, Q extends z.ZodType, A extends z.ZodType, B extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, A, B>,
  handler: Handler<P, Q, A, B>,
): void {
  app.route({
    method: endpoint.method,
    url: API + endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(endpoint.body ? { bodyLimit: LARGEST_BODY } : {}),
    config: { earlierProblems: endpoint.earlierProblems ?? false },
    onRequest: async (request, reply) => {
      refuseOtherSites(request, endpoint, app.trusted)
      request.account = await admit(request, reply, endpoint.permission)
    },
    handler: async (request, reply) => {
      const path = checked(endpoint.pathParameters, request.params)
      refuseOthers(endpoint, path, request.account)
      const asked = repairQuery(request.query as Record<string, string | string[]>)
      const isJson = !endpoint.csv && endpoint.mediaType === undefined
      if (isJson && asked.format?.toLowerCase() === 'csv') throw noTable()
      const query = checked(endpoint.query, inOurNames(endpoint, asked))
      const body = bodyOf(endpoint, request)
      const { account } = request
      await askForProof(endpoint, { path, query, body, account }, request)
      if (account) reply.header('cache-control', 'private, no-store')
      const url = new URL(requestTarget(request.url), `${ownAddress(request)}/`)
      const answer = await handler({ path, query, body, url, account, request, reply })
      if (reply.sent || answer === reply) return reply
      return sendAnswer(reply, endpoint, answer)
    },
  })
}

function inOurNames({ query, otherNames }: Endpoint, asked: Record<string, string>): Record<string, string> {
  if (otherNames === undefined) return asked
  return underKnownNames(asked, query instanceof z.ZodObject ? Object.keys(query.shape) : [], otherNames)
}

/** A client that asks for a table must not be answered with something else as if it were one. */
function noTable(): Problem {
  const sentence = 'This comes as JSON only. Leave format out.'
  return new Problem('invalid-input', sentence, { format: [sentence] })
}

/** The body as the contract has it; what is sent with a call that takes none is not looked at. */
function bodyOf<B extends z.ZodType>({ body }: { readonly body?: B }, request: FastifyRequest): z.output<B> {
  if (!body) return undefined as z.output<B>
  if (request.body === undefined || request.body === null) {
    const without = body.safeParse(undefined)
    if (without.success) return without.data
    throw new Problem('invalid-input', 'Send the values as JSON, with the content type application/json.')
  }
  return checked(body, request.body)
}

function checked<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: schemaWords })
  if (result.success) return result.data
  const errors: Record<string, string[]> = {}
  for (const issue of result.error.issues.slice(0, MOST_ERRORS)) {
    const field = issue.path.join('.') || 'the body'
    errors[field] = [...(errors[field] ?? []), issue.message]
  }
  const fields = Object.keys(errors).join(', ')
  throw new Problem('invalid-input', `Look at ${fields}: ${Object.values(errors).flat().join(' ')}`, errors)
}

async function sendAnswer(reply: FastifyReply, endpoint: Endpoint, answer: unknown): Promise<FastifyReply> {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  if (answer instanceof Streamed) {
    letGoOfSlowReader(reply.raw)
    return reply
      .type(answer.mediaType)
      .header('content-disposition', attachment(answer))
      .send(answer.isShort ? await text(answer.parts) : Readable.from(answer.parts))
  }
  if (endpoint.mediaType) return reply.type(`${endpoint.mediaType}; charset=utf-8`).send(answer)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
}
