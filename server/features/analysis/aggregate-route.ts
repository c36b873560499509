import type { FastifyInstance } from 'fastify'
import { analyseAggregate } from '#contract/analysis/aggregate.ts'
import { aggregate } from '#domain/statistics/aggregation.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { aggregateFigures } from './aggregate-figures.ts'
import { stamped } from './stamped.ts'

/** A parent's figure from figures of smaller places, which the caller brings or a source publishes. */
export function serveAggregate(app: FastifyInstance, database: Database): void {
  serve(app, analyseAggregate, async ({ body }) =>
    'children' in body ? stamped('aggregate', aggregate(body)) : aggregateFigures(database, body),
  )
}
