import type { Location } from '#domain/location/location.ts'
import { placeSlug } from '#domain/location/place-slug.ts'

/** The address of a place's profile. The language that the present address (`search`) asks for is kept. */
export function profileAddress(place: Pick<Location, 'name'>, search: string): string {
  const language = new URLSearchParams(search).get('lang')
  const asked = language === null ? '' : `?${new URLSearchParams({ lang: language })}`
  return `/health-profiles/${placeSlug(place)}${asked}`
}
