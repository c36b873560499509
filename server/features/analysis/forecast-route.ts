import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { analyseForecast } from '#contract/analysis/forecast.ts'
import { measureAccuracy } from '#domain/forecast/accuracy.ts'
import { type ForecastQuestion, type ForecastResult, forecast } from '#domain/forecast/forecast.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { stamped } from './stamped.ts'

/** Forecasts of series that the caller brings, and the accuracy of forecasts. */
export function serveForecast(app: FastifyInstance): void {
  serve(app, analyseForecast, async ({ body }) => {
    if ('series' in body)
      return stamped('forecast', { status: 'ok' as const, results: await each(body.series) })
    if ('training' in body) return stamped('forecast', measureAccuracy(body))
    return one(body)
  })
}

function one(
  question: ForecastQuestion,
): ForecastResult & { readonly method: string; readonly version: string } {
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
