import type { Location } from '#domain/location/location.ts'
import { placeSlug } from '#domain/location/place-slug.ts'
import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import type { AnswerLink } from './answer.ts'

/** The page of the nation, a zone or a state: what is new, changed and to be quoted there. */
export function placePage(place: Location): AnswerLink {
  return {
    href: `/health-profiles/${placeSlug(place)}`,
    title: message('assistant.place-page-link', { place: placeName(place) }),
    view: null,
  }
}
