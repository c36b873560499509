import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { PlaceRanks } from '#domain/spread/place-ranks.ts'
import classes from './descriptive-page.module.css'

/** More names than these are counted. */
const MOST_NAMES = 10

/** Which places cannot be told apart from the first and from the last. */
export function LikeNotes({ ranks, reference }: { ranks: PlaceRanks; reference: ReferenceData }) {
  const ends = [
    { end: ranks.places[0], like: ranks.likeFirst },
    { end: ranks.places.at(-1), like: ranks.likeLast },
  ]
  const nameOf = (location: number) => reference.locations.get(location)?.name ?? ''
  return (
    <div className={classes.hint}>
      {ends.map(({ end, like }) =>
        end ? (
          <p key={end.location}>
            {like.length === 0
              ? `${nameOf(end.location)} differs from every other place, by the intervals.`
              : `Cannot be told apart from ${nameOf(end.location)}: ${listed(like.map(nameOf))}.`}
          </p>
        ) : null,
      )}
      <p>
        Ranks come from 5,000 draws within the intervals, among the {ranks.places.length} places that have
        one. Pairs are told apart at 95% when all pairs are looked at (Holm).
      </p>
    </div>
  )
}

function listed(names: readonly string[]): string {
  const sorted = names.toSorted((a, b) => a.localeCompare(b))
  const more = sorted.length - MOST_NAMES
  return more > 0 ? `${sorted.slice(0, MOST_NAMES).join(', ')} and ${more} more` : sorted.join(', ')
}
