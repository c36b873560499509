import type { FastifyInstance } from 'fastify'
import { analyseClassBreaks } from '#contract/analysis/class-breaks.ts'
import { valuesOf } from '#domain/statistics/figure-row.ts'
import type { Calculations } from '#server/calculations/calculations.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { askerOf } from '#server/work/asker.ts'
import { fromFigures } from './from-figures.ts'
import { readAcross } from './read-picked.ts'
import { stamped } from './stamped.ts'

/** Classes of a map for values that the caller brings, or for the places of a level. */
export function serveClassBreaks(app: FastifyInstance, database: Database, calculations: Calculations): void {
  serve(app, analyseClassBreaks, async ({ body, request, reply }) => {
    const { method, classes } = body
    const summary = (values: readonly (number | null)[]) =>
      calculations.run('classes', { values, method, classes }, askerOf(request, reply))
    if ('values' in body) return stamped('class-breaks', await summary(body.values))
    const { figures, rows, warnings } = await readAcross(database, body)
    const result = await summary(valuesOf(rows))
    return fromFigures({ method: 'class-breaks', figures, rows, result, warnings })
  })
}
