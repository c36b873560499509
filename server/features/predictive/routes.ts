import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { ANALYSIS_VERSION } from '#contract/analysis/analysis-version.ts'
import { predictData } from '#contract/data/predictive-analysis.ts'
import { NATION } from '#domain/location/location.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { isReported } from '#domain/forecast/reported.ts'
import { byId, measureKey } from '#domain/reference/reference-data.ts'
import { rowOf } from '#domain/statistics/figure-row.ts'
import type { Calculations } from '#server/calculations/calculations.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { type Asker, askerOf } from '#server/work/asker.ts'
import { inputsOf } from '#server/release/inputs-of.ts'
import { readFigures } from '#server/release/read-figures.ts'
import { earlierShape } from './earlier-shape.ts'

type Sent = z.output<NonNullable<typeof predictData.body>>

/** The forecast call of the earlier client. A series that cannot be forecast is answered with the reason. */
function servePredictive(app: FastifyInstance, { database, calculations }: Services): void {
  serve(app, predictData, async ({ body, request, reply }) => {
    const turn = { calculations, asker: askerOf(request, reply) }
    return 'data' in body ? ofPairs(body, turn) : ofControls(database, body, turn)
  })
}

/** The asker, and the calculations that serve them. */
interface Turn {
  readonly calculations: Calculations
  readonly asker: Asker
}

async function ofPairs(
  { data, unit, horizon }: Extract<Sent, { readonly data: unknown }>,
  { calculations, asker }: Turn,
) {
  const actual = data
    .flatMap(([period, value]) => (value === null ? [] : [{ period, value }]))
    .toSorted((a, b) => a.period - b.period)
    .map(({ period, value }) => ({ period: isoPeriod(period), value }))
  return {
    ...earlierShape(await calculations.run('forecast-of-pairs', { data, unit, horizon }, asker), actual),
    version: ANALYSIS_VERSION,
    inputs: { given: 'inline' as const },
  }
}

async function ofControls(
  database: Database,
  asked: Exclude<Sent, { readonly data: unknown }>,
  { calculations, asker }: Turn,
) {
  const { indicator, datasource, horizon } = asked
  const location = asked.location ?? NATION
  const named = { indicators: { indicator }, sources: { datasource }, locations: { location } }
  const figures = await readFigures(database, named, { locations: [location] })
  const source = byId(figures.reference.sources, datasource)
  const wanted = {
    points: figures.points,
    indicator: byId(figures.reference.indicators, indicator),
    source,
    evidence: figures.reference.evidence,
    reported: isReported(figures.reference.measures.get(measureKey(indicator, datasource))),
    horizon,
  }
  const { actual, result, warnings } = await calculations.run('forecast-of-points', wanted, asker)
  const values = actual.map(({ period, value }) => ({ period: isoPeriod(period), value }))
  return {
    ...earlierShape(result, values, warnings),
    version: ANALYSIS_VERSION,
    inputs: inputsOf(figures, actual.map(rowOf)),
  }
}

export const predictiveFeature: Feature = { routes: servePredictive }
