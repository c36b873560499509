import { message } from '#domain/message/message.ts'
import type { Language } from '#domain/message/language.ts'
import { type Location, zoneCode } from '#domain/location/location.ts'
import { locationsAt, type ReferenceData, zoneOf } from '#domain/reference/reference-data.ts'
import type { KeyEntry } from '#charts/figure.ts'
import { zoneToken } from '#charts/colour/zone-colour.ts'
import type { TokenName } from '#charts/tokens.ts'

/** Shapes that tell zones apart where colours do not. */
const SHAPES = ['circle', 'square', 'diamond', 'up', 'down', 'cross'] as const

export type ZoneShape = (typeof SHAPES)[number]

/** How the places of a zone are drawn: colour and shape. */
export interface ZoneLook {
  readonly zone: Location
  readonly token: TokenName
  readonly shape: ZoneShape
}

/** Zones in the order of their names, each with a look of its own. */
export function zoneLooks(reference: ReferenceData): ZoneLook[] {
  return locationsAt(reference, 2)
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map((zone, index) => ({
      zone,
      token: zoneToken(reference, zone),
      shape: SHAPES[index % SHAPES.length] ?? 'circle',
    }))
}

/** The look of the zone that a place lies in. */
export function lookOfPlace(place: Location, looks: readonly ZoneLook[], reference: ReferenceData) {
  const zone = zoneOf(reference, place)
  return looks.find((theme) => theme.zone.id === zone?.id) ?? null
}

/** `North-West (NW)`, in the zone's colour and shape. */
export function zoneKey({ zone, token, shape }: ZoneLook, language: Language): KeyEntry {
  const label = language.text(message('bubble.zone', { zone: zone.name, code: zoneCode(zone.name) }))
  return { label, colour: `--${token}`, marker: shape }
}
