import type { FastifyInstance } from 'fastify'
import { analyseTarget } from '#contract/analysis/target.ts'
import { projectToTarget } from '#domain/target/projection.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { stamped } from './stamped.ts'

/** Gap and projection of a figure that the caller brings. */
export function serveTarget(app: FastifyInstance): void {
  serve(app, analyseTarget, async ({ body: { slope_direction, ...figures } }) =>
    stamped('target', projectToTarget({ ...figures, slope: slope_direction })),
  )
}
