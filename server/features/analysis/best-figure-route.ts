import type { FastifyInstance } from 'fastify'
import { analyseBestFigure } from '#contract/analysis/best-figure.ts'
import { coverageEstimate } from '#domain/best-figure/coverage.ts'
import { quotedFigure } from '#domain/best-figure/quoted.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { bestOfFigures } from './best-of-figures.ts'
import { stamped } from './stamped.ts'

/** The figure to quote, of published figures or of figures that the caller brings. */
export function serveBestFigure(app: FastifyInstance, database: Database): void {
  serve(app, analyseBestFigure, async ({ body }) => {
    if ('indicator' in body) return bestOfFigures(database, body)
    return stamped('best-figure', 'estimates' in body ? quotedFigure(body) : coverageEstimate(body))
  })
}
