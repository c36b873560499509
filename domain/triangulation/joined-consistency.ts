import type { DataSource } from '#domain/data-source/data-source.ts'
import { message } from '#domain/message/message.ts'
import { decimal, listOf } from '#domain/message/value.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import { stepWords } from './credibility.ts'
import { joinedChecks } from './joined-checks.ts'
import { documentationQuality, isFilled } from './documentation.ts'
import { documentedFields } from './documented-fields.ts'
import type { Findings } from './findings.ts'
import { gradedMetric, meanOf, measureWords, pairsOfFigures } from './graded-metric.ts'
import { joinedSteps } from './joined-steps.ts'
import type { JudgedIndicator } from './judged-indicator.ts'
import type { JudgedSource } from './judged-source.ts'
import { pairedWith, shownName, type TriangulationQuestion } from './question.ts'

/** The basis of the joined grades of one source: the question and the findings for each indicator. */
export interface JoinedSource {
  readonly question: TriangulationQuestion
  readonly source: DataSource
  readonly indicators: readonly JudgedIndicator[]
  /** The findings for this source, one for each indicator. */
  readonly found: readonly JudgedSource[]
  readonly nPairs: number
}

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
  const against = {
    others: listOf(pairedWith(question, source).map(shownName)),
    pairs: pairsOfFigures(nPairs),
  }
  const judged = found.filter((one) => one.variability).length
  return gradedMetric({
    measures: found.map((one) => one.variability?.m ?? null),
    says: (m) =>
      single === null
        ? message('triangulation.mean-measure', {
            ...against,
            indicators: message('triangulation.indicators', { count: judged }),
            measure: measureWords(m),
          })
        : message('triangulation.median-gap', {
            ...against,
            gap: decimal(isPercent ? single.d : 100 * single.d),
            unit: isPercent ? 'points' : 'percent',
            measure: measureWords(m),
          }),
    otherwise: message('triangulation.no-pair'),
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

/**
 * With one indicator chosen also how it is measured; over several only the description of the source itself.
 */
function documentationGrade({ question, source, nPairs }: JoinedSource) {
  const { indicator, reference, documented } = question
  const measure = indicator === null ? null : reference.measures.get(measureKey(indicator.id, source.id))
  const fields = documented ? documentedFields(source, measure) : []
  const filled = fields.filter(({ text }) => isFilled(text)).length
  return gradedMetric({
    measures: [documentationQuality(fields.map(({ text }) => text))],
    says: (m) =>
      message('triangulation.documented', {
        filled: `${filled}`,
        all: `${fields.length}`,
        measure: measureWords(m),
      }),
    otherwise: message('triangulation.undescribed'),
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
      message('triangulation.credibility', {
        steps: listOf(evidence.steps.map(stepWords), 'none'),
        measure: measureWords(m),
      }),
    otherwise: message('triangulation.no-figure-of', {
      source: shownName(source),
      which: question.indicator ? 'chosen' : 'common',
    }),
    nPairs,
    evidence,
    caveats: [message('triangulation.not-held')],
  })
}

function uniformityGrade({ found, nPairs }: JoinedSource) {
  const checks = joinedChecks(found)
  const total = (field: 'passed' | 'failed') => checks.reduce((sum, check) => sum + check[field], 0)
  const made = total('passed') + total('failed')
  return gradedMetric({
    measures: found.map((one) => one.uniformityOfData),
    says: (m) =>
      message('triangulation.checks-passed', {
        passed: `${total('passed')}`,
        made: message('triangulation.checks', { count: made }),
        measure: measureWords(m),
      }),
    otherwise: message('triangulation.no-check'),
    nPairs,
    evidence: { checks },
  })
}

/** The parts of the measure, in the order of the methods. */
const PARTS = [
  'trend_agreement',
  'rank_agreement',
  'concordance',
  'ci_agreement',
  'target_agreement',
  'significant_difference',
] as const satisfies readonly (keyof Findings)[]

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
  const words = PARTS.flatMap((part) => {
    const value = parts[part]
    return value === null ? [] : message('triangulation.finding', { part, measure: measureWords(value) })
  })
  const near = found.flatMap((one) => one.nearPairs).length
  return gradedMetric({
    measures: found.map((one) => one.findings.m),
    says: (m) =>
      message('triangulation.findings', { parts: listOf(words, 'none'), measure: measureWords(m) }),
    otherwise: message(nPairs === 0 ? 'triangulation.no-pair' : 'triangulation.too-few-pairs'),
    nPairs,
    evidence: {
      ...parts,
      window1: near === 0 ? null : { n_pairs: near, m: meanOf(found.map((one) => one.nearFindings.m)) },
    },
  })
}
