import { message } from '#domain/message/message.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import { additionsOf } from './additions.ts'
import { dimensionScore } from './grade.ts'
import { type GradedMetric, isLow } from './graded-metric.ts'
import { joinedComplementarity } from './joined-complementarity.ts'
import { joinedConsistency } from './joined-consistency.ts'
import type { JudgedIndicator } from './judged-indicator.ts'
import { shownName, type TriangulationQuestion } from './question.ts'

/** One of the chosen sources with its grades. */
export type SourceEntry = ReturnType<typeof sourceEntry>

/** Everything that is said about one chosen source. Source: methods §1.3 to §1.5. */
export function sourceEntry(
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
    // Said beside the score of a source that has no pair. Source: methods §1.3.
    caveat: pairs.length === 0 ? message('triangulation.no-overlap') : null,
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
