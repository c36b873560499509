import type { FastifyInstance } from 'fastify'
import { analyseCorrelation } from '#contract/analysis/correlation.ts'
import { correlate } from '#domain/statistics/correlation/correlation.ts'
import { correlationMatrix } from '#domain/statistics/correlation/matrix.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { stamped } from './stamped.ts'

/** Correlation of two lists or of many series that the caller brings. */
export function serveCorrelation(app: FastifyInstance): void {
  serve(app, analyseCorrelation, async ({ body }) =>
    'series' in body
      ? stamped('correlation', correlationMatrix(body.series))
      : stamped('correlation', correlate(body)),
  )
}
