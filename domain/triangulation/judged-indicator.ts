import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Point } from '#domain/observation/point.ts'
import { isModelled, sharedPieces } from '#domain/reference/kinship.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import { annualFigures } from './annual-figures.ts'
import { canAgree, type ComparedPair, figurePairs, nearPairs } from './figure-pairs.ts'
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

/** The findings about one indicator. Several of these make a triangulation. */
export interface JudgedIndicator {
  readonly indicator: Indicator
  /** All pairs with the primary that rest on different evidence, by comparison, place and year. */
  readonly pairs: readonly ComparedPair[]
  /** Figures of one time that rest on the same interviews, reports or model: their agreement is none. */
  readonly copies: readonly ComparedPair[]
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
  /** Every two of the chosen sources that have figures of one time, by their common evidence. */
  readonly kinships: readonly SourceKinship[]
}

/** How the figures of two chosen sources belong together, where they are of one place and time. */
export interface SourceKinship {
  readonly a: number
  readonly b: number
  /** Number of figures with the same evidence, and of those where one is a model over the other. */
  readonly same: number
  readonly input: number
  /** The evidence that the same figures share: `Nigeria DHS 2018`. */
  readonly shared: readonly string[]
  /** The source with figures modelled over those of the other; null where neither has any. */
  readonly model: number | null
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
      preparedSource(source, annualFigures(bySource.get(source.id) ?? [], indicator)),
    ]),
  )
  const pairs = pairsOf(question, indicator, prepared, figurePairs)
  const evidence: Evidence = {
    question,
    indicator,
    prepared,
    pairs: pairs.filter(canAgree),
    near: pairsOf(question, indicator, prepared, nearPairs).filter(canAgree),
    sets: setsOf(question, indicator, prepared, groups),
  }
  const total = (field: 'duplicates' | 'invalidBounds' | 'widened' | 'incomplete') =>
    [...prepared.values()].reduce((sum, { figures }) => sum + figures[field], 0)
  return {
    indicator,
    pairs: evidence.pairs,
    copies: pairs.filter((pair) => !canAgree(pair)),
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
    kinships: kinshipsOf(question, pairs, besidePairs(question, indicator, prepared)),
  }
}

/** The evidence by which all chosen sources are judged, for one indicator. */
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

/** Pairs of the two comparisons with each other, which are no part of the agreement. */
function besidePairs(
  { comparisons, location, reference }: TriangulationQuestion,
  indicator: Indicator,
  prepared: ReadonlyMap<number, PreparedSource>,
): ComparedPair[] {
  const [first, second] = comparisons.map(({ id }) => prepared.get(id))
  if (!first || !second) return []
  return figurePairs({
    primary: first.figures,
    comparison: second.figures,
    comparisonId: second.source.id,
    indicator: indicator.id,
    location: location?.id ?? null,
    reference,
  })
}

function kinshipsOf(
  { reference }: TriangulationQuestion,
  pairs: readonly ComparedPair[],
  beside: readonly ComparedPair[],
): SourceKinship[] {
  const byTwo = Map.groupBy([...pairs, ...beside], ({ a, b }) => `${a.point.source} ${b.point.source}`)
  return [...byTwo.values()].flatMap((own): SourceKinship[] => {
    const [first] = own
    if (!first) return []
    const [same, input] = [own.filter(({ kin }) => kin === 'same'), own.filter(({ kin }) => kin === 'input')]
    const [over] = input
    const [a, b] = [first.a.point.source, first.b.point.source]
    return [
      {
        a,
        b,
        same: same.length,
        input: input.length,
        shared: [...new Set(same.flatMap((pair) => sharedPieces(pair.a.point, pair.b.point, reference)))],
        model: over ? (isModelled(over.a.point, reference) ? a : b) : null,
      },
    ]
  })
}

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
