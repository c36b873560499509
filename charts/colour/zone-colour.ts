import { type Location, zoneCode } from '#domain/location/location.ts'
import { locationsAt, type ReferenceData, zoneOf } from '#domain/reference/reference-data.ts'
import type { TokenName } from '#charts/tokens.ts'

const ZONES: readonly TokenName[] = ['zone-nc', 'zone-ne', 'zone-nw', 'zone-se', 'zone-ss', 'zone-sw']

/** The colour of the zone that a place lies in, ink for the nation. Zones with other names take the colours in turn. */
export function zoneToken(reference: ReferenceData, location: Location): TokenName {
  const zone = zoneOf(reference, location)
  if (!zone) return 'zone-national'
  const named = ZONES.find((token) => token === `zone-${zoneCode(zone.name).toLowerCase()}`)
  if (named) return named
  const order = locationsAt(reference, 2)
    .map((entry) => entry.id)
    .sort((a, b) => a - b)
  return ZONES[order.indexOf(zone.id) % ZONES.length] ?? 'zone-national'
}
