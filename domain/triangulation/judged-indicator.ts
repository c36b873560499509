import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Point } from '#domain/observation/point.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import { annualFigures } from './annual-figures.ts'
import { type ComparedPair, figurePairs, nearPairs } from './figure-pairs.ts'
import {
  type JudgedSource,
  judgedChecks,
  judgedCredibility,
  judgedPairs,
  type PreparedSource,
  preparedSource,
} from './judged-source.ts'
import { chosenSources, othersThan, type TriangulationQuestion } from './question.ts'
import { sourceComplementarity } from './source-complementarity.ts'
import { type SourceSets, sourceSets } from './source-sets.ts'

/** A group of people that a source has figures of. */
export interface KnownGroup {
  readonly source: number
  readonly dimension: string
  readonly category: string
}

/** What was found about one indicator. Several of these make a triangulation. */
export interface JudgedIndicator {
  readonly indicator: Indicator
  /** All pairs with the primary, by comparison, place and year. */
  readonly pairs: readonly ComparedPair[]
  /** By id of the source. */
  readonly sources: ReadonlyMap<number, JudgedSource>
  readonly duplicates: number
  readonly invalidBounds: number
  readonly widened: number
  readonly incomplete: number
  /** First and last year of any chosen source; null without figures. */
  readonly span: readonly [number, number] | null
  /** Ids of sources whose rows are re-analyses of this other source's interviews, by their flags. */
  readonly reanalysed: readonly { readonly source: number; readonly flag: 'from_NDHS' | 'from_MICS' }[]
}

/**
 * Judges the chosen sources on one indicator. `points` are those of the chosen sources for this indicator, at all places;
 * `groups` the groups of people that they have figures of. Source: methods §1.2 to §1.5.
 */
export function judgeIndicator(
  question: TriangulationQuestion,
  indicator: Indicator,
  points: readonly Point[],
  groups: readonly KnownGroup[],
): JudgedIndicator {
  const bySource = Map.groupBy(points, ({ source }) => source)
  const prepared = new Map(
    chosenSources(question).map((source) => [
      source.id,
      preparedSource(source, annualFigures(bySource.get(source.id) ?? [], indicator.factor)),
    ]),
  )
  const evidence: Evidence = {
    question,
    indicator,
    prepared,
    pairs: pairsOf(question, indicator, prepared, figurePairs),
    near: pairsOf(question, indicator, prepared, nearPairs),
    sets: setsOf(question, indicator, prepared, groups),
  }
  const total = (field: 'duplicates' | 'invalidBounds' | 'widened' | 'incomplete') =>
    [...prepared.values()].reduce((sum, { figures }) => sum + figures[field], 0)
  return {
    indicator,
    pairs: evidence.pairs,
    sources: new Map([...prepared].map(([id, one]) => [id, judgedSource(evidence, one)])),
    duplicates: total('duplicates'),
    invalidBounds: total('invalidBounds'),
    widened: total('widened'),
    incomplete: total('incomplete'),
    span: spanOf([...evidence.sets.values()].flatMap(({ years }) => [...years.keys()].map(Number))),
    reanalysed: REANALYSES.flatMap((flag) =>
      [...bySource]
        .filter(([, own]) => own.some(({ flags }) => flags.includes(flag)))
        .map(([source]) => ({ source, flag })),
    ),
  }
}

/** What all chosen sources are judged from, for one indicator. */
interface Evidence {
  readonly question: TriangulationQuestion
  readonly indicator: Indicator
  readonly prepared: ReadonlyMap<number, PreparedSource>
  readonly pairs: readonly ComparedPair[]
  readonly near: readonly ComparedPair[]
  readonly sets: ReadonlyMap<number, SourceSets>
}

function judgedSource(evidence: Evidence, one: PreparedSource): JudgedSource {
  const { question, indicator, prepared, sets } = evidence
  const { source } = one
  const isOwn = ({ comparison }: ComparedPair) =>
    source.id === question.primary.id || comparison === source.id
  const [pairs, near] = [evidence.pairs.filter(isOwn), evidence.near.filter(isOwn)]
  const nearby = judgedPairs(near, indicator)
  const own = sets.get(source.id) ?? NOTHING
  const others = othersThan(question, source).map(({ id }) => sets.get(id) ?? NOTHING)
  return {
    pairs,
    nearPairs: near,
    ...judgedPairs(pairs, indicator),
    nearVariability: nearby.variability,
    nearFindings: nearby.findings,
    ...judgedChecks(question, indicator, one, prepared),
    ...judgedCredibility(question, indicator, one),
    sets: own,
    complementarity: sourceComplementarity(own, others, question.reference),
  }
}

function setsOf(
  { reference, location }: TriangulationQuestion,
  indicator: Indicator,
  prepared: ReadonlyMap<number, PreparedSource>,
  groups: readonly KnownGroup[],
): ReadonlyMap<number, SourceSets> {
  const sets = [...prepared.values()].map(({ source, figures }) => {
    const words = groups.filter((group) => group.source === source.id)
    const given = {
      source,
      figures,
      measure: reference.measures.get(measureKey(indicator.id, source.id)),
      groups: words.map(({ dimension, category }) => `${dimension}=${category}`),
    }
    return [source.id, sourceSets(given, location?.id ?? null, reference)] as const
  })
  return new Map(sets)
}

const REANALYSES = ['from_NDHS', 'from_MICS'] as const

const NOTHING: SourceSets = {
  years: new Map(),
  places: new Map(),
  methodology: new Map(),
  groups: new Map(),
  denominators: new Map(),
  design: new Map(),
}

function pairsOf(
  question: TriangulationQuestion,
  indicator: Indicator,
  prepared: ReadonlyMap<number, PreparedSource>,
  pair: typeof figurePairs,
): ComparedPair[] {
  const primary = prepared.get(question.primary.id)?.figures
  if (!primary) return []
  return question.comparisons.flatMap(({ id }) => {
    const comparison = prepared.get(id)?.figures
    if (!comparison) return []
    const location = question.location?.id ?? null
    const found = pair({
      primary,
      comparison,
      comparisonId: id,
      indicator: indicator.id,
      location,
      reference: question.reference,
    })
    return found.sort((x, y) => x.level - y.level || x.location - y.location || x.year - y.year)
  })
}

function spanOf(years: readonly number[]): readonly [number, number] | null {
  return years.length === 0 ? null : [Math.min(...years), Math.max(...years)]
}
