import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeptAnswers } from '#server/platform/http/kept-answers.ts'

/** The request, and the answers that are kept for all who ask the same. */
export interface DataRequest {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly url: URL
  readonly kept: KeptAnswers
}
