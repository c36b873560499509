import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { distinct, pointsWhere } from '#domain/observation/observation-table.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { agreement, type Agreement } from '#domain/triangulation/agreement.ts'
import { type AnnualFigures, annualFigures } from '#domain/triangulation/annual-figures.ts'
import { MOST_COMPARISONS } from '#domain/triangulation/question.ts'
import {
  type ComparedPair,
  figurePairs,
  type Pairing,
  type Unpaired,
  unpairedFigures,
} from '#domain/triangulation/figure-pairs.ts'
import { indicatorOf } from '#charts/selection/place-selection.ts'
import type { PairsInput } from './view.ts'

/** The id of the mark of a pair. */
export const pairMark = (source: DataSource, { location, year }: ComparedPair) =>
  `${source.id}:${location}:${year}`

/** One source beside the primary one: figures of the same place and year. */
export interface ComparedSource {
  readonly source: DataSource
  readonly pairs: readonly ComparedPair[]
  /** Figures that one of the two sources lacks to make further pairs. */
  readonly unpaired: readonly Unpaired[]
  /** Null below 3 pairs. */
  readonly agreement: Agreement | null
  /** Drawn hollow, because a source of the same class stands before it. */
  readonly hollow: boolean
  readonly hidden: boolean
}

/** The model of figures about two sources. */
export interface SourcePairs {
  readonly indicator: Indicator
  readonly primary: DataSource | null
  /** Null: every place. */
  readonly place: Location | null
  /** Those that the reader has hidden too. */
  readonly compared: readonly ComparedSource[]
  /** Sources with pairs that are not drawn, the most pairs first. */
  readonly others: readonly { readonly source: DataSource; readonly n: number }[]
}

/**
 * Pairs of a view: `sources[0]` is the primary source, `sources[1..2]` the comparisons; what is not named is the source with
 * the most figures, and the one with the most pairs. No location: every place. Source: methods §1.2.
 */
export function sourcePairs(input: PairsInput): SourcePairs {
  const { view, reference } = input
  const indicator = indicatorOf(input)
  const place = view.locations[0] === undefined ? null : byId(reference.locations, view.locations[0])
  const annual = annualBySource(input, indicator)
  const primaryId = view.sources[0] ?? fullest(annual)
  const primary = primaryId === undefined ? null : (reference.sources.get(primaryId) ?? null)
  if (!primary) return { indicator, primary, place, compared: [], others: [] }
  const own = annual.get(primary.id)
  const pairing = (comparisonId: number): Pairing | null => {
    const comparison = annual.get(comparisonId)
    if (!own || !comparison) return null
    const location = place?.id ?? null
    return { primary: own, comparison, comparisonId, indicator: indicator.id, location, reference }
  }
  const pairsWith = (id: number): ComparedPair[] => {
    const sides = pairing(id)
    return sides ? figurePairs(sides) : []
  }
  const unpairedWith = (id: number): Unpaired[] => {
    const sides = pairing(id)
    return sides ? unpairedFigures(sides) : []
  }
  const possible = [...annual.keys()]
    .filter((id) => id !== primary.id)
    .map((id) => ({ source: byId(reference.sources, id), n: pairsWith(id).length }))
    .filter(({ n }) => n > 0)
    .toSorted((a, b) => b.n - a.n || a.source.name.localeCompare(b.source.name))
  const named = [...new Set(view.sources.slice(1))].filter((id) => id !== primary.id)
  const wanted = named.length > 0 ? named : possible.slice(0, 1).map(({ source }) => source.id)
  const sources = wanted.slice(0, MOST_COMPARISONS).flatMap((id) => reference.sources.get(id) ?? [])
  return {
    indicator,
    primary,
    place,
    compared: sources.map((source, index) => ({
      source,
      ...withAgreement(pairsWith(source.id)),
      unpaired: unpairedWith(source.id),
      hollow: sources.slice(0, index).some((one) => one.classification === source.classification),
      hidden: view.options.hidden?.includes(source.id) === true,
    })),
    others: possible.filter(({ source }) => !sources.includes(source)),
  }
}

function annualBySource({ table }: PairsInput, indicator: Indicator): ReadonlyMap<number, AnnualFigures> {
  const ids = distinct(table, 'source', { indicator: indicator.id })
  return new Map(
    ids.map((source) => [
      source,
      annualFigures(pointsWhere(table, { indicator: indicator.id, source }), indicator),
    ]),
  )
}

function fullest(annual: ReadonlyMap<number, AnnualFigures>): number | undefined {
  return [...annual].toSorted(([, a], [, b]) => b.points.length - a.points.length)[0]?.[0]
}

function withAgreement(pairs: readonly ComparedPair[]) {
  const found = agreement({
    primary: pairs.map(({ a }) => a.value),
    comparison: pairs.map(({ b }) => b.value),
  })
  return { pairs, agreement: found.status === 'ok' ? found : null }
}

/** The comparisons that the reader has not hidden. */
export function shownComparisons({ compared }: SourcePairs): readonly ComparedSource[] {
  return compared.filter(({ hidden }) => !hidden)
}
