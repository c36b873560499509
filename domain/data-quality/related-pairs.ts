/**
 * How two indicators of one source belong together. `drop_out`: a first and a later dose. `not_more`: the second counts some of
 * those that the first counts, so it cannot be more.
 */
export interface RelatedPair {
  readonly kind: 'drop_out' | 'not_more'
  readonly first: number
  readonly second: number
  /** Both counts are of the same week, and those of the second can belong to people counted in the first earlier. */
  readonly mayLag: boolean
}

function pair(kind: RelatedPair['kind'], first: number, second: number, mayLag = false): RelatedPair {
  return { kind, first, second, mayLag }
}

/** The pairs that are looked at. Source: methods §2.4; drop-out of doses, and counts of which one contains the other. */
export const RELATED_PAIRS: readonly RelatedPair[] = [
  // Vaccination: Penta 1 and 3, measles 1 and 2.
  pair('drop_out', 212, 18),
  pair('drop_out', 20, 1056),
  // Lassa fever by week and by year: suspected, confirmed, deaths, health workers.
  pair('not_more', 1300, 1301, true),
  pair('not_more', 1301, 1302, true),
  pair('not_more', 1301, 1303, true),
  pair('not_more', 480, 481),
  pair('not_more', 481, 483),
  // COVID-19, cumulative: confirmed, recovered, deaths, still active.
  pair('not_more', 499, 500),
  pair('not_more', 499, 501),
  pair('not_more', 499, 503),
]

/** Pairs that an indicator is part of. */
export function pairsOf(indicator: number): readonly RelatedPair[] {
  return RELATED_PAIRS.filter(({ first, second }) => first === indicator || second === indicator)
}

/** The other indicators of its pairs. */
export function partnersOf(indicator: number): number[] {
  return pairsOf(indicator).map(({ first, second }) => (first === indicator ? second : first))
}
