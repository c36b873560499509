/**
 * The sources that have figures of an indicator, before any file is read: indicator → source → bit mask of
 * levels (national 1, zonal 2, state 4, LGA 8, senatorial 16).
 */
export type Coverage = ReadonlyMap<number, ReadonlyMap<number, number>>

/** The bit of the nation in a mask of levels. */
const NATION_ONLY = 1

/** True when some source has figures of the indicator for places below the nation. */
export function hasParts(coverage: Coverage, indicator: number): boolean {
  return [...(coverage.get(indicator)?.values() ?? [])].some((levels) => levels > NATION_ONLY)
}

/** True when some source has a figure of the indicator. */
export function hasFigures(coverage: Coverage, indicator: number): boolean {
  return (coverage.get(indicator)?.size ?? 0) > 0
}
