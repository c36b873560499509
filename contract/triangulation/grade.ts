import { z } from 'zod'
import { SCALES } from '#domain/triangulation/answer-words.ts'
import { START } from '#domain/triangulation/credibility.ts'
import { COMPLEMENTARITY_METRICS, CONSISTENCY_METRICS, DATA_CHECKS } from '#domain/triangulation/metrics.ts'

export const some = z.number().nullable()
const texts = z.array(z.string()).readonly()
const scale = z.enum(SCALES)

/** `short` is the word of the grade, `long` a sentence with the measure and its formula. */
const description = z.object({ short: z.string(), long: z.string() })

/** One metric of one source: its grade, the measure behind it, and the evidence that only this metric has. */
function gradeWith<Evidence extends z.ZodRawShape>(evidence: Evidence) {
  return z.object({
    score: z.literal([0, 1, 2, 3, 4, 5]).meta({ description: '0 not available, 1 Poor to 5 Excellent.' }),
    scale,
    description,
    m: some.meta({ description: 'Measure from 0 to 1, the mean over the indicators; null: not available.' }),
    n_indicators: z.int().meta({ description: 'Indicators that the mean was taken over.' }),
    low_evidence: z.boolean().meta({ description: 'Fewer than 3 pairs of figures.' }),
    caveats: texts,
    evidence: z.object(evidence),
  })
}

/** The same with pairs at most one year apart: shown beside the grade, never used for it. */
const window1 = z.object({ n_pairs: z.int(), d: some, m: some }).nullable()

const findingsWindow = z.object({ n_pairs: z.int(), m: some }).nullable()

const check = z.object({
  check: z.enum(DATA_CHECKS),
  label: z.string(),
  against: z.string().meta({ description: 'Name of the source compared with.' }),
  verdict: z.enum(['passed', 'failed', 'mixed', 'not_assessable']),
  passed: z.int().meta({ description: 'Number of indicators.' }),
  failed: z.int(),
  not_assessable: z.int(),
  why: z.string(),
})

const sets = {
  n_own: z.int(),
  n_universe: z.int(),
  n_added: z.int().meta({ description: 'What this source has and the other chosen ones have not.' }),
  n_left_empty: z.int().meta({ description: 'What the other chosen sources leave empty.' }),
  own: texts.meta({ description: 'What this source has; at most 50 entries.' }),
  added: texts.meta({ description: 'What only this source has; at most 50 entries.' }),
}

const setGrade = gradeWith(sets)

export const consistencyGrades = z.object({
  variability: gradeWith({
    d: some.meta({ description: 'Median distance; null over several indicators, whose units differ.' }),
    unit: z.enum(['points', 'relative']).nullable(),
    window1,
  }),
  metadata_documentation_quality: gradeWith({
    fields: z.array(z.object({ field: z.string(), filled: z.int(), of: z.int() })).readonly(),
  }),
  source_credibility: gradeWith({
    kind: z.enum(Object.keys(START) as (keyof typeof START)[]),
    newest_year: z.int().nullable(),
    steps: z.array(z.object({ reason: z.string(), delta: z.int(), n_indicators: z.int() })).readonly(),
  }),
  uniformity_of_data: gradeWith({ checks: z.array(check).readonly() }),
  uniformity_in_findings: gradeWith({
    trend_agreement: some,
    rank_agreement: some,
    concordance: some,
    ci_agreement: some,
    target_agreement: some,
    significant_difference: some,
    window1: findingsWindow,
  }),
})

export const complementarityGrades = z.object({
  years_available: setGrade,
  methodology: setGrade,
  area: gradeWith({
    ...sets,
    by_level: z
      .array(
        z.object({
          level: z.int(),
          name: z.string(),
          n_own: z.int(),
          n_universe: z.int(),
          n_added: z.int(),
          m: some,
        }),
      )
      .readonly(),
  }),
  study_population: setGrade,
  research_design: setGrade,
  related_indicators: setGrade,
})

const scores = {
  score: some.meta({ description: '100 · Σ grades / (5 · all metrics); null when no metric is available.' }),
  score_available: some.meta({ description: 'The same over the available metrics only.' }),
  n_available: z.int(),
}

export const consistency = z.object({ ...scores, grades: consistencyGrades })
export const complementarity = z.object({ ...scores, grades: complementarityGrades })

/** A metric of two sources together: the mean of their grades, and the word of it with halves rounded down. */
const joined = z.object({ score: z.number(), scale, description })

export const joinedConsistency = z.record(z.enum(CONSISTENCY_METRICS), joined)
export const joinedComplementarity = z.record(z.enum(COMPLEMENTARITY_METRICS), joined)
