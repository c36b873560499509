import { message, type Value } from '#domain/message/message.ts'
import { listOf, placeName } from '#domain/message/value.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { PlaceRanks } from '#domain/spread/place-ranks.ts'
import { Stack } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'

/** More names than these are counted. */
const MOST_NAMES = 10

/** The places that cannot be told apart from the first and from the last. */
export function LikeNotes({ ranks, reference }: { ranks: PlaceRanks; reference: ReferenceData }) {
  const { text } = useLanguage()
  const ends = [
    { end: ranks.places[0], like: ranks.likeFirst },
    { end: ranks.places.at(-1), like: ranks.likeLast },
  ]
  return (
    <Stack gap={4} tone="faint" size={12} tight above={8}>
      {ends.map(({ end, like }) => {
        if (!end) return null
        const place = placeName(byId(reference.locations, end.location))
        return (
          <p key={end.location}>
            {text(
              like.length === 0
                ? message('descriptive-section.differs', { place })
                : message('descriptive-section.like', { place, names: listed(like, reference) }),
            )}
          </p>
        )
      })}
      <p>{text(message('descriptive-section.draws', { count: ranks.places.length }))}</p>
    </Stack>
  )
}

function listed(locations: readonly number[], reference: ReferenceData): Value {
  const names = locations.map((id) => reference.locations.get(id)?.name ?? '')
  const sorted = names.toSorted((a, b) => a.localeCompare(b))
  const first = listOf(sorted.slice(0, MOST_NAMES), 'none')
  const more = sorted.length - MOST_NAMES
  return more > 0 ? message('descriptive-section.and-more', { names: first, count: more }) : first
}
