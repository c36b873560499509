import { NATION } from '#domain/location/location.ts'
import { isTotalled } from '#domain/statistics/figure-unit.ts'
import { partsOf, shareAsked, wholesOf } from '../part-of-figure.ts'
import { nameOfPlace } from './names-before.ts'
import { END, SO } from './turn-edges.ts'
import { both } from './turn-order.ts'
import { type Going, isOfLevels, type TurnRule } from './turn-rule.ts'

const SHARE = '(?:share|proportion|fraction|part|portion|percent(?:age)?|per cent|%)'
const THAT = '(?:it|that|this|they|those|these)'
const BE = `(?:is|are|was|were|would|does|do)(?: ${THAT})?(?: (?:be|make|represent|come to|amount to))?`
const COUNTRY =
  "(?:(?:the )?(?:whole |entire )?(?:country|nation)(?:['’]s)?|(?:the )?(?:national|nationwide|countrywide)|(?:all (?:of )?)?nigeria(?:['’]s)?)(?: (?:total|figure|number|one|as a whole|count))*"
const ALL =
  '(?:all(?: of (?:them|it|those|these))?|(?:the )?(?:total|whole|overall|sum|rest|lot)(?: (?:number|figure|one|count))?|them all|every one|everything)'
const NAMED =
  '(?:all |the |total )*(?:(?:public )?(?:health )?(?:facilities|hospitals and clinics)|(?:whole |total )?population|people|under[- ]?fives?[- ]deaths|infant deaths|(?:confirmed )?cases)'
const THERE = '(?: (?:there|in total|altogether|in all|in (?:the|that) (?:same )?(?:state|place|zone|lga)))?'
const OF = `(?:(?:of|in|out of|from|to) (?:(?<country>${COUNTRY})|(?<all>${ALL})|(?<named>${NAMED}))${THERE})`
const WORDS = new RegExp(
  `${SO}(?:(?:what|which|how (?:much|many|large|big)|can you|give|show|say|put|express|as|in|is|['’]s|was|are|${THAT}|me|a|an|the)[ ,]+)*${SHARE}(?:[ ,]+${BE})?(?:[ ,]+${OF})?(?:[ ,]+${BE})?(?: ${THAT})?${END}`,
  'i',
)

/** Of what nobody said: such a turn is not understood, and no figure stands for it. */
const OF_NOTHING = 'what share of it is that'
const OF_COUNTRY = 'what share of the national total is that'

/** After the number of a place and then that of the nation: the share of that place. */
function ofPlaceBefore({ before, reader: { lexicon } }: Going): string | null {
  const [place, ...others] = before.replaced?.slot === 'place' ? before.replaced.ids : []
  const about = lexicon.reference.indicators.get(before.indicators[0] ?? 0)
  const isOfNation = before.places.length === 1 && before.places[0] === NATION
  if (!isOfNation || !about || place === undefined || others.length > 0 || place === NATION) return null
  const times = before.periods.years
  const when = times.length === 1 ? ` in ${times[0]}` : ''
  const name = nameOfPlace(place, lexicon.reference)
  return `${about.shortName} in ${name} as a share of the national total${when}`
}

/** The share of the number before in the one that it is a part of, or of the one that was asked for before it. */
function ofWhole(going: Going, named: string | undefined): string | null {
  const { before, reader } = going
  const [own = 0] = before.indicators
  const held = before.replaced?.slot === 'indicator' && both(going) !== null ? before.replaced.ids : []
  const { indicators } = reader.lexicon.reference
  const nameOf = (id: number) => indicators.get(id)?.shortName ?? ''
  const wholes = wholesOf(own, reader)
  const first = wholes.find((id) => held.includes(id))
  const isNamed = (id: number) => {
    const last = named?.toLowerCase().split(' ').at(-1) ?? ''
    return nameOf(id)
      .toLowerCase()
      .includes(last === 'people' ? 'population' : last)
  }
  // `Of all facilities`: the number that is named; `of the total`: the one before, or the one that all of it lies in.
  const whole = named === undefined ? (first ?? wholes[0]) : wholes.find(isNamed)
  if (whole !== undefined) return shareAsked(nameOf(own), nameOf(whole))
  // All, and then some of them: the other way round.
  const some = held.find((id) => wholesOf(id, reader).includes(own))
  return some === undefined || named !== undefined ? null : shareAsked(nameOf(some), nameOf(own))
}

/** Words that ask which share of all a number is. */
export const SHARE_TURN_RULES: readonly TurnRule[] = [
  // `So what share are primary`, after all facilities.
  {
    words: new RegExp(
      `${SO}(?:what|which) ${SHARE}(?: of (?:them|those|these|it|that|the total|all(?: of them)?))? (?:is|are|was|were) (?:the )?([\\p{L}-]+)(?: (?:ones|care|facilities|deaths|cases))?${END}`,
      'iu',
    ),
    said: ([, word = ''], { before: { indicators, places, group }, reader }) => {
      const [whole = 0, ...others] = indicators
      const isOne = others.length === 0 && places.length === 1 && group === null
      const [part, ...more] = isOne ? partsOf(whole, word, reader) : []
      const nameOf = (id: number) => reader.lexicon.reference.indicators.get(id)?.shortName ?? ''
      // After all facilities and then primary ones: still of all.
      const [all] =
        isOne && nameOf(whole).toLowerCase().includes(word.toLowerCase()) ? wholesOf(whole, reader) : []
      if (all !== undefined) return shareAsked(nameOf(whole), nameOf(all))
      return part === undefined || more.length > 0 ? null : shareAsked(nameOf(part), nameOf(whole))
    },
  },
  {
    words: WORDS,
    said: ({ groups = {} }, going) => {
      const { before, reader } = going
      const about = reader.lexicon.reference.indicators.get(before.indicators[0] ?? 0)
      const isOne = before.indicators.length === 1 && before.places.length < 2 && before.group === null
      if (!about || !isOne || isOfLevels(going)) return null
      const { country, all, named } = groups
      const ofPlace = named === undefined ? ofPlaceBefore(going) : null
      if (ofPlace !== null && (country ?? all) !== undefined) return ofPlace
      // Without a place the figure is the nation's.
      const [place = NATION] = before.places
      if (country !== undefined) return place === NATION ? OF_NOTHING : OF_COUNTRY
      if (!isTotalled(about)) return all === undefined ? null : OF_NOTHING
      // After the nation and then a place of it: its share of the nation; after two places nobody said of what.
      const isOfPlaces = before.replaced?.slot === 'place' && named === undefined
      if (isOfPlaces)
        return ofPlace ?? (before.replaced?.ids.join() === `${NATION}` ? OF_COUNTRY : OF_NOTHING)
      return ofWhole(going, named) ?? (named === undefined ? OF_NOTHING : null)
    },
  },
]
