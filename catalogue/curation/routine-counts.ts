import type { RoutineCount } from '#domain/reference/curation.ts'

/**
 * Counts that facilities report by month and that may be added up. Doses of measles 1, measles 2 and yellow
 * fever are the numerators of the monthly coverage; those of meningitis A come from another form than its
 * coverage. Stock at the start of a month is left out: it does not add up.
 */
export const ROUTINE_COUNTS: readonly RoutineCount[] = [
  { indicator: 1701, numeratorOf: 20, beside: 1705 },
  { indicator: 1702, numeratorOf: 1056, beside: 1705 },
  { indicator: 1703, numeratorOf: 587, beside: null },
  { indicator: 1704, numeratorOf: null, beside: null },
  { indicator: 1705, numeratorOf: null, beside: 1701 },
  { indicator: 1707, numeratorOf: null, beside: 1708 },
  { indicator: 1708, numeratorOf: null, beside: 1707 },
  { indicator: 1710, numeratorOf: null, beside: 1711 },
  { indicator: 1711, numeratorOf: null, beside: 1710 },
  { indicator: 1713, numeratorOf: null, beside: 1714 },
  { indicator: 1714, numeratorOf: null, beside: 1713 },
]
