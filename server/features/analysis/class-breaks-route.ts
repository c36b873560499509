import type { FastifyInstance } from 'fastify'
import { analyseClassBreaks } from '#contract/analysis/class-breaks.ts'
import { summariseClasses } from '#domain/statistics/class-summary.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { stamped } from './stamped.ts'

/** Classes of a map for values that the caller brings. */
export function serveClassBreaks(app: FastifyInstance): void {
  serve(app, analyseClassBreaks, async ({ body }) =>
    stamped('class-breaks', summariseClasses(body.values, body.method, body.classes)),
  )
}
