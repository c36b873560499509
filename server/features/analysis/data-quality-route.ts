import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { analyseDataQuality } from '#contract/analysis/data-quality.ts'
import { adjustForCompleteness, reportingQuality } from '#domain/data-quality/completeness.ts'
import { denominatorQuality } from '#domain/data-quality/denominators.ts'
import { externalConsistency } from '#domain/data-quality/external.ts'
import { findOutliers } from '#domain/data-quality/outliers.ts'
import { consistencyOverTime } from '#domain/data-quality/over-time.ts'
import { qualityScore } from '#domain/data-quality/quality-score.ts'
import { checkParts, dropOut, relatedConsistency } from '#domain/data-quality/related.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { reviewFigures } from './review-figures.ts'
import { stamped } from './stamped.ts'

/** Checks of routine data that the caller brings, by the fields sent, or of published figures. */
export function serveDataQuality(app: FastifyInstance, database: Database): void {
  serve(app, analyseDataQuality, async ({ body }) =>
    'indicator' in body ? reviewFigures(database, body) : stamped('data-quality', check(body)),
  )
}

type Given = Exclude<z.output<NonNullable<typeof analyseDataQuality.body>>, { readonly indicator: unknown }>

function check(body: Given) {
  if ('values' in body) return findOutliers(body.values, body.periods)
  if ('completeness' in body) return adjustForCompleteness(body)
  if ('preceding' in body) return consistencyOverTime(body)
  if ('state_num' in body) return relatedConsistency(body)
  if ('first_dose' in body) return dropOut(body.first_dose, body.later_dose)
  if ('numerator' in body) return checkParts(body.numerator, body.denominator)
  if ('received' in body) return reportingQuality(body)
  if ('survey' in body) return externalConsistency(body.routine, body.survey)
  return 'official' in body ? denominatorQuality(body) : qualityScore(body.score_parts)
}
