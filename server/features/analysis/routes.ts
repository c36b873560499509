import type { FastifyInstance } from 'fastify'
import { serveAggregate } from './aggregate-route.ts'
import { serveAgreement } from './agreement-route.ts'
import { serveBestFigure } from './best-figure-route.ts'
import { serveClassBreaks } from './class-breaks-route.ts'
import { serveComparison } from './compare-route.ts'
import { serveDataQuality } from './data-quality-route.ts'
import { serveCorrelation } from './correlation-route.ts'
import { serveDescriptive } from './descriptive-route.ts'
import { serveForecast } from './forecast-route.ts'
import { serveInequality } from './inequality-route.ts'
import { serveTarget } from './target-route.ts'
import { serveTrend } from './trend-route.ts'

/** Every method of analysis, each a call `POST /api/analysis/{method}` for numbers that the caller brings. */
export function serveAnalysis(app: FastifyInstance): void {
  serveDescriptive(app)
  serveTrend(app)
  serveTarget(app)
  serveCorrelation(app)
  serveAggregate(app)
  serveAgreement(app)
  serveBestFigure(app)
  serveClassBreaks(app)
  serveComparison(app)
  serveDataQuality(app)
  serveForecast(app)
  serveInequality(app)
}
