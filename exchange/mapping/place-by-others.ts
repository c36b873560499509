import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import type { PlaceBook } from './place-book.ts'
import type { PlaceProposal } from './propose-place.ts'

/** So many LGAs that one name alone has speak for the state of the others. */
const LEAST = 2

/**
 * Of several LGAs with one name the one that lies in the state of all other LGAs of the file: among the LGAs of Kano `Nasarawa` is
 * Kano's. It is proposed and never taken by itself.
 */
export function placeByOthers(
  proposals: readonly PlaceProposal[],
  { byId }: PlaceBook,
): (proposal: PlaceProposal, text: string) => PlaceProposal {
  const stateOf = (id: number) => {
    const place = byId.get(id)
    return place?.level === 4 ? place.parent : null
  }
  const found = proposals.flatMap(({ place }) => (place === null ? [] : (stateOf(place) ?? [])))
  const [state] = found
  const isOne = state !== undefined && found.length >= LEAST && found.every((one) => one === state)
  const around = isOne ? byId.get(state) : undefined
  return (proposal, text) => {
    if (around === undefined || proposal.kind !== 'ask') return proposal
    const here = proposal.choices.filter((id) => stateOf(id) === around.id)
    const place = here.length === 1 ? byId.get(here[0] ?? 0) : undefined
    if (!place) return proposal
    const because = message('exchange.place-as-others', {
      ...{ text, place: placeName(place), state: placeName(around) },
    })
    return { ...proposal, kind: 'place', place: place.id, sureness: 0.7, because }
  }
}
