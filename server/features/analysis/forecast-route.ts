import type { FastifyInstance } from 'fastify'
import { analyseForecast } from '#contract/analysis/forecast.ts'
import { isReported } from '#domain/forecast/reported.ts'
import { byId, measureKey } from '#domain/reference/reference-data.ts'
import { rowOf } from '#domain/statistics/figure-row.ts'
import { measureAccuracy } from '#domain/forecast/accuracy.ts'
import type { ForecastQuestion } from '#domain/forecast/forecast.ts'
import { Problem } from '#domain/problem.ts'
import type { Calculations } from '#server/calculations/calculations.ts'
import { valuesUsed } from '#server/calculations/methods.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { type Asker, askerOf } from '#server/work/asker.ts'
import { readFigures } from '#server/release/read-figures.ts'
import { fromFigures } from './from-figures.ts'
import { stamped } from './stamped.ts'

/** Forecasts of series that the caller brings or of published figures, and the accuracy of forecasts. */
export function serveForecast(app: FastifyInstance, database: Database, calculations: Calculations): void {
  serve(app, analyseForecast, async ({ body, request, reply }) => {
    const asker = askerOf(request, reply)
    if ('series' in body) {
      refuseTooMany(body.series, asker)
      const found = await calculations.run('forecasts', body.series, asker)
      const results = found.map((one) => stamped('forecast', one))
      return stamped('forecast', { status: 'ok' as const, n: results.length, results })
    }
    if ('training' in body) return stamped('forecast', measureAccuracy(body))
    if ('values' in body) {
      const [found] = await calculations.run('forecasts', [body], asker)
      if (!found) throw new Error('Every series has a result.')
      return stamped('forecast', found)
    }
    const { indicator, datasource, location, horizon, model } = body
    const named = { indicators: { indicator }, sources: { datasource }, locations: { location } }
    const figures = await readFigures(database, named, { locations: [location] })
    const { indicators, sources, evidence, measures } = figures.reference
    const asked = {
      ...{ horizon, model, points: figures.points, evidence },
      indicator: byId(indicators, indicator),
      source: byId(sources, datasource),
      reported: isReported(measures.get(measureKey(indicator, datasource))),
    }
    const { actual, result, warnings } = await calculations.run('forecast-of-points', asked, asker)
    return fromFigures({ method: 'forecast', figures, rows: actual.map(rowOf), result, warnings })
  })
}

/** Values of all series together; of each count those that a forecast looks at. */
const MOST_VALUES = { account: 10_000, guest: 5000 } as const

/** Throws `too-much-work` for more values than one request may have forecast, before any is. */
function refuseTooMany(series: readonly ForecastQuestion[], { isGuest }: Asker): void {
  const values = series.reduce((sum, one) => sum + valuesUsed(one), 0)
  const most = MOST_VALUES[isGuest ? 'guest' : 'account']
  if (values <= most) return
  const more = isGuest ? ` Somebody who is signed in may send ${MOST_VALUES.account}.` : ''
  throw new Problem(
    'too-much-work',
    `At most ${most} values are forecast at once, and these series have ${values}; of a series the last 100 years or 240 months count. Send the series in parts.${more}`,
    { series: [`Give series of at most ${most} values together.`] },
  )
}
