import type { Location } from '#domain/location/location.ts'
import { ownName } from '#domain/location/shown-name.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { byId, placesAbove } from '#domain/reference/reference-data.ts'
import { isAboutBoth } from './follow-up-words.ts'
import type { Question } from '../question.ts'
import type { ReadPart } from '../read-part.ts'

/** `which of the two`, `which one is ahead`, `which has more`: the places before, beside each other. */
export const WHICH_OF =
  /\bwhich (one|of (the (two|three)|them|these|both))\b|^(and |now |please )*(rank|order|sort) (them|these|those)( all)?$|\b(who|which) (is|was) (ahead|better|worse|higher|lower|bigger|larger|greater|smaller)\b|\b(who|which) (has|have|had|get|gets) (more|less|fewer)(?=[?.! ]*$)/i

const OF_ALL = /\b(of|among|amongst|from) (these|them|those|all)\b/i
const MOST_OF_ALL = 6
/** `Which one is best`, `rank them`: of all that were named, and not of the last two. */
const IS_END = /\b(best|worst|highest|lowest|most|least|top|bottom|rank|order|sort|three)\b/i
const OF_TWO = /\b(two|2|both)\b/i

interface Said {
  readonly before: Question
  readonly text: string
  readonly reference: ReferenceData
}

/** The places that are meant by words for those before: one of two places of a name, both of two, `that zone`. */
export function withPlaces(part: ReadPart, { before, text, reference }: Said): ReadPart {
  if (before.double && part.places.length > 0) {
    const meant = before.double.ids.filter((id) =>
      part.places.some((whole) => placesAbove(reference, id).includes(whole)),
    )
    if (meant.length > 0) return { ...part, places: meant, level: null }
  }
  const isGap =
    isAboutBoth(part, text) || (part.cues.has('gap') && part.contents.length === 0 && part.level === null)
  if ((WHICH_OF.test(text) || isGap) && part.places.length === 0) {
    const all = [...before.earlierPlaces, ...before.places]
    // `Which of these is best`, after three: of them all.
    const isOfAll =
      (OF_ALL.test(text) || (IS_END.test(text) && !OF_TWO.test(text))) && all.length <= MOST_OF_ALL
    const both = isOfAll ? all : all.slice(-2)
    // `Which one is then`, after a state and its zone: no two of a kind.
    const levels = new Set(both.map((id) => reference.locations.get(id)?.level))
    if (both.length > 1 && (levels.size === 1 || levels.has(1)))
      return { ...part, places: both, level: null, cues: new Set(['compare']) }
  }
  const [place] = before.places
  const twin = twinOf(place, part, { text, reference })
  if (twin !== null) return { ...part, places: [twin], double: null, level: null }
  const wide = /\b(?:that|this|the same|its|whole|entire) (zone|region|state)\b/i.exec(text)
  if (!wide || part.places.length > 0 || place === undefined) return part
  const level = wide[1] === 'state' ? 3 : 2
  const whole = placesAbove(reference, place).find((id) => byId(reference.locations, id).level === level)
  if (whole === undefined) return part
  const isAskedBelow = part.level !== null && part.level > level
  const asked = isAskedBelow ? part.level : STATE_WORD.test(text.replace(wide[0], '')) ? 3 : null
  return { ...part, places: [whole], level: asked }
}

/** `In Oyo`, after Surulere in Lagos, and `the other Surulere`: the place of the same name; null where there is none. */
function twinOf(
  place: number | undefined,
  { places: [whole, ...others], double, level }: ReadPart,
  { text, reference }: Pick<Said, 'text' | 'reference'>,
): number | null {
  const own = reference.locations.get(place ?? 0)
  if (own?.level !== 4 || others.length > 0) return null
  if (double?.ids.includes(own.id)) {
    const [other, ...more] = double.ids.filter((id) => id !== own.id)
    return /\bother\b/i.test(text) && more.length === 0 ? (other ?? null) : null
  }
  if (whole === undefined || level !== null || STATE_WORD.test(text)) return null
  const nameOf = (one: Location) => ownName(one, reference.locations.get(one.parent ?? 0))
  const twin = [...reference.locations.values()].find(
    (one) =>
      one.level === own.level &&
      one.id !== own.id &&
      nameOf(one) === nameOf(own) &&
      placesAbove(reference, one.id).includes(whole),
  )
  return twin?.id ?? null
}

const STATE_WORD = /\bstates?\b/i
