import { NATION } from '#domain/location/location.ts'
import { liesIn } from '#domain/reference/reference-data.ts'
import type { Question } from '../question.ts'
import type { Reader } from '../reader.ts'
import { END, SO } from './turn-edges.ts'

const SHARE = '(?:share|proportion|fraction|part|portion|percent(?:age)?|per cent|%)'
const BOTH =
  '(?:(?:the|these|those|all|both|of) )*(?:two|both|three|them|these|those|they|all of them)(?: (?:states|places|of them))?(?: (?:together|combined|added up|put together|jointly))?'
const COUNTRY =
  "(?:all (?:of )?(?:the )?(?:confirmed |suspected |reported )?(?:cases|deaths|infections|patients|people|facilities|births)|the (?:total|whole|sum)(?: of all)?|(?:the |all (?:of )?)?(?:national|nation(?:['’]s)?|country(?:['’]s)?|nigeria(?:['’]s|n)?|whole country|nationwide)(?: (?:total|figure|number|cases|deaths|count|one))*)"
const BE = '(?:is|are|was|were|do|does|did|make|makes|come to|amount to|represent|account for|have|has)'

/** `What share of the national total are the two`, `what percentage do both make of Nigeria's`. */
const ASKED = new RegExp(
  `${SO}(?:(?:what|which|how (?:much|large|big)|as|in|a|an|the|and|is|together|combined|both)[ ,]+)*${SHARE}(?: of ${COUNTRY})?(?:,? (?:(?:${BE})[ ,]+)?${BOTH}(?: ${BE}(?: up)?)*(?: (?:for|of ${COUNTRY}|in ${COUNTRY}))?)(?: (?:together|combined))?${END}`,
  'i',
)
/** `Both as % of Nigeria`, `their combined share of the national total`, `how much of the national total are they together`. */
const ASKED_SHORTLY = new RegExp(
  `${SO}(?:${BOTH},? (?:as|in) (?:an? |the )?${SHARE} of ${COUNTRY}|(?:what(?:['’]s| is) )?their (?:combined|joint|total|added|common) ${SHARE} of ${COUNTRY}|how much of ${COUNTRY} (?:${BE}|${BE} (?:that|it)) (?:together|combined|${BOTH}(?: ${BE})?))(?: (?:together|combined))?${END}`,
  'i',
)
/** `Together what share of all deaths`, `what share of all cases is that`. */
const ASKED_OF_THAT = new RegExp(
  `${SO}(?:(?:what|which|how (?:much|large|big)|as|in|a|an|the|is)[ ,]+)*(?<together>(?:together|combined|altogether),? (?:(?:what|which) )?)?${SHARE} of ${COUNTRY}(?: (?:is|was|are|were|does|do|did) (?:that|it|this|they|those)(?: (?:make(?: up)?|have|represent|be))?)?(?:,? (?:together|combined|in all|altogether))?${END}`,
  'i',
)
const HAS_COUNTRY = new RegExp(`\\b(?:of|in) ${COUNTRY}`, 'i')
const THREE = /\bthree\b/i
/** Those of a pair that the words name as all of them. */
const ALL = /\b(?:all of them|they|them|these|those|their|together|combined|altogether)\b/i

/** The places that are meant by both, or all, of those before; null where they are others than so many. */
function placesMeant(
  words: string,
  { places, earlierPlaces, replaced, frame, found, named = [] }: Question,
): readonly number[] | null {
  if (places.length > 1) return places
  // After an order: those that it named, where they are as many as is said.
  if (frame.kind === 'rank' && places.length === 0) {
    if (found !== null && named.length < 2) return [found]
    const isSoMany = ALL.test(words) || named.length === (THREE.test(words) ? 3 : 2)
    return named.length > 1 && isSoMany ? named : null
  }
  const left = replaced?.slot === 'place' ? replaced.ids : []
  const all = [...new Set([...earlierPlaces, ...left, ...places])]
  const many = THREE.test(words) ? 3 : ALL.test(words) ? all.length : 2
  return many > 1 && all.length >= many ? all.slice(-many) : null
}

/** A turn for the share that the places of the turns before have together in the number of the nation; null for any other. */
export function shareOfSeveralAsked(text: string, { before, lexicon }: Reader): Question | null {
  if (
    !before ||
    text.length > LONG ||
    !(ASKED.test(text) || ASKED_SHORTLY.test(text) || isOfOrder(text, before)) ||
    !HAS_COUNTRY.test(text)
  )
    return null
  const places = before.indicators.length === 1 && before.group === null ? placesMeant(text, before) : null
  if (places === null) return null
  const { reference } = lexicon
  const areInside = places.every((id) => id !== NATION && liesIn(reference, id, NATION))
  const isApart = places.every((id) => places.every((other) => id === other || !liesIn(reference, id, other)))
  if (!areInside || !isApart) return null
  return {
    ...before,
    text,
    places,
    level: null,
    count: null,
    replaced: null,
    frame: { kind: 'part_of_whole', whole: NATION },
  }
}

/** After an order the places that it told are meant, though nothing names them. */
const isOfOrder = (text: string, { frame }: Question) => frame.kind === 'rank' && ASKED_OF_THAT.test(text)

/** Longer turns say more. */
const LONG = 160
