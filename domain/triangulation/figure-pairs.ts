import { aboutSpan, isSameTime, yearsApart } from '#domain/observation/about.ts'
import type { Flag } from '#domain/observation/flag.ts'
import { type Kinship, kinship } from '#domain/reference/kinship.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { AnnualFigure, AnnualFigures } from './annual-figures.ts'
import type { FigurePair } from './findings.ts'

/** A pair with the id of the source that its second figure is from. */
export interface ComparedPair extends FigurePair {
  readonly comparison: number
  readonly indicator: number
  readonly a: AnnualFigure
  readonly b: AnnualFigure
  /** The common evidence of the two; `same` is never compared for agreement. */
  readonly kin: Kinship
}

/** True when something is said about one of the two figures. */
export function isFlagged({ a, b }: ComparedPair, flag: Flag): boolean {
  return a.flags.includes(flag) || b.flags.includes(flag)
}

/** True for two figures that rest on different evidence: only these can agree. */
export function canAgree({ kin }: ComparedPair): boolean {
  return kin !== 'same'
}

/** The figures from which the pairs of one indicator and one comparison are made. */
export interface Pairing {
  readonly primary: AnnualFigures
  readonly comparison: AnnualFigures
  readonly comparisonId: number
  readonly indicator: number
  /** Null: every location. */
  readonly location: number | null
  readonly reference: ReferenceData
}

/**
 * Figures of the same place that speak of the same: children born in one year, or stretches of time that lie in each other by
 * half or more. Each figure stands in one pair at most, with the one nearest in time. By place and year. Source: methods §13.1.
 */
export function figurePairs(pairing: Pairing): ComparedPair[] {
  return pairsBy(pairing, (a, b) => isSameTime(a.point, b.point))
}

/** A year, and the noise of binary fractions. */
const ONE_YEAR = 1 + 1e-9

/** The same with figures that lie one year further apart as well. Never used for a grade. */
export function nearPairs(pairing: Pairing): ComparedPair[] {
  return pairsBy(pairing, (a, b) => isSameTime(a.point, b.point) || yearsApart(a.point, b.point) <= ONE_YEAR)
}

/** A figure that one of two sources lacks: of the primary source, or of the comparison. */
export interface Unpaired {
  readonly side: 'primary' | 'comparison'
  readonly location: number
  readonly year: number
}

/**
 * Figures that stand alone at a place although figures of their year make a pair somewhere: which of the two sources lacks the
 * other half there, and in which of its years it stands elsewhere.
 */
export function unpairedFigures(pairing: Pairing): Unpaired[] {
  const { primary, comparison, location, reference } = pairing
  const pairs = figurePairs({ ...pairing, location: null })
  const [laterOf, earlierOf] = [new Map<number, number>(), new Map<number, number>()]
  for (const { a, b } of pairs) {
    laterOf.set(a.year, b.year)
    earlierOf.set(b.year, a.year)
  }
  const inPair = new Set(pairs.flatMap(({ a, b }) => [a, b]))
  const every = new Set([...primary.byPlace.keys(), ...comparison.byPlace.keys()])
  const places = location === null ? [...every].filter((place) => reference.locations.has(place)) : [location]
  const missing = (
    side: Unpaired['side'],
    { byPlace }: AnnualFigures,
    partner: ReadonlyMap<number, number>,
    place: number,
  ) =>
    [...(byPlace.get(place)?.values() ?? [])].flatMap((figure): Unpaired[] => {
      const year = partner.get(figure.year)
      return year === undefined || inPair.has(figure) ? [] : [{ side, location: place, year }]
    })
  return places.flatMap((place) =>
    [
      ...missing('comparison', primary, laterOf, place),
      ...missing('primary', comparison, earlierOf, place),
    ].toSorted((x, y) => x.year - y.year),
  )
}

type AreTogether = (a: AnnualFigure, b: AnnualFigure) => boolean

function pairsBy(
  { primary, comparison, comparisonId, indicator, location, reference }: Pairing,
  areTogether: AreTogether,
): ComparedPair[] {
  const places = location === null ? [...primary.byPlace.keys()] : [location]
  return places.flatMap((place) => {
    const others = comparison.byPlace.get(place)
    const level = reference.locations.get(place)?.level
    const own = primary.byPlace.get(place)
    if (!own || !others || level === undefined) return []
    return nearestFirst([...own.values()], [...others.values()], areTogether).map(({ a, b }) => ({
      comparison: comparisonId,
      indicator,
      location: place,
      level,
      year: a.year,
      a,
      b,
      kin: kinship(a.point, b.point, reference),
    }))
  })
}

/** The pairs that may be made, those nearest in time first and of equals the newest, each figure once; by year. */
function nearestFirst(
  own: readonly AnnualFigure[],
  others: readonly AnnualFigure[],
  areTogether: AreTogether,
): { readonly a: AnnualFigure; readonly b: AnnualFigure }[] {
  const possible = own.flatMap((a) =>
    others
      .filter((b) => areTogether(a, b))
      .map((b) => ({ a, b, apart: yearsApart(a.point, b.point), end: aboutSpan(a.point).to })),
  )
  const taken = new Set<AnnualFigure>()
  return possible
    .toSorted((x, y) => x.apart - y.apart || y.end - x.end || y.a.year - x.a.year)
    .filter(({ a, b }) => {
      if (taken.has(a) || taken.has(b)) return false
      taken.add(a)
      taken.add(b)
      return true
    })
    .toSorted((x, y) => x.a.year - y.a.year)
}
