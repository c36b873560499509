import type { FastifyInstance } from 'fastify'
import { analyseAggregate } from '#contract/analysis/aggregate.ts'
import { aggregate } from '#domain/statistics/aggregation.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { stamped } from './stamped.ts'

/** A parent's figure from figures of smaller places that the caller brings. */
export function serveAggregate(app: FastifyInstance): void {
  serve(app, analyseAggregate, async ({ body }) => stamped('aggregate', aggregate(body)))
}
