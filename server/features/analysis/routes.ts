import type { FastifyInstance } from 'fastify'
import { serveDescriptive } from './descriptive-route.ts'
import { serveTarget } from './target-route.ts'
import { serveTrend } from './trend-route.ts'

/** Every method of analysis, each a call `POST /api/analysis/{method}` for numbers that the caller brings. */
export function serveAnalysis(app: FastifyInstance): void {
  serveDescriptive(app)
  serveTrend(app)
  serveTarget(app)
}
