import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import { serveAggregate } from './aggregate-route.ts'
import { serveAgreement } from './agreement-route.ts'
import { serveBestFigure } from './best-figure-route.ts'
import { serveClassBreaks } from './class-breaks-route.ts'
import { serveComparison } from './compare-route.ts'
import { serveDataQuality } from './data-quality-route.ts'
import { serveCorrelation } from './correlation-route.ts'
import { serveDescriptive } from './descriptive-route.ts'
import { serveEarlierConfidence } from './earlier-confidence-route.ts'
import { serveForecast } from './forecast-route.ts'
import { serveInequality } from './inequality-route.ts'
import { serveTarget } from './target-route.ts'
import { serveTrend } from './trend-route.ts'
import { serveWhyDiffer } from './why-differ-route.ts'

/** Every method of analysis, each a call `POST /api/analysis/{method}` for a caller's numbers or for published figures. */
function serveAnalysis(app: FastifyInstance, { database, calculations }: Services): void {
  serveDescriptive(app, database)
  serveTrend(app, database, calculations)
  serveTarget(app, database)
  serveCorrelation(app, database, calculations)
  serveAggregate(app, database)
  serveAgreement(app, database, calculations)
  serveBestFigure(app, database)
  serveEarlierConfidence(app, database)
  serveWhyDiffer(app, database)
  serveClassBreaks(app, database, calculations)
  serveComparison(app, database, calculations)
  serveDataQuality(app, database)
  serveForecast(app, database, calculations)
  serveInequality(app, database)
}

export const analysisFeature: Feature = { routes: serveAnalysis }
