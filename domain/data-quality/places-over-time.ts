import type { Point } from '#domain/observation/point.ts'
import { periodYear } from '#domain/period/period.ts'
import { type Insufficient, insufficient } from '#domain/statistics/outcome.ts'
import { consistencyOverTime, type TimeConsistency, type YearAndBefore } from './over-time.ts'

/** How many of the places below hold with the nation over time. */
export interface PlacesOverTime {
  readonly status: 'ok'
  readonly n: number
  readonly flagged: readonly {
    readonly location: number
    readonly r: number
    readonly relative_pct: number | null
  }[]
  readonly share_consistent_pct: number
}

/** Years before the current one that are looked at: three for the mean, more for a trend. */
const YEARS_BEFORE = 10

/**
 * A year and the years before it, from annual points of one series. Null without a figure of the year. Source: methods §2.3.
 */
export function yearAndBefore(
  points: readonly Point[],
  year: number,
): Pick<YearAndBefore, 'preceding' | 'current'> | null {
  const at = (wanted: number) => points.find(({ period }) => periodYear(period) === wanted)?.value ?? null
  const current = at(year)
  if (current === null) return null
  const years = Array.from({ length: YEARS_BEFORE }, (_, step) => year - YEARS_BEFORE + step)
  const preceding = years.map(at)
  const first = preceding.findIndex((value) => value !== null)
  return { current, preceding: first < 0 ? [] : preceding.slice(first) }
}

/** Consistency over time of one series, held against the nation's where it is not the nation's own. */
export function seriesOverTime(
  points: readonly Point[],
  nation: readonly Point[] | null,
  year: number,
): ReturnType<typeof consistencyOverTime> {
  const own = yearAndBefore(points, year)
  if (own === null) return insufficient(0, 2, 'no_figure_of_the_year')
  const reference = nation === null ? null : yearAndBefore(nation, year)
  if (reference === null) return consistencyOverTime(own)
  return consistencyOverTime({ ...own, nat_preceding: reference.preceding, nat_current: reference.current })
}

/**
 * Every place with enough years held against the nation; flagged when its ratio lies 33% or more from the nation's.
 * `places` are annual points by location. Insufficient when no place can be checked. Source: methods §2.3.
 */
export function placesOverTime(
  places: ReadonlyMap<number, readonly Point[]>,
  nation: readonly Point[],
  year: number,
): PlacesOverTime | Insufficient {
  const checked = [...places].flatMap(([location, points]) => {
    const found = seriesOverTime(points, nation, year)
    return found.status === 'ok' && found.flagged !== null ? [{ location, ...found }] : []
  })
  if (checked.length === 0) return insufficient(0, 1, 'no_place_with_enough_years')
  const flagged = checked.filter((place: TimeConsistency) => place.flagged)
  return {
    status: 'ok',
    n: checked.length,
    flagged: flagged.map(({ location, r, relative_pct }) => ({ location, r, relative_pct })),
    share_consistent_pct: (100 * (checked.length - flagged.length)) / checked.length,
  }
}
