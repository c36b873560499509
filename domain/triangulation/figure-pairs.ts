import type { Flag } from '#domain/observation/flag.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { AnnualFigure, AnnualFigures } from './annual-figures.ts'
import type { FigurePair } from './findings.ts'

/** A pair with the id of the source that its second figure is from. */
export interface ComparedPair extends FigurePair {
  readonly comparison: number
  readonly indicator: number
  readonly a: AnnualFigure
  readonly b: AnnualFigure
}

/** True when something is said about one of the two figures. */
export function isFlagged({ a, b }: ComparedPair, flag: Flag): boolean {
  return a.flags.includes(flag) || b.flags.includes(flag)
}

/** What the pairs of one indicator and one comparison are made from. */
export interface Pairing {
  readonly primary: AnnualFigures
  readonly comparison: AnnualFigures
  readonly comparisonId: number
  readonly indicator: number
  /** Null: every location. */
  readonly location: number | null
  readonly reference: ReferenceData
}

/** Figures of the same place and the same year, by place and year. Source: methods §1.2. */
export function figurePairs(pairing: Pairing): ComparedPair[] {
  return pairsBy(pairing, (figure, years) => years.get(figure.year))
}

/** The same with figures at most one year apart, the same year first, then the later one. Never used for a grade. */
export function nearPairs(pairing: Pairing): ComparedPair[] {
  return pairsBy(pairing, ({ year }, years) => years.get(year) ?? years.get(year + 1) ?? years.get(year - 1))
}

/** A figure that one of two sources lacks: of the primary source, or of the comparison. */
export interface Unpaired {
  readonly side: 'primary' | 'comparison'
  readonly location: number
  readonly year: number
}

/** Places and years of which one of the two has a figure and the other none, in years that both have figures of somewhere. */
export function unpairedFigures({ primary, comparison, location, reference }: Pairing): Unpaired[] {
  const [first, second] = [yearsHeld(primary), yearsHeld(comparison)]
  const years = [...first].filter((year) => second.has(year)).toSorted((a, b) => a - b)
  const every = new Set([...primary.byPlace.keys(), ...comparison.byPlace.keys()])
  const places = location === null ? [...every].filter((place) => reference.locations.has(place)) : [location]
  return places.flatMap((place) =>
    years.flatMap((year): Unpaired[] => {
      const [a, b] = [primary.byPlace.get(place)?.has(year), comparison.byPlace.get(place)?.has(year)]
      if (a === b || (!a && !b)) return []
      return [{ side: a ? 'comparison' : 'primary', location: place, year }]
    }),
  )
}

function yearsHeld({ byPlace }: AnnualFigures): ReadonlySet<number> {
  return new Set([...byPlace.values()].flatMap((years) => [...years.keys()]))
}

function pairsBy(
  { primary, comparison, comparisonId, indicator, location, reference }: Pairing,
  partner: (figure: AnnualFigure, years: ReadonlyMap<number, AnnualFigure>) => AnnualFigure | undefined,
): ComparedPair[] {
  const places = location === null ? [...primary.byPlace.keys()] : [location]
  return places.flatMap((place) => {
    const others = comparison.byPlace.get(place)
    const level = reference.locations.get(place)?.level
    if (!others || level === undefined) return []
    return [...(primary.byPlace.get(place)?.values() ?? [])].flatMap((a) => {
      const b = partner(a, others)
      if (!b) return []
      return [{ comparison: comparisonId, indicator, location: place, level, year: a.year, a, b }]
    })
  })
}
