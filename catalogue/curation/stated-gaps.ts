import { periodCode } from '#domain/period/period.ts'
import type { StatedGap } from '#domain/reference/stated-gap.ts'

const years = (...all: readonly number[]) => all.flatMap((year) => periodCode(String(year)) ?? [])

const [NDHS, NMIS, GDL, FACILITIES] = [2, 4, 102, 105]

/** Why figures of surveys are missing. Source: datasets/SOURCES.md and CHECKS.md. */
export const STATED_GAPS: readonly StatedGap[] = [
  // The samples of the early rounds were drawn for the nation and large regions.
  {
    reason: 'too_few',
    why: 'not_representative',
    source: NDHS,
    level: 3,
    periods: years(1990, 1999, 2003),
  },
  { reason: 'too_few', why: 'not_representative', source: GDL, level: 3, periods: years(1999, 2003) },
  { reason: 'too_few', why: 'not_representative', source: NMIS, level: 3, periods: years(2010) },
  { reason: 'outdated_boundary', why: 'four_regions', source: NDHS, level: 2, periods: years(1990) },
  { reason: 'not_held', why: 'not_held', source: NDHS, level: 3, periods: years(2008) },
  // Stunting.
  {
    reason: 'not_held',
    why: 'not_held',
    source: NDHS,
    level: 1,
    periods: years(2013),
    indicators: [14],
  },
  // Public tertiary care facilities: the list misses some teaching hospitals.
  ...([3, 4, 5] as const).map(
    (level): StatedGap => ({
      reason: 'not_held',
      why: 'not_proven',
      source: FACILITIES,
      level,
      periods: years(2019),
      indicators: [1183],
    }),
  ),
  // Measles and polio 3 by 12 months, against the records of the WHO and UNICEF; of 1990 there is no record.
  {
    reason: 'withdrawn',
    why: 'contradicts',
    source: NDHS,
    level: 1,
    periods: years(2003, 2008, 2013),
    indicators: [1066],
  },
  { reason: 'withdrawn', why: 'doubtful', source: NDHS, level: 1, periods: years(1990), indicators: [1066] },
  {
    reason: 'withdrawn',
    why: 'contradicts',
    source: NDHS,
    level: 1,
    periods: years(2003),
    indicators: [1067],
  },
]
