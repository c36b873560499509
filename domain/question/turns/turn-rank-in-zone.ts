import { nameOfPlace } from './names-before.ts'
import { END, SO } from './turn-edges.ts'
import { byId, placesAbove } from '#domain/reference/reference-data.ts'
import { NATION } from '#domain/location/location.ts'
import type { FrameKind } from '../frame.ts'
import { type Going, isOfLevels, type TurnRule } from './turn-rule.ts'

const ZONE = 'north[- ]?(?:west|east|central)|south[- ]?(?:west|east|south)'
const OWN =
  "(?:its|the|that|this|their|our|his|her|the same)(?: own)? (?:(?:geo-?political )?(?:zone|region)(?:['’]?s)?|zonal)"
const IN =
  '(?:(?:with)?in|among(?:st)?|for|across|inside|out of|of)(?: all)?(?: the)?(?: (?:other )?states (?:of|in|within))?(?: the)?'
const PLACE = `(?:(${ZONE})(?:ern)?(?: (?:geo-?political )?(?:zone|region))?(?: states)?|${OWN}(?: states)?)`
const US = '(?:it|that|this|the state|my state|our state|we|they|e)'
const ASKED = [
  `where (?:does|do|did|is|are|was) ${US} (?:rank|ranked|ranking|stand|standing|sit|sits|fall|come|placed?|positioned|lie)`,
  `where ${US} (?:dey|rank|stand)`,
  `where (?:does|do) ${US} come`,
  `how (?:does|do|is|did) ${US} (?:rank|ranked|ranking|placed?|fare)`,
  `(?:what(?:['’]?s| is) )?(?:its|the|our|their|the state['’]?s) (?:rank|ranking|position|standing|place)`,
  `(?:what|which) (?:rank|position|place|number) (?:is|does|are|do) ${US}(?: (?:have|hold|take))?`,
  `(?:rank|ranking|position|standing)`,
].join('|')

/** Frames that told the place of one. */
const RANKED: readonly FrameKind[] = ['rank_of_place', 'rank_within']

/** The zone of the one state or LGA of the turn before, with its name; null for others. */
function ownZone({ before, reader }: Going): { readonly own: string; readonly zone: string } | null {
  const [id, ...others] = before.places.filter((place) => place !== NATION)
  const { reference } = reader.lexicon
  if (id === undefined || others.length > 0) return null
  const zone = placesAbove(reference, id).find(
    (whole) => whole !== id && byId(reference.locations, whole).level === 2,
  )
  if (zone === undefined) return null
  return { own: nameOfPlace(id, reference), zone: nameOfPlace(zone, reference) }
}

/** Which place the state before takes among those of a zone: in its own, where none is named. */
function rankIn(named: string | undefined, going: Going): string | null {
  const found = isOfLevels(going) ? null : ownZone(going)
  return found === null ? null : `rank of ${found.own} within the ${named ?? found.zone} zone`
}

/** Whether two names are those of one zone, however they are joined. */
function sameZone(one: string, other: string | undefined): boolean {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[- ]/g, '')
  return other !== undefined && plain(one) === plain(other)
}

/** Words that ask which place the state before takes in its zone. */
export const ZONE_RANK_RULES: readonly TurnRule[] = [
  {
    words: new RegExp(`${SO}(?:${ASKED}),? ${IN} ?${PLACE}${END}`, 'i'),
    said: ([, named], going) => rankIn(named, going),
  },
  // `Is it the best in its zone`: whether it is, among the states there.
  {
    words: new RegExp(
      `${SO}(?:is|was|are|does|do|has) ${US}(?: (?:have|has|still|also|now))*(?: the)? (best|worst|highest|lowest|first|last|top|number one)(?: (?:state|one|figure|rate))? ${IN} ?${PLACE}${END}`,
      'i',
    ),
    said: ([, end = '', named], going) => {
      const found = isOfLevels(going) ? null : ownZone(going)
      if (found === null) return null
      return `is ${found.own} the ${ENDS.get(end.toLowerCase()) ?? end.toLowerCase()} within the ${named ?? found.zone} zone`
    },
  },
  // `And within the zone`, after its place among all states.
  {
    words: new RegExp(
      `${SO}(?:what about |how about |only |just )*${IN} ?${PLACE}(?: (?:only|alone|then))?${END}`,
      'i',
    ),
    said: ([, named], going) => {
      const isOwn = named === undefined || sameZone(named, ownZone(going)?.zone)
      return RANKED.includes(going.before.frame.kind) && isOwn ? rankIn(named, going) : null
    },
  },
  // `Who is first`, after its place in the zone: of that zone.
  {
    words: new RegExp(
      `${SO}(?:who|which(?: (?:one|state))?|what state) (?:is|comes|came|has|leads|takes) (?:the )?(?:at the )?(first|top|best|worst|last|bottom|highest|lowest|number one)(?: (?:one|there|in it|in (?:the|that) zone))*${END}`,
      'i',
    ),
    said: ([, end = ''], { before: { frame, places }, reader: { lexicon } }) => {
      const isOfState = lexicon.reference.locations.get(places[0] ?? 0)?.level === 3
      if (frame.kind !== 'rank_within' || !isOfState) return null
      const zone = nameOfPlace(frame.whole, lexicon.reference)
      return `which state in the ${zone} has the ${ENDS.get(end.toLowerCase()) ?? end}`
    },
  },
]

/** Ends in the words that orders have. */
const ENDS: ReadonlyMap<string, string> = new Map([
  ['first', 'highest'],
  ['top', 'highest'],
  ['number one', 'highest'],
  ['last', 'lowest'],
  ['bottom', 'lowest'],
])
