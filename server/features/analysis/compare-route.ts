import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { analyseComparison } from '#contract/analysis/compare.ts'
import { comparePair } from '#domain/statistics/comparison.ts'
import { proportionInterval } from '#domain/statistics/proportion-interval.ts'
import type { Calculations } from '#server/calculations/calculations.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { askerOf } from '#server/work/asker.ts'
import { compareFigures } from './compare-figures.ts'
import { type RankInTurn, rankFigures } from './rank-figures.ts'
import { stamped } from './stamped.ts'

type Sent = z.output<NonNullable<typeof analyseComparison.body>>
type TwoNumbers = Exclude<
  Extract<Sent, { readonly a: unknown }>,
  { readonly a: { readonly indicator: unknown } }
>

/** Two estimates, a ranking, or the interval of a share, by the input of the caller. */
export function serveComparison(app: FastifyInstance, database: Database, calculations: Calculations): void {
  serve(app, analyseComparison, async ({ body, request, reply }) => {
    const rank: RankInTurn = (items) => calculations.run('ranking', items, askerOf(request, reply))
    if ('items' in body) return stamped('compare', await rank(body))
    if ('p' in body) return stamped('compare', proportionInterval(body))
    if ('indicator' in body) return rankFigures(database, body, rank)
    if (isOfNumbers(body)) return stamped('compare', comparePair(body))
    return compareFigures(database, body)
  })
}

function isOfNumbers(body: Extract<Sent, { readonly a: unknown }>): body is TwoNumbers {
  return 'estimate' in body.a
}
