import { aggregatedMetrics } from './aggregates.ts'
import { dependenceOf } from './dependence.ts'
import { agreementScore, gradeShare, type JudgedPairs } from './agreement-score.ts'
import { type Grade, overallScore, scoreBand } from './grade.ts'
import { type GradedMetric, whyMissing } from './graded-metric.ts'
import { headlineOf } from './headline.ts'
import type { JudgedIndicator } from './judged-indicator.ts'
import { COMPLEMENTARITY_METRICS, CONSISTENCY_METRICS, DOCUMENTATION_METRICS } from './metrics.ts'
import { type MissingMetric, notJudged } from './not-judged.ts'
import { pairAgreements } from './pair-agreement.ts'
import { pairRow } from './pair-rows.ts'
import { chosenSources, type TriangulationQuestion } from './question.ts'
import { inputsOf } from './question-inputs.ts'
import { remarksOf } from './remarks.ts'
import { type SourceEntry, sourceEntry } from './source-entry.ts'

/** Everything that a triangulation says, under the names that it has on the wire. */
export type Triangulation = ReturnType<typeof triangulate>

/**
 * Joins the findings for each indicator: grades and scores of each source and of each two of them, agreement
 * of the pairs, dependence, and the parts that could not be judged. At most `mostPairs` pairs are listed.
 * Source: methods
 * 1.
 */
export function triangulate(
  question: TriangulationQuestion,
  judged: readonly JudgedIndicator[],
  mostPairs: number,
) {
  const pairs = judged.flatMap((one) => one.pairs)
  const sources = chosenSources(question).map((source) => sourceEntry(question, judged, source))
  const agreement = question.indicator ? pairAgreements(question, pairs) : []
  const rows = pairs.slice(0, mostPairs).map((pair) => pairRow(question, pair))
  const grades = sources[0]?.consistency.grades
  return {
    status: 'ok',
    n: pairs.length,
    inputs: inputsOf(question, judged),
    headline: headlineOf(question, {
      pairs,
      agreement,
      findings: leastAlike(sources),
      variability: grades?.variability.score ?? 0,
      nIndicators: judged.length,
    }),
    overall: {
      consistency: agreementOf(question, judged),
      complementarity: overallOf(sources),
      documentation: documentationOf(sources),
    },
    sources,
    aggregates: aggregatesOf(sources),
    agreement,
    pairs: { n: pairs.length, shown: rows.length, rows },
    dependence: dependenceOf(question, judged),
    not_judged: notJudged(question, judged, missingMetrics(sources), agreement, rows),
    ...remarksOf(judged, pairs, sources),
  } as const
}

/** The lowest grade of the findings of a comparison, so that one that agrees does not hide one that does not. */
function leastAlike(sources: readonly SourceEntry[]): Grade {
  const grades = sources
    .filter(({ role }) => role === 'comparison')
    .map(({ consistency }) => consistency.grades.uniformity_in_findings.score)
  return grades
    .filter((grade) => grade > 0)
    .reduce<Grade>((least, grade) => (least === 0 || grade < least ? grade : least), 0)
}

/** The headline of consistency: how far figures agree, and nothing else. Source: methods §13.4. */
function agreementOf(question: TriangulationQuestion, judged: readonly JudgedIndicator[]) {
  const pairs = judged.flatMap(({ indicator, sources }) =>
    question.comparisons.flatMap(({ id }): JudgedPairs[] => {
      const one = sources.get(id)
      return one ? [{ indicator, pairs: one.pairs, findings: one.findings }] : []
    }),
  )
  const { score, n_pairs, bound } = agreementScore(pairs)
  const band = score === null ? null : scoreBand(score, 'consistency')
  return { score, band, n_sources: 1 + question.comparisons.length, n_pairs, bound }
}

function overallOf(sources: readonly SourceEntry[]) {
  const scores = sources.map(({ complementarity }) => complementarity.score)
  const score = overallScore(scores)
  return {
    score,
    band: score === null ? null : scoreBand(score, 'complementarity'),
    n_sources: scores.filter((one) => one !== null).length,
  }
}

/** How well the sources are described and how credible they are: beside their agreement, never part of it. */
function documentationOf(sources: readonly SourceEntry[]) {
  const grades = sources.flatMap(({ consistency }) =>
    DOCUMENTATION_METRICS.map((metric) => consistency.grades[metric].score),
  )
  return { score: gradeShare(grades), n_sources: sources.length }
}

/** Each two of the chosen sources, the primary's first. */
function aggregatesOf(sources: readonly SourceEntry[]) {
  return sources.flatMap((a, index) =>
    sources.slice(index + 1).map((b) => ({
      name: `${a.name}_${b.name}`,
      members: [a.id, b.id],
      consistency: aggregatedMetrics(
        CONSISTENCY_METRICS,
        { name: a.name, grades: a.consistency.grades },
        { name: b.name, grades: b.consistency.grades },
      ),
      complementarity: aggregatedMetrics(
        COMPLEMENTARITY_METRICS,
        { name: a.name, grades: a.complementarity.grades },
        { name: b.name, grades: b.complementarity.grades },
      ),
    })),
  )
}

function missingMetrics(sources: readonly SourceEntry[]): MissingMetric[] {
  return sources.flatMap(({ name, consistency, complementarity }) => [
    ...missingOf(CONSISTENCY_METRICS, name, consistency.grades),
    ...missingOf(COMPLEMENTARITY_METRICS, name, complementarity.grades),
  ])
}

function missingOf<Metric extends MissingMetric['metric']>(
  metrics: readonly Metric[],
  source: string,
  grades: Readonly<Record<Metric, GradedMetric<unknown>>>,
): MissingMetric[] {
  return metrics.flatMap((metric) => {
    const why = whyMissing(grades[metric])
    return why === null ? [] : [{ source, metric, why }]
  })
}
