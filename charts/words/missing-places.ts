import type { Location } from '#domain/location/location.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'

/** `No figure: Kebbi, Sokoto.` or null when every place has one. Nothing is drawn for them, least of all zero. */
export function missingPlacesNote(
  places: readonly Location[],
  points: readonly Point[],
  language: Language,
): string | null {
  const present = new Set(points.map((point) => point.location))
  const missing = places.filter((place) => !present.has(place.id)).map((place) => place.name)
  if (missing.length === 0) return null
  const named = listOf(
    missing.sort((a, b) => a.localeCompare(b)),
    'none',
  )
  return language.text(message('chart.missing-places', { places: named }))
}
