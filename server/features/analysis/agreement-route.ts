import { isWhole } from '#domain/observation/settled.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { analyseAgreement } from '#contract/analysis/agreement.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { annualPoints } from '#domain/statistics/annual-points.ts'
import { rowOf, valuesOf } from '#domain/statistics/figure-row.ts'
import { unitScale, yearUnit } from '#domain/statistics/figure-unit.ts'
import type { AgreementInput, agreement } from '#domain/triangulation/agreement.ts'
import type { Calculations } from '#server/calculations/calculations.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { askerOf } from '#server/work/asker.ts'
import { readFigures } from '#server/release/read-figures.ts'
import { fromFigures } from './from-figures.ts'
import { stamped } from './stamped.ts'

type Asked = Extract<z.output<NonNullable<typeof analyseAgreement.body>>, { readonly indicator: unknown }>

/** Agreement of two lists of figures that the caller brings, or of two sources. */
export function serveAgreement(app: FastifyInstance, database: Database, calculations: Calculations): void {
  serve(app, analyseAgreement, async ({ body, request, reply }) => {
    const agree: AgreeInTurn = (lists) => calculations.run('agreement', lists, askerOf(request, reply))
    return 'indicator' in body
      ? agreementOfSources(database, body, agree)
      : stamped('agreement', await agree(body))
  })
}

/** Finds out about agreement when it is the caller's turn. */
type AgreeInTurn = (lists: AgreementInput) => Promise<ReturnType<typeof agreement>>

/** Pairs are of the same place and the same year exactly; projections are no evidence and left out. */
async function agreementOfSources(
  database: Database,
  { indicator: id, primary, comparison, location }: Asked,
  agree: AgreeInTurn,
) {
  const named = { indicators: { indicator: id }, sources: { primary, comparison }, locations: { location } }
  const reach = location ? { locations: [location] } : { levels: [1, 2, 3] as const }
  const figures = await readFigures(database, named, reach)
  const indicator = byId(figures.reference.indicators, id)
  const observed = figures.points.filter(isWhole)
  const years = annualPoints(observed, yearUnit(indicator), unitScale(indicator))
  const keys = [...new Set(years.map((point) => `${point.location}|${point.period}`))]
  const rowsOf = (source: number) => {
    const found = new Map(
      years
        .filter((point) => point.source === source)
        .map((point) => [`${point.location}|${point.period}`, point]),
    )
    return keys.map((key) => {
      const point = found.get(key)
      if (point) return rowOf(point)
      const [place, period] = key.split('|').map(Number)
      return { indicator: id, source, location: place ?? 0, period: period ?? 0, point: null }
    })
  }
  const [a, b] = [rowsOf(primary), rowsOf(comparison)]
  const result = await agree({ primary: valuesOf(a), comparison: valuesOf(b) })
  const isPair = (_: unknown, index: number) => a[index % a.length]?.point && b[index % a.length]?.point
  const rows = [...a, ...b].filter(isPair)
  const levels = new Set(rows.map((row) => figures.reference.locations.get(row.location)?.level))
  const caveats =
    levels.size > 1 ? ['pairs of nation, zones and states overlap: they are not independent'] : []
  return fromFigures({ method: 'agreement', figures, rows, result, caveats })
}
