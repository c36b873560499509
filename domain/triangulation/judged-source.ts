import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import { type AnnualFigures, figuresIn } from './annual-figures.ts'
import { type Credibility, sourceCredibility } from './credibility.ts'
import { type CheckedData, dataChecks } from './data-checks.ts'
import { isFilled } from './documentation.ts'
import { type ExtremeOutliers, extremeOutliers } from './extreme-outliers.ts'
import type { ComparedPair } from './figure-pairs.ts'
import { type Findings, uniformityInFindings } from './findings.ts'
import { pairedWith, shownName, type TriangulationQuestion } from './question.ts'
import type { SourceComplementarity } from './source-complementarity.ts'
import { sourceKind } from './source-kind.ts'
import type { SourceSets } from './source-sets.ts'
import { type Variability, variability } from './variability.ts'

/** The findings about one chosen source for one indicator. */
export interface JudgedSource {
  readonly pairs: readonly ComparedPair[]
  readonly nearPairs: readonly ComparedPair[]
  readonly variability: Variability | null
  readonly nearVariability: Variability | null
  readonly findings: Findings
  readonly nearFindings: Findings
  readonly checks: readonly (CheckedData & { readonly against: string })[]
  /** Share of the assessable checks that are passed; null without any. */
  readonly uniformityOfData: number | null
  /** Null for a source without figures of the indicator. */
  readonly credibility: Credibility | null
  /** Year of the newest figure that is no projection. */
  readonly newestYear: number | null
  readonly sets: SourceSets
  readonly complementarity: SourceComplementarity
}

/** Figures of one source for one indicator, with the findings for all comparisons. */
export interface PreparedSource {
  readonly source: DataSource
  readonly figures: AnnualFigures
  readonly outliers: ExtremeOutliers
}

/** Puts a source's figures in order for the checks. */
export function preparedSource(source: DataSource, figures: AnnualFigures): PreparedSource {
  return { source, figures, outliers: extremeOutliers(figures) }
}

/** How far apart the figures of pairs are and whether they tell the same story. */
export function judgedPairs(pairs: readonly ComparedPair[], indicator: Indicator) {
  const values = pairs.map(({ a, b }) => ({ a: a.value, b: b.value }))
  return {
    variability: variability(values, indicator.factor === 2 ? 'percent' : 'rate'),
    findings: uniformityInFindings(pairs, indicator.nationalTarget ?? indicator.sdgTarget),
  }
}

/** The checks of a source's data against each source that it is paired with, and the share of them that is passed. */
export function judgedChecks(
  question: TriangulationQuestion,
  indicator: Indicator,
  prepared: PreparedSource,
  all: ReadonlyMap<number, PreparedSource>,
) {
  const { reference, location } = question
  const checked = ({ source, figures, outliers }: PreparedSource) => ({
    name: shownName(source),
    measure: reference.measures.get(measureKey(indicator.id, source.id)),
    figures,
    outliers,
  })
  const checks = pairedWith(question, prepared.source).flatMap((source) => {
    const other = all.get(source.id)
    if (!other || other.figures.points.length === 0 || prepared.figures.points.length === 0) return []
    const pair = { a: checked(prepared), b: checked(other), location: location?.id ?? null, reference }
    return dataChecks(pair).map((check) => ({ ...check, against: shownName(source) }))
  })
  const assessable = checks.filter(({ passed }) => passed !== null)
  const passed = assessable.filter((check) => check.passed).length
  return { checks, uniformityOfData: assessable.length === 0 ? null : passed / assessable.length }
}

/** The credibility of a source for one indicator, from its figures and its description. */
export function judgedCredibility(
  { currentYear, reference, documented }: TriangulationQuestion,
  indicator: Indicator,
  { source, figures, outliers }: PreparedSource,
): { readonly credibility: Credibility | null; readonly newestYear: number | null } {
  const { points } = figures
  const years = figuresIn(figures).flatMap(({ year, flags }) =>
    flags.includes('projection') || year > currentYear ? [] : year,
  )
  const newestYear = years.length === 0 ? null : years.reduce((newest, year) => Math.max(newest, year))
  if (points.length === 0) return { credibility: null, newestYear }
  const bounded = figuresIn(figures).filter(({ interval }) => interval !== null).length
  const method = reference.measures.get(measureKey(indicator.id, source.id))?.method
  const credibility = sourceCredibility({
    kind: sourceKind(source),
    completeness_pct: null,
    extreme_outliers_pct: outliers.judged === 0 ? null : (100 * outliers.extreme) / outliers.judged,
    age: newestYear === null ? null : currentYear - newestYear,
    hasMethodology: !documented || isFilled(source.methodology) || isFilled(method),
    bounded_pct: (100 * bounded) / Math.max(1, figuresIn(figures).length),
    allGreen: null,
  })
  return { credibility, newestYear }
}
