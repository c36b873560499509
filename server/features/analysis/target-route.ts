import type { FastifyInstance } from 'fastify'
import { analyseTarget } from '#contract/analysis/target.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { type Projection, projectToTarget } from '#domain/target/projection.ts'
import { standingOfSeries } from '#domain/target/standing-of-series.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { fromFigures } from './from-figures.ts'
import { readOverTime } from './read-picked.ts'
import { wireWord } from '#server/platform/wire-word.ts'
import { stamped } from './stamped.ts'

/** Gap and projection of a figure that the caller brings, or of one source at one place. */
export function serveTarget(app: FastifyInstance, database: Database): void {
  serve(app, analyseTarget, async ({ body }) => {
    if (!('indicator' in body)) {
      const { slope_direction, ...figures } = body
      const result = projectToTarget({ ...figures, slope: slope_direction })
      return stamped('target', result.status === 'ok' ? { n: 1, ...worded(result) } : result)
    }
    const { figures, rows, warnings } = await readOverTime(database, body)
    const indicator = byId(figures.reference.indicators, body.indicator)
    const result = standingOfSeries(rows, indicator, body.target ?? null)
    const made = { method: 'target', figures, rows, warnings }
    return fromFigures({ ...made, result: result.status === 'ok' ? worded(result) : result })
  })
}

function worded<P extends Projection>(found: P) {
  return { ...found, projected_year_reason: wireWord(found.projected_year_reason) }
}
