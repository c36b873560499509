import type { Coverage } from '#domain/choice/coverage.ts'

/** The bit of the nation in a mask of levels. */
const NATION_ONLY = 1

/** True when some source has figures of the indicator for places below the nation. */
export function hasParts(coverage: Coverage, indicator: number): boolean {
  return [...(coverage.get(indicator)?.values() ?? [])].some((levels) => levels > NATION_ONLY)
}
