import type { FastifyInstance } from 'fastify'
import { explainGap } from '#contract/availability/gap.ts'
import type { Level } from '#domain/location/location.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { gapFinder } from '#server/release/gap-of.ts'
import { readFigures } from '#server/release/read-figures.ts'

const LEVELS: readonly Level[] = [1, 2, 3, 4, 5]

/** Why there is no figure. Every level of the one source is read, so that its other figures can be named. */
export function serveGap(app: FastifyInstance, database: Database): void {
  serve(app, explainGap, async ({ query }) => {
    const { indicator, datasource, location } = query
    const named = { indicators: { indicator }, sources: { datasource }, locations: { location } }
    const figures = await readFigures(database, named, { levels: LEVELS })
    const period = query.period ?? null
    const { gap = null } = gapFinder(figures)({ indicator, source: datasource, location, period })
    return { indicator, datasource, location, period: period === null ? null : isoPeriod(period), gap }
  })
}
