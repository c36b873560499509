import type { Destination } from '#charts/figure.ts'
import type { Location } from '#domain/location/location.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

/**
 * The place below a mark. Zones lead to their states; states to their LGAs when some source has figures
 * of the indicator for LGAs, else a choice would lead to an empty figure.
 */
export function drillTarget(
  place: Location,
  indicator: number,
  reference: ReferenceData,
): Destination | undefined {
  const destination = { kind: 'place', id: place.id } as const
  if (place.level === 2) return destination
  if (place.level !== 3) return undefined
  for (const measure of reference.measures.values()) {
    if (measure.indicator === indicator && measure.lga) return destination
  }
  return undefined
}
