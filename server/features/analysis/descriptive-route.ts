import type { FastifyInstance } from 'fastify'
import { analyseDescriptive } from '#contract/analysis/descriptive.ts'
import { describeValues } from '#domain/statistics/descriptive/descriptive.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { stamped } from './stamped.ts'

/** Descriptive statistics of numbers that the caller brings. */
export function serveDescriptive(app: FastifyInstance): void {
  serve(app, analyseDescriptive, async ({ body: { slope_direction, ...numbers } }) =>
    stamped('descriptive', describeValues({ ...numbers, slope: slope_direction })),
  )
}
