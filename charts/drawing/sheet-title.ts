import type { View } from '#charts/view.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { NATION } from '#domain/location/location.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'

/**
 * The title of a figure for readers who do not know in which country its places lie: `… in Kano, Nigeria, 2008 to 2024`,
 * `Nigeria: … by state`.
 */
export function sheetTitle(
  title: string,
  { locations }: Pick<View, 'locations'>,
  { reference, language }: { readonly reference: ReferenceData; readonly language: Language },
): string {
  const nation = language.text(placeName(byId(reference.locations, NATION)), 'bare')
  if (title.includes(nation)) return title
  const named = locations
    .filter((id) => id !== NATION)
    .map((id) => language.text(placeName(byId(reference.locations, id)), 'bare'))
  const place = named.find((name) => title.includes(name))
  if (place === undefined) return language.text(message('chart.of-nation', { nation, title }))
  const at = title.lastIndexOf(place) + place.length
  return title.slice(0, at) + language.text(message('chart.in-nation', { nation })) + title.slice(at)
}
