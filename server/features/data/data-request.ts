import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeptAnswers } from '#server/platform/http/kept-answers.ts'

/** The request, and the answers that are kept for all who ask the same. */
export interface DataRequest {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly url: URL
  readonly kept: KeptAnswers
  /** Of the product: what it makes of the same figures may change with it. */
  readonly version: string
}
