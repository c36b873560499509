import type { FastifyInstance } from 'fastify'
import { analyseBestFigure } from '#contract/analysis/best-figure.ts'
import { coverageEstimate } from '#domain/best-figure/coverage.ts'
import { quotedFigure } from '#domain/best-figure/quoted.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { stamped } from './stamped.ts'

/** The figure to quote, from figures that the caller brings. */
export function serveBestFigure(app: FastifyInstance): void {
  serve(app, analyseBestFigure, async ({ body }) =>
    stamped('best-figure', 'estimates' in body ? quotedFigure(body) : coverageEstimate(body)),
  )
}
