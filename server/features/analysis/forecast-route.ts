import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { analyseForecast } from '#contract/analysis/forecast.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { forecastOfPoints } from '#domain/forecast/forecast-of-points.ts'
import { rowOf } from '#domain/statistics/figure-row.ts'
import { measureAccuracy } from '#domain/forecast/accuracy.ts'
import { type ForecastQuestion, type ForecastResult, forecast } from '#domain/forecast/forecast.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import type { Explained } from '#server/platform/explained.ts'
import type { InEnglish } from '#server/platform/in-english.ts'
import { readFigures } from '#server/release/read-figures.ts'
import { fromFigures } from './from-figures.ts'
import { type Provenance, stamped } from './stamped.ts'

/** Forecasts of series that the caller brings or of published figures, and the accuracy of forecasts. */
export function serveForecast(app: FastifyInstance, database: Database): void {
  serve(app, analyseForecast, async ({ body }) => {
    if ('series' in body) {
      const results = await each(body.series)
      return stamped('forecast', { status: 'ok' as const, n: results.length, results })
    }
    if ('training' in body) return stamped('forecast', measureAccuracy(body))
    if ('values' in body) return one(body)
    const { indicator, datasource, location } = body
    const named = { indicators: { indicator }, sources: { datasource }, locations: { location } }
    const figures = await readFigures(database, named, { locations: [location] })
    const { indicators, sources, evidence } = figures.reference
    const { actual, result, warnings } = forecastOfPoints({
      ...body,
      points: figures.points,
      indicator: byId(indicators, indicator),
      source: byId(sources, datasource),
      evidence,
    })
    return fromFigures({ method: 'forecast', figures, rows: actual.map(rowOf), result, warnings })
  })
}

function one(question: ForecastQuestion): Explained<InEnglish<ForecastResult>> & Provenance {
  return stamped('forecast', forecast(question))
}

/** One after the other, letting other requests in between. */
async function each(questions: readonly ForecastQuestion[]) {
  const results: ReturnType<typeof one>[] = []
  for (const question of questions) {
    results.push(one(question))
    await setImmediate()
  }
  return results
}
