import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** Most sources that one is compared with at once. Source: methods §1. */
export const MOST_COMPARISONS = 2

/** Rows of pairs that an answer lists at most; `pairs.n` is the true number. */
export const MOST_PAIRS = 2000

/** The sources to compare, and on what. */
export interface TriangulationQuestion {
  readonly primary: DataSource
  /** One or two. */
  readonly comparisons: readonly DataSource[]
  /** Null: every indicator that the primary and a comparison both have. */
  readonly indicator: Indicator | null
  /** Null: every location. */
  readonly location: Location | null
  readonly currentYear: number
  /** Locations of every level, and the measures of the indicators looked at. */
  readonly reference: ReferenceData
  /** Data source → the indicators that it has figures of. */
  readonly holdings: ReadonlyMap<number, ReadonlySet<number>>
  /** False for sources that come without any description, so that none is missed. */
  readonly documented: boolean
}

/** The indicators that each source has figures of, from the sources of each indicator. */
export function holdingsOf(
  coverage: ReadonlyMap<number, ReadonlyMap<number, unknown>>,
): TriangulationQuestion['holdings'] {
  const holdings = new Map<number, Set<number>>()
  for (const [indicator, levels] of coverage) {
    for (const source of levels.keys()) {
      const held = holdings.get(source) ?? new Set<number>()
      holdings.set(source, held.add(indicator))
    }
  }
  return holdings
}

/** The chosen sources, the primary first. */
export function chosenSources({ primary, comparisons }: TriangulationQuestion): readonly DataSource[] {
  return [primary, ...comparisons]
}

/** The other chosen sources. */
export function othersThan(question: TriangulationQuestion, source: DataSource): DataSource[] {
  return chosenSources(question).filter((other) => other.id !== source.id)
}

/** The sources that one is paired with: the primary for a comparison, all comparisons for the primary. */
export function pairedWith(question: TriangulationQuestion, source: DataSource): readonly DataSource[] {
  return source.id === question.primary.id ? question.comparisons : [question.primary]
}

/** Name as it is sent: an underscore would make it the name of an aggregate. Source: methods §1.1. */
export function shownName({ name }: Pick<DataSource, 'name'>): string {
  return name.replaceAll('_', ' ')
}

/** Ids of the indicators looked at: the chosen one, else all that the primary and a comparison both have. Source: methods §1.2. */
export function commonIndicators({
  primary,
  comparisons,
  indicator,
  holdings,
}: Pick<TriangulationQuestion, 'primary' | 'comparisons' | 'indicator' | 'holdings'>): number[] {
  if (indicator) return [indicator.id]
  const own = holdings.get(primary.id) ?? new Set<number>()
  const shared = [...own].filter((id) => comparisons.some((source) => holdings.get(source.id)?.has(id)))
  return shared.sort((a, b) => a - b)
}
