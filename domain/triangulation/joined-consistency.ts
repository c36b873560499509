import type { DataSource } from '#domain/data-source/data-source.ts'
import { formatNumber } from '#domain/number/format.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import { joinedChecks } from './joined-checks.ts'
import { documentationQuality, isFilled } from './documentation.ts'
import { documentedFields } from './documented-fields.ts'
import type { Findings } from './findings.ts'
import { counted, gradedMetric, meanOf, measureWords } from './graded-metric.ts'
import { joinedSteps } from './joined-steps.ts'
import type { JudgedIndicator } from './judged-indicator.ts'
import type { JudgedSource } from './judged-source.ts'
import { pairedWith, shownName, type TriangulationQuestion } from './question.ts'

/** What the grades of one source are joined from: the question and what was found for each indicator. */
export interface JoinedSource {
  readonly question: TriangulationQuestion
  readonly source: DataSource
  readonly indicators: readonly JudgedIndicator[]
  /** The findings for this source, one for each indicator. */
  readonly found: readonly JudgedSource[]
  readonly nPairs: number
}

const NO_PAIR = 'Not available: the sources have no figure for the same place and year.'

/** The five metrics of consistency of one source. Source: methods §1.4. */
export function joinedConsistency(joined: JoinedSource) {
  return {
    variability: variabilityGrade(joined),
    metadata_documentation_quality: documentationGrade(joined),
    source_credibility: credibilityGrade(joined),
    uniformity_of_data: uniformityGrade(joined),
    uniformity_in_findings: findingsGrade(joined),
  }
}

function variabilityGrade({ question, source, found, indicators, nPairs }: JoinedSource) {
  const [only, ...more] = found
  const indicator = indicators[0]?.indicator
  const single = more.length === 0 && indicator ? (only?.variability ?? null) : null
  const isPercent = indicator?.factor === 2
  const near = found.flatMap((one) => one.nearPairs).length
  const nearD = more.length === 0 ? (only?.nearVariability?.d ?? null) : null
  const others = pairedWith(question, source).map(shownName).join(' and ')
  const pairs = counted(nPairs, 'pair of figures', 'pairs of figures')
  const gap = single === null ? null : formatNumber(isPercent ? single.d : 100 * single.d, 1)
  const formula = isPercent ? 'gap / 25' : 'gap / 55%'
  return gradedMetric({
    measures: found.map((one) => one.variability?.m ?? null),
    says: (m) =>
      gap === null
        ? `Mean measure over ${counted(found.filter((one) => one.variability).length, 'indicator', 'indicators')} with ${pairs} against ${others}: ${measureWords(m)}.`
        : `Median gap against ${others}: ${gap}${isPercent ? ' points' : '%'} over ${pairs}. Measure = 1 − ${formula} = ${measureWords(m)}.`,
    otherwise: NO_PAIR,
    nPairs,
    evidence: {
      d: single?.d ?? null,
      unit: single === null ? null : isPercent ? ('points' as const) : ('relative' as const),
      window1:
        near === 0
          ? null
          : { n_pairs: near, d: nearD, m: meanOf(found.map((one) => one.nearVariability?.m ?? null)) },
    },
  })
}

/** With one indicator chosen also how it is measured; over several only what is said about the source itself. */
function documentationGrade({ question, source, nPairs }: JoinedSource) {
  const { indicator, reference, documented } = question
  const measure = indicator === null ? null : reference.measures.get(measureKey(indicator.id, source.id))
  const fields = documented ? documentedFields(source, measure) : []
  const filled = fields.filter(({ text }) => isFilled(text)).length
  return gradedMetric({
    measures: [documentationQuality(fields.map(({ text }) => text))],
    says: (m) => `${filled} of ${fields.length} fields of the description say something: ${measureWords(m)}.`,
    otherwise: 'Not available: the source came without a description.',
    nPairs,
    evidence: {
      fields: fields.map(({ field, text }) => ({ field, filled: isFilled(text) ? 1 : 0, of: 1 })),
    },
  })
}

function credibilityGrade({ question, source, found, nPairs }: JoinedSource) {
  const evidence = joinedSteps(source, found)
  return gradedMetric({
    measures: found.map((one) => one.credibility?.m ?? null),
    says: (m) =>
      `${evidence.steps.map(({ reason, delta }) => `${reason} (${delta > 0 ? '+' : '−'}${Math.abs(delta)})`).join(', ')}. Measure = ${measureWords(m)}.`,
    otherwise: `Not available: ${shownName(source)} has no figure of ${question.indicator ? 'this indicator' : 'a common indicator'}.`,
    nPairs,
    evidence,
    caveats: [
      'completeness of reports and checks of facilities are not held, so they neither raise nor lower it',
    ],
  })
}

function uniformityGrade({ found, nPairs }: JoinedSource) {
  const checks = joinedChecks(found)
  const total = (field: 'passed' | 'failed') => checks.reduce((sum, check) => sum + check[field], 0)
  const made = total('passed') + total('failed')
  return gradedMetric({
    measures: found.map((one) => one.uniformityOfData),
    says: (m) =>
      `${total('passed')} of ${counted(made, 'check', 'checks')} that could be made are passed. Measure = ${measureWords(m)}.`,
    otherwise: 'Not available: none of the checks can be made.',
    nPairs,
    evidence: { checks },
  })
}

/** The parts of the measure in words, in the order of the methods. */
const PARTS = {
  trend_agreement: 'same direction over the years',
  rank_agreement: 'same order of places',
  concordance: 'concordance',
  ci_agreement: 'intervals that meet',
  target_agreement: 'same side of the target',
  significant_difference: 'no significant difference',
} as const satisfies Partial<Record<keyof Findings, string>>

function findingsGrade({ found, nPairs }: JoinedSource) {
  const meanPart = (part: keyof Findings) => meanOf(found.map((one) => one.findings[part]))
  const parts = {
    trend_agreement: meanPart('trend_agreement'),
    rank_agreement: meanPart('rank_agreement'),
    concordance: meanPart('concordance'),
    ci_agreement: meanPart('ci_agreement'),
    target_agreement: meanPart('target_agreement'),
    significant_difference: meanPart('significant_difference'),
  }
  const words = (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((part) => {
    const value = parts[part]
    return value === null ? [] : `${PARTS[part]} ${measureWords(value)}`
  })
  const near = found.flatMap((one) => one.nearPairs).length
  return gradedMetric({
    measures: found.map((one) => one.findings.m),
    says: (m) => `Mean of ${words.join(', ')} = ${measureWords(m)}.`,
    otherwise:
      nPairs === 0
        ? NO_PAIR
        : 'Not available: too few pairs for directions, order or concordance, no interval and no target.',
    nPairs,
    evidence: {
      ...parts,
      window1: near === 0 ? null : { n_pairs: near, m: meanOf(found.map((one) => one.nearFindings.m)) },
    },
  })
}
