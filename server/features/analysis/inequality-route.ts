import type { FastifyInstance } from 'fastify'
import { analyseInequality } from '#contract/analysis/inequality.ts'
import { inequality } from '#domain/inequality/inequality.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { inequalityOfFigures, wordedInequality } from './inequality-of-figures.ts'
import { stamped } from './stamped.ts'

/** Inequality between groups that the caller brings, or that a source publishes. */
export function serveInequality(app: FastifyInstance, database: Database): void {
  serve(app, analyseInequality, async ({ body }) =>
    'groups' in body
      ? stamped('inequality', wordedInequality(inequality(body)))
      : inequalityOfFigures(database, body),
  )
}
