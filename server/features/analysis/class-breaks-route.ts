import type { FastifyInstance } from 'fastify'
import { analyseClassBreaks } from '#contract/analysis/class-breaks.ts'
import { summariseClasses } from '#domain/statistics/class-summary.ts'
import { valuesOf } from '#domain/statistics/figure-row.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { fromFigures } from './from-figures.ts'
import { readAcross } from './read-picked.ts'
import { stamped } from './stamped.ts'

/** Classes of a map for values that the caller brings, or for the places of a level. */
export function serveClassBreaks(app: FastifyInstance, database: Database): void {
  serve(app, analyseClassBreaks, async ({ body }) => {
    if ('values' in body)
      return stamped('class-breaks', summariseClasses(body.values, body.method, body.classes))
    const { figures, rows, warnings } = await readAcross(database, body)
    const result = summariseClasses(valuesOf(rows), body.method, body.classes)
    return fromFigures({ method: 'class-breaks', figures, rows, result, warnings })
  })
}
