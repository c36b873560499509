import type { RelatedPair } from '#domain/reference/curation.ts'

function pair(kind: RelatedPair['kind'], first: number, second: number, mayLag = false): RelatedPair {
  return { kind, first, second, mayLag }
}

/** The pairs that are looked at. Source: methods §2.4; drop-out of doses, and counts of which one contains the other. */
export const RELATED_PAIRS: readonly RelatedPair[] = [
  // Vaccination: Penta 1 and 3, measles 1 and 2.
  pair('drop_out', 212, 18),
  pair('drop_out', 20, 1056),
  // Doses by month: measles 1 and 2; doses given come out of vials that were opened: measles, yellow fever, meningitis A.
  pair('drop_out', 1701, 1702),
  pair('not_more', 1707, 1701),
  pair('not_more', 1710, 1703),
  pair('not_more', 1713, 1704),
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
