import { readPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'
import { tokensOf } from '../tokens.ts'
import { nameOfPlace } from './names-before.ts'
import { type Going, placesSaid, type TurnRule } from './turn-rule.ts'

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const COUNT = `${NUMBERS.join('|')}|10|[2-9]`
const THINGS = '(?: (?:states|lgas|zones|places|districts))?'
const IN = '(?:in|for|across|within|inside)'
/** What may stand behind the places of a turn: its time or source, or nothing. */
const AFTER =
  '(?=[?.!, ]*$| (?:in|by|for|from|since|between|according|as of|now|today|instead|please|(?:19|20)\\d\\d)\\b)'
/** `In those three`, `for all of them`, `in the same states`. */
const ALL = `(?:(?:all|each) (?:of )?)?(?:(?:the )?(?:those|these|same|above)(?: (?:same |top )?(${COUNT}))?${THINGS}|the (${COUNT})${THINGS}|all (${COUNT})${THINGS}|them(?: all)?)`
const OTHERS = `the (?:other|remaining) (?:(${COUNT})${THINGS}|ones|states|lgas|zones|places)`
const BOTH = `both(?: of (?:them|these|those))?${THINGS}`
const rule = (words: string) => new RegExp(words, 'i')

const STILL_MEANT = rule(`\\b(?:in|within|inside) (?:${ALL}|${OTHERS}|${BOTH})${AFTER}`)

/**
 * Words of a turn that still point at places when it was put in full, as nothing says which they are; null for none. An answer without them
 * would be that of another place, or of all. `In both` may be two years or sources.
 */
export function placesStillMeant(text: string, { before }: Reader): string | null {
  const [words] = before ? (STILL_MEANT.exec(text) ?? []) : []
  if (!before || words === undefined) return null
  const isOfOthers =
    before.sources.length > 1 || before.periods.years.length > 1 || before.indicators.length > 1
  return isOfOthers && !OF_LEVEL.test(words) ? null : words
}

const OF_LEVEL = /\b(?:states|lgas|zones|places|districts)$/i

/** Words that stand for several places which the turns before named or told: their names. */
export const SEVERAL_RULES: readonly TurnRule[] = [
  {
    words: rule(`\\b(?:${IN} )?${OTHERS}${AFTER}`),
    said: ([, count], going) => inWords(others(going), count, going),
  },
  {
    words: rule(`\\b${IN} the (first|last|top) (${COUNT})${THINGS}(?: of (?:them|these|those))?${AFTER}`),
    said: ([, end = '', count], going) => {
      const all = placesBefore(going)
      const many = numberOf(count) ?? 0
      return inWords(/last/i.test(end) ? all.slice(-many) : all.slice(0, many), count, going)
    },
  },
  { words: rule(`\\b${IN} ${BOTH}${AFTER}`), said: (_, going) => inWords(inTurn(going, 2), 'two', going) },
  // `Which of those three has the highest wasting`: of another figure, which is named.
  {
    words: rule(
      `(?<=^(?:and |so |but )*(?:which|who|what)(?: one)?) (?:of|among|out of) (?:those|these|the|them)(?: (${COUNT}))?${THINGS}(?= (?:has|have|is|was|had)\\b)`,
    ),
    said: ({ 0: words, 1: count, index, input }, going) =>
      indicatorIn(input.slice(index + words.length), going) === null
        ? null
        : (inWords(inTurn(going, numberOf(count)), count, going)?.replace(/^in /, ' of ') ?? null),
  },
  {
    words: rule(`\\b${IN} ${ALL}${AFTER}`),
    said: ([, a, b, c], going) => {
      const count = a ?? b ?? c
      return inWords(inTurn(going, numberOf(count)), count, going)
    },
  },
  // `And their stunting`, after an order: of those that it named.
  {
    words:
      /^((?:and |so |but |what (?:is|are|about) |how about |show |give me )*)their ((?!(?:zones?|lgas?|states?|source|target)\b)\S.*?)[?.! ]*$/i,
    said: ([, start = '', what = ''], going) => {
      const names = indicatorIn(what, going) === null ? null : inWords(placesBefore(going), undefined, going)
      return names === null ? null : `${start}${what} ${names}`
    },
  },
]

/** The places that the turn before named, else those that its answer told. */
function placesBefore({ before: { places, named = [] } }: Going): readonly number[] {
  return places.length > 1 ? places : named
}

/** So many places of the turns before: of one turn, else of the last turns one after the other; none where these are not so many. */
function inTurn(going: Going, count: number | null): readonly number[] {
  const all = placesBefore(going)
  if (count === null || all.length === count) return all
  return placesSaid(going).slice(-count)
}

/** Those of the places named before that the last turn left out. */
function others({ before: { places, named = [], replaced } }: Going): readonly number[] {
  const left = replaced?.slot === 'place' && replaced.ids.length > 1 ? replaced.ids : named
  const isSome = places.length > 0 && places.every((id) => left.includes(id))
  return isSome ? left.filter((id) => !places.includes(id)) : []
}

/** So many places are told beside each other at most. */
const MOST = 12

/** `In Kano, Lagos and Kaduna`; null where these are not as many as was said. */
function inWords(ids: readonly number[], count: string | undefined, { reader }: Going): string | null {
  const many = numberOf(count)
  if (ids.length === 0 || ids.length > MOST || (many !== null && many !== ids.length)) return null
  const names = ids.map((id) => nameOfPlace(id, reader.lexicon.reference))
  return `in ${[names.slice(0, -1).join(', '), ...names.slice(-1)].filter((name) => name !== '').join(' and ')}`
}

function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null
  const at = NUMBERS.indexOf(word.toLowerCase())
  return at < 0 ? Number(word) : at + 2
}

function indicatorIn(text: string, { reader: { lexicon, currentYear } }: Going): number | null {
  return readPart(tokensOf(text), lexicon, currentYear).indicator
}
