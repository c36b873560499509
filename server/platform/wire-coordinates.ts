import type { Coordinates } from '#domain/observation/coordinates.ts'
import { isoPeriod, type PeriodCode } from '#domain/period/period.ts'

/** A period as ISO text, whatever its kind; null for none. */
export function isoOrNull(period: PeriodCode | null): string | null {
  return period === null ? null : isoPeriod(period)
}

export type WireCoordinates = ReturnType<typeof wireCoordinates>

/** Coordinates as the fields of a row. */
export function wireCoordinates(coordinates: Coordinates) {
  return {
    reference_start: isoOrNull(coordinates.referenceStart),
    reference_end: isoOrNull(coordinates.referenceEnd),
    cohort: coordinates.birthCohort,
    evidence: coordinates.evidence.join(';'),
    edition: coordinates.edition,
    superseded_by: coordinates.supersededBy,
  }
}
