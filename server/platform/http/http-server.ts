import { randomBytes } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import { type FastifyInstance, fastify, LogController } from 'fastify'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import type { WritingWatch } from '#server/platform/disk/writing.ts'
import { answerClientError, refuseTwofoldHead } from './client-error.ts'
import { tagAnswers } from './entity-tag.ts'
import { jsonBody } from './json-body.ts'
import { BROTLI_QUALITY, packAnswers, SMALLEST_PACKED } from './pack-answers.ts'
import { answerError } from './problem-answer.ts'
import { type ProtectionOptions, protect } from './protection.ts'
import type { TrustedPages } from './same-site.ts'

/** The longest address that is answered, in bytes. 900 ids with commas between fit three times. */
const LONGEST_ADDRESS = 16 * 1024
/** Address and headers together, as far as the parser reads them. */
const LONGEST_HEAD = 64 * 1024
/** The largest body of calls that have no rule of their own, in bytes. */
const LARGEST_BODY = 1024 * 1024

/** How long a request may take to arrive whole, in milliseconds: the largest plugin (2 MB) on a line of 0.15 Mbit/s. */
const PATIENCE = 120_000
/** The same for address and headers, in milliseconds. */
const HEAD_PATIENCE = 30_000
/** How often it is looked whether one takes longer, in milliseconds. */
const CHECK = 10_000

export interface HttpOptions extends ProtectionOptions {
  readonly logLevel: string
  /** Addresses or networks of proxies in front, whose `X-Forwarded-…` headers are believed; nobody else's are. */
  readonly trustedProxies?: readonly string[]
  /** Hears of what could not be written. */
  readonly writing?: WritingWatch | null
  /** How long a request may take to arrive whole, in milliseconds; absent: two minutes. */
  readonly patience?: number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Where people reach the product; null: what each request says. */
    readonly publicUrl: string | null
    readonly trusted: TrustedPages
    /** Whether changes can be kept; null: it is not watched. */
    readonly writing: WritingWatch | null
  }
  interface FastifyRequest {
    /** The account that asks, as far as the call's permission made the server find out. */
    account: Account | null
  }
}

/** A server without routes: limits, protection, compression, tags, and problems for everything that goes wrong. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const { patience = PATIENCE } = options
  const app = fastify({
    // The first line of standard output is the address; remarks go to standard error.
    logger: options.logLevel === 'silent' ? false : { level: options.logLevel, stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    genReqId: () => randomBytes(5).toString('hex'),
    trustProxy: options.trustedProxies?.length ? [...options.trustedProxies] : false,
    requestTimeout: patience,
    http: {
      maxHeaderSize: LONGEST_HEAD,
      headersTimeout: Math.min(patience, HEAD_PATIENCE),
      connectionsCheckingInterval: Math.min(patience, CHECK),
    },
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 256 },
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    frameworkErrors: answerError,
  })
  app.decorate('publicUrl', options.publicUrl)
  app.decorate('trusted', { publicUrl: options.publicUrl, corsOrigins: options.corsOrigins })
  app.decorate('writing', options.writing ?? null)
  app.decorate('doorkeeper', null)
  app.decorateRequest('account', null)
  app.setErrorHandler(answerError)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (refuseTwofoldHead(request.raw)) return reply.hijack()
    if (request.url.length <= LONGEST_ADDRESS) return
    throw new Problem('address-too-long', `The address is longer than ${LONGEST_ADDRESS} characters.`)
  })
  await protect(app, options)
  tagAnswers(app)
  packAnswers(app)
  await app.register(compress, {
    encodings: ['br', 'gzip', 'identity'],
    threshold: SMALLEST_PACKED,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  })
  readJson(app)
  await app.register(multipart)
  return app
}

/** Reads bodies of JSON by our own reader, which says what is wrong with one. */
function readJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => jsonBody(body),
  )
}
