import type { FastifyInstance } from 'fastify'
import { analyseWhyDiffer } from '#contract/analysis/why-differ.ts'
import type { EditionFigure } from '#domain/observation/edition.ts'
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
    const editions = await database.query<EditionFigure>(EDITIONS, [indicator, location, [a, b]])
    const found = whyTheyDiffer({ table, reference, indicator, location, a, b, period, editions })
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

const EDITIONS = `select indicator, datasource as source, location, period, edition, value, lower, upper,
  interval_level as "intervalLevel", origin from edition
  where indicator = $1::int and location = $2::int and datasource = any($3::int[]) order by id`
