import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { analyseComparison } from '#contract/analysis/compare.ts'
import { comparePair } from '#domain/statistics/comparison.ts'
import { proportionInterval } from '#domain/statistics/proportion-interval.ts'
import { rankEstimates } from '#domain/statistics/ranking.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { stamped } from './stamped.ts'

/** Two estimates, a ranking, or the interval of a share, by what the caller sends. */
export function serveComparison(app: FastifyInstance): void {
  serve(app, analyseComparison, async ({ body }) => stamped('compare', compare(body)))
}

function compare(body: z.output<NonNullable<typeof analyseComparison.body>>) {
  if ('items' in body) return rankEstimates(body)
  return 'p' in body ? proportionInterval(body) : comparePair(body)
}
