import type { Indicator } from '#domain/indicator/indicator.ts'
import {
  areWhole,
  classesBetween,
  COVERAGE_LIMITS,
  type RoundClasses,
  roundClasses,
} from '#domain/statistics/round-classes.ts'

/** More classes than this cannot be told apart on a map. */
const MOST_CLASSES = 7

/**
 * The round classes of the values, or those between the given limits. Limits may come from an address: they are sorted, and
 * those too many are left out.
 */
export function mapClasses(
  values: readonly number[],
  limits: readonly number[] | undefined,
  indicator: Indicator,
): RoundClasses {
  if (limits === undefined || limits.length === 0 || values.length === 0)
    return roundClasses(values, indicator)
  const inner = [...new Set(limits)].sort((a, b) => a - b).slice(0, MOST_CLASSES - 1)
  // Maps that share the classes of coverage are given them as limits.
  const isCoverage =
    inner.length === COVERAGE_LIMITS.length && inner.every((limit, at) => limit === COVERAGE_LIMITS[at])
  const isWhole = areWhole(values, indicator) && inner.every(Number.isInteger)
  return { ...classesBetween(values, inner), isWhole, by: isCoverage ? 'coverage' : 'limits' }
}
