import type { FastifyInstance } from 'fastify'
import { analyseWhyDiffer } from '#contract/analysis/why-differ.ts'
import { rowOf } from '#domain/statistics/figure-row.ts'
import { whyTheyDiffer } from '#domain/triangulation/why-differ/why-they-differ.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { fromFigures } from './from-figures.ts'
import { namedFigure } from './named-figure.ts'
import { readAllSources } from './read-all-sources.ts'

/** Why two sources differ about one place. */
export function serveWhyDiffer(app: FastifyInstance, database: Database): void {
  serve(app, analyseWhyDiffer, async ({ body }) => {
    const { indicator, location, a, b, period } = body
    const { figures, table, reference } = await readAllSources(database, body, { a, b })
    const found = whyTheyDiffer({ table, reference, indicator, location, a, b, period })
    const made = { method: 'why-differ', figures }
    if (found.status !== 'ok') return fromFigures({ ...made, rows: [], result: found })
    const { sides, ...result } = found
    return fromFigures({
      ...made,
      rows: [rowOf(sides.a.point), rowOf(sides.b.point)],
      result: { ...result, a: namedFigure(sides.a), b: namedFigure(sides.b) },
    })
  })
}
