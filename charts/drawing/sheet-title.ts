import type { View } from '#charts/view.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'

/**
 * The title of a figure for readers who do not know in which country its places lie: `… in Kano, Nigeria, 2008 to 2024`,
 * `… in Ikeja, Lagos, Nigeria`, `Nigeria: … by state`.
 */
export function sheetTitle(
  title: string,
  { locations }: Pick<View, 'locations'>,
  { reference, language }: { readonly reference: ReferenceData; readonly language: Language },
): string {
  const nation = language.text(placeName(byId(reference.locations, NATION)), 'bare')
  if (title.includes(nation)) return title
  const bare = (place: Location) => language.text(placeName(place), 'bare')
  const place = locations
    .filter((id) => id !== NATION)
    .map((id) => byId(reference.locations, id))
    .find((one) => title.includes(bare(one)))
  if (place === undefined) return language.text(message('sheet.of-nation', { nation, title }))
  const at = title.lastIndexOf(bare(place)) + bare(place).length
  const state = stateOf(place, reference)
  const outer = [...(state && !title.includes(bare(state)) ? [bare(state)] : []), nation]
  const within = outer.map((name) => language.text(message('sheet.within', { outer: name }))).join('')
  return title.slice(0, at) + within + title.slice(at)
}

/** The state of an LGA or of a senatorial district. */
function stateOf({ level, parent }: Location, { locations }: ReferenceData): Location | undefined {
  return level > 3 && parent !== null ? locations.get(parent) : undefined
}
