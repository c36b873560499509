import type { SharePair } from '#domain/reference/curation.ts'

/**
 * Shares that one source publishes of the same people, as the audit holds them against each other. Four visits to any provider are no
 * part of one visit to a skilled one.
 */
export const SHARE_PAIRS: readonly SharePair[] = [
  // Births in public and in private facilities are births in facilities.
  { kind: 'inside', first: 1008, second: 1011, tolerance: 2 },
  { kind: 'inside', first: 1008, second: 1010, tolerance: 2 },
  // A facility is public or private.
  { kind: 'make', first: 1008, second: 1011, beside: 1010, tolerance: 5 },
  // Births in facilities are nearly all attended.
  { kind: 'inside', first: 7, second: 1008, tolerance: 5 },
  // Children without any vaccination have no DTP.
  { kind: 'inside', first: 399, second: 1052, tolerance: 2 },
  // Nobody is born both at home and in a facility.
  { kind: 'together', first: 1008, second: 1009, tolerance: 5 },
  // Measles and yellow fever vaccine are given at one visit.
  { kind: 'one_visit', first: 20, second: 587, tolerance: 0 },
]
