import type { FastifyInstance } from 'fastify'
import { analyseAgreement } from '#contract/analysis/agreement.ts'
import { agreement } from '#domain/triangulation/agreement.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { stamped } from './stamped.ts'

/** Agreement of two lists of figures that the caller brings. */
export function serveAgreement(app: FastifyInstance): void {
  serve(app, analyseAgreement, async ({ body }) => stamped('agreement', agreement(body)))
}
