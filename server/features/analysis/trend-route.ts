import type { FastifyInstance } from 'fastify'
import { analyseTrend } from '#contract/analysis/trend.ts'
import { trendOf } from '#domain/statistics/trend/trend.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { stamped } from './stamped.ts'

/** Trend of a series that the caller brings. */
export function serveTrend(app: FastifyInstance): void {
  serve(app, analyseTrend, async ({ body: { periods, values, slope_direction } }) => {
    const series = periods.map((period, index) => ({ ...period, value: values[index] ?? null }))
    return stamped('trend', trendOf(series, slope_direction ?? null))
  })
}
