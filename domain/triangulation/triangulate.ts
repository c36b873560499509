import { unitClass } from '#domain/indicator/factor.ts'
import { additionsOf } from './additions.ts'
import { aggregatedMetrics } from './aggregates.ts'
import { dependenceOf } from './dependence.ts'
import { dimensionScore, type Dimension, overallScore, scoreBand } from './grade.ts'
import { isLow } from './graded-metric.ts'
import { headlineOf } from './headline.ts'
import type { GradedMetric } from './graded-metric.ts'
import { joinedComplementarity } from './joined-complementarity.ts'
import { joinedConsistency } from './joined-consistency.ts'
import type { JudgedIndicator } from './judged-indicator.ts'
import { COMPLEMENTARITY_METRICS, CONSISTENCY_METRICS } from './metrics.ts'
import { notJudged } from './not-judged.ts'
import { pairAgreements } from './pair-agreement.ts'
import { pairRow } from './pair-rows.ts'
import { chosenSources, shownName, type TriangulationQuestion } from './question.ts'
import { remarksOf } from './remarks.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'

const NO_OVERLAP = 'no overlapping place and year: consistency is judged on documentation only'

/** One of the chosen sources with its grades. */
export type SourceEntry = ReturnType<typeof sourceEntry>

/** Everything that a triangulation says, under the names that it has on the wire. */
export type Triangulation = ReturnType<typeof triangulate>

/**
 * Joins what was found for each indicator: grades and scores of each source and of each two of them, agreement of the
 * pairs, dependence, and what could not be judged. At most `mostPairs` pairs are listed. Source: methods §1.
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
      findings: grades?.uniformity_in_findings.score ?? 0,
      variability: grades?.variability.score ?? 0,
      nIndicators: judged.length,
    }),
    overall: {
      consistency: overallOf(sources, 'consistency'),
      complementarity: overallOf(sources, 'complementarity'),
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

function sourceEntry(
  question: TriangulationQuestion,
  judged: readonly JudgedIndicator[],
  source: DataSource,
) {
  const found = judged.flatMap(({ sources }) => sources.get(source.id) ?? [])
  const pairs = found.flatMap((one) => one.pairs)
  const distinct = (of: (pair: (typeof pairs)[number]) => number) => new Set(pairs.map(of)).size
  const joined = { question, source, indicators: judged, found, nPairs: pairs.length }
  return {
    id: source.id,
    name: shownName(source),
    full_name: source.fullName,
    classification: source.classification,
    role: source.id === question.primary.id ? ('primary' as const) : ('comparison' as const),
    n_pairs: pairs.length,
    n_indicators: distinct(({ indicator }) => indicator),
    n_locations: distinct(({ location }) => location),
    n_years: distinct(({ year }) => year),
    low_evidence: isLow(pairs.length),
    caveat: pairs.length === 0 ? NO_OVERLAP : null,
    consistency: scored(joinedConsistency(joined)),
    complementarity: scored(joinedComplementarity(joined)),
    adds: additionsOf(question, judged, source),
    by_indicator: judged.flatMap(({ indicator, sources }) => {
      const one = sources.get(source.id)
      if (!one) return []
      return {
        indicator: indicator.id,
        name: indicator.shortName,
        n_pairs: one.pairs.length,
        variability: one.variability?.m ?? null,
        uniformity_of_data: one.uniformityOfData,
        uniformity_in_findings: one.findings.m,
      }
    }),
  }
}

function scored<Grades extends Readonly<Record<string, GradedMetric<unknown>>>>(grades: Grades) {
  return { ...dimensionScore(Object.values(grades).map(({ score }) => score)), grades }
}

function overallOf(sources: readonly SourceEntry[], dimension: Dimension) {
  const scores = sources.map((source) => source[dimension].score)
  const score = overallScore(scores)
  return {
    score,
    band: score === null ? null : scoreBand(score, dimension),
    n_sources: scores.filter((one) => one !== null).length,
  }
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

function missingMetrics(sources: readonly SourceEntry[]) {
  return sources.flatMap(({ name, consistency, complementarity }) =>
    Object.entries({ ...consistency.grades, ...complementarity.grades })
      .filter(([, { score }]) => score === 0)
      .map(([metric, { description }]) => ({
        source: name,
        metric,
        why: description.long.replace(/^Not available: (.)/, (_, letter: string) => letter.toUpperCase()),
      })),
  )
}

function inputsOf(
  { primary, comparisons, indicator, location, currentYear }: TriangulationQuestion,
  judged: readonly JudgedIndicator[],
) {
  const named = (source: DataSource) => ({
    id: source.id,
    name: shownName(source),
    classification: source.classification,
  })
  const years = judged.flatMap(({ span }) => span ?? [])
  return {
    primary: named(primary),
    comparisons: comparisons.map(named),
    indicator: indicator && {
      id: indicator.id,
      name: indicator.shortName,
      unit: unitClass(indicator.factor),
      decimals: indicator.decimals,
    },
    location: location && { id: location.id, name: location.name },
    n_indicators: judged.length,
    periods: years.length === 0 ? null : ([`${Math.min(...years)}`, `${Math.max(...years)}`] as const),
    current_year: currentYear,
  }
}
