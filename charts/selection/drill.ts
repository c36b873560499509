import type { Location } from '#domain/location/location.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

/**
 * The place that choosing a mark leads to. Zones lead to their states; states to their LGAs when some source has figures
 * of the indicator for LGAs, else a choice would lead to an empty figure.
 */
export function drillTarget(
  place: Location,
  indicator: number,
  reference: ReferenceData,
): number | undefined {
  if (place.level === 2) return place.id
  if (place.level !== 3) return undefined
  for (const measure of reference.measures.values()) {
    if (measure.indicator === indicator && measure.lga) return place.id
  }
  return undefined
}
