import type { FastifyInstance } from 'fastify'
import { analyseTrend } from '#contract/analysis/trend.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { Outcome } from '#domain/statistics/outcome.ts'
import { trendOfRows } from '#domain/statistics/trend/trend-of-rows.ts'
import type { Trend } from '#domain/statistics/trend/trend.ts'
import type { Calculations } from '#server/calculations/calculations.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { askerOf } from '#server/work/asker.ts'
import { wireWord } from '#server/platform/wire-word.ts'
import { fromFigures } from './from-figures.ts'
import { readOverTime } from './read-picked.ts'
import { stamped } from './stamped.ts'

/** Trend of a series that the caller brings, or of one source at one place. */
export function serveTrend(app: FastifyInstance, database: Database, calculations: Calculations): void {
  serve(app, analyseTrend, async ({ body, request, reply }) => {
    if ('values' in body) {
      const { periods, values, slope_direction } = body
      const series = periods.map((period, index) => ({ ...period, value: values[index] ?? null }))
      const asked = { series, slope: slope_direction ?? null }
      return stamped('trend', worded(await calculations.run('trend', asked, askerOf(request, reply))))
    }
    const { figures, rows, warnings } = await readOverTime(database, body)
    const { slope } = byId(figures.reference.indicators, body.indicator)
    return fromFigures({ method: 'trend', figures, rows, result: worded(trendOfRows(rows, slope)), warnings })
  })
}

function worded(found: Outcome<Trend>) {
  return found.status === 'ok' ? { ...found, verdict: wireWord(found.verdict) } : found
}
