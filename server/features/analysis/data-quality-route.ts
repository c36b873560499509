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
import { serve } from '#server/platform/http/endpoint-route.ts'
import { stamped } from './stamped.ts'

/** Checks of routine data, by the fields that the caller sends. */
export function serveDataQuality(app: FastifyInstance): void {
  serve(app, analyseDataQuality, async ({ body }) => stamped('data-quality', check(body)))
}

type Given = z.output<NonNullable<typeof analyseDataQuality.body>>

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
