import type { FastifyInstance } from 'fastify'
import { analyseInequality } from '#contract/analysis/inequality.ts'
import { inequality } from '#domain/inequality/inequality.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { stamped } from './stamped.ts'

/** Inequality between groups that the caller brings. */
export function serveInequality(app: FastifyInstance): void {
  serve(app, analyseInequality, async ({ body }) => stamped('inequality', inequality(body)))
}
