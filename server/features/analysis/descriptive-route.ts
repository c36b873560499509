import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { analyseDescriptive } from '#contract/analysis/descriptive.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { describeValues } from '#domain/statistics/descriptive/descriptive.ts'
import { valuesOf } from '#domain/statistics/figure-row.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { fromFigures } from './from-figures.ts'
import { readAcross, readOverTime } from './read-picked.ts'
import { stamped } from './stamped.ts'

type Asked = z.output<NonNullable<typeof analyseDescriptive.body>>

/** Descriptive statistics of numbers that the caller brings, or of published figures. */
export function serveDescriptive(app: FastifyInstance, database: Database): void {
  serve(app, analyseDescriptive, async ({ body }) => {
    if (!('values' in body)) return describeFigures(database, body)
    const { slope_direction, ...numbers } = body
    return stamped('descriptive', describeValues({ ...numbers, slope: slope_direction }))
  })
}

const OVER_TIME = [
  'Values of one place over time are not independent: the interval of the mean is too narrow.',
]
const ACROSS_PLACES = [
  'Best and worst are the ends of the published figures; whether they differ from others is a question to compare.',
]

/** Over time the best and the worst are periods, across places they are places. */
async function describeFigures(database: Database, asked: Exclude<Asked, { readonly values: unknown }>) {
  const isSeries = 'location' in asked
  const { figures, rows, warnings } = isSeries
    ? await readOverTime(database, asked)
    : await readAcross(database, asked)
  const { slope } = byId(figures.reference.indicators, asked.indicator)
  const labels = rows.map(({ location, period }) =>
    isSeries ? isoPeriod(period) : (figures.reference.locations.get(location)?.name ?? ''),
  )
  const { probabilities } = asked
  const result = describeValues({ values: valuesOf(rows), probabilities, labels, slope })
  const caveats = isSeries ? OVER_TIME : ACROSS_PLACES
  return fromFigures({
    method: 'descriptive',
    figures,
    rows,
    result: result.status === 'ok' ? { ...result, caveats: isSeries ? [] : result.caveats } : result,
    warnings,
    caveats: result.status === 'ok' ? caveats : [],
  })
}
