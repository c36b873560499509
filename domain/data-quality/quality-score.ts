import { mean } from '#domain/statistics/moments.ts'
import { type Insufficient, insufficient } from '#domain/statistics/outcome.ts'

/** The parts of the score, each 0 to 100 or null when it could not be made. */
export const SCORE_PARTS = ['completeness', 'no_outliers', 'over_time', 'related', 'external'] as const

export type ScorePart = (typeof SCORE_PARTS)[number]
export type ScoreParts = Readonly<Partial<Record<ScorePart, number | null | undefined>>>

export interface QualityScore {
  readonly status: 'ok'
  readonly n: number
  readonly score: number
  readonly missing: readonly ScorePart[]
}

/** A score of fewer parts would be taken for one of the whole. */
const LEAST_PARTS = 3

/**
 * Overall quality of a routine source: the mean of the parts that could be made, with equal weights, and the names of
 * those that could not. One or two of five parts say little of a source and give none. Source: methods §2.8.
 */
export function qualityScore(parts: ScoreParts): QualityScore | Insufficient {
  const known = SCORE_PARTS.flatMap((part) => parts[part] ?? [])
  if (known.length < LEAST_PARTS) return insufficient(known.length, LEAST_PARTS, 'too_few_parts')
  const missing = SCORE_PARTS.filter((part) => typeof parts[part] !== 'number')
  return { status: 'ok', n: known.length, score: mean(known), missing }
}
