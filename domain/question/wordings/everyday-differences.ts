import { placesAbove } from '#domain/reference/reference-data.ts'
import { placeNamed } from '../names-one-place.ts'
import { readPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'
import { tokensOf } from '../tokens.ts'
import { nameOfPlace } from '../turns/names-before.ts'
import type { Otherwise } from './other-words.ts'

const OF_TB = /\b(?:tb|tuberculosis)\b/i
const ESTIMATED =
  '(?:the )?(?:estimated|estimates?|expected|incident|projected)(?: (?:tb|tuberculosis))?(?: cases| number)?'
const NOTIFIED =
  '(?:the )?(?:notified|notifications?|reported|found|detected)(?: (?:tb|tuberculosis))?(?: cases| number)?'

/** Words that name one figure, with or without a place and a year. */
function namesFigure(words: string, { lexicon, currentYear }: Reader): boolean {
  const { indicator, unused, level, group } = readPart(tokensOf(words), lexicon, currentYear)
  return indicator !== null && unused.length === 0 && level === null && group === null
}

/** The zone or state that a place lies in, by its name; null for none. */
function wholeNamed(place: string, level: number, reader: Reader): string | null {
  const { reference } = reader.lexicon
  const id = placeNamed(place, reader)
  const whole =
    id === null
      ? undefined
      : placesAbove(reference, id).find((one) => reference.locations.get(one)?.level === level)
  return whole === undefined || whole === id ? null : nameOfPlace(whole, reference)
}

/** The level of the place that words name; null where they name none. */
function levelOf(words: string, reader: Reader): number | null {
  const id = placeNamed(words, reader)
  return id === null ? null : (reader.lexicon.reference.locations.get(id)?.level ?? null)
}

/** How many words name a place, of three at most: the fewest that name the same as all of them; undefined for none. */
function wordsOfPlace(first: (count: number) => string, reader: Reader): number | undefined {
  const most = [3, 2, 1].find((count) => placeNamed(first(count), reader) !== null)
  if (most === undefined) return undefined
  const named = placeNamed(first(most), reader)
  return [1, 2, 3].find((count) => placeNamed(first(count), reader) === named)
}

/** One figure less another, and a place beside the one that it lies in, in everyday words. */
export const EVERYDAY_DIFFERENCES: readonly Otherwise[] = [
  // `How many TB cases is Nigeria still missing each year - estimated minus notified`, `difference between estimated and notified TB cases`.
  {
    words: new RegExp(
      `^.*?\\b(?:${ESTIMATED} (?:minus|less|vs\\.?|versus|and|against|compared (?:to|with)) ${NOTIFIED})((?:,? (?:in|for) (?:nigeria|(?:19|20)\\d\\d))*)(?:,? (?:what is )?the (?:gap|difference))?[?.! ]*$`,
      'i',
    ),
    said: ([, rest = ''], _, text) => {
      const isApart = /\b(?:minus|less|difference|gap|missing|missed|between)\b/i.test(text)
      return OF_TB.test(text) && isApart ? `gap between TB incident cases and TB cases notified${rest}` : null
    },
  },
  // `How many TB cases is Nigeria still missing each year`.
  {
    words:
      /^(?:and |so )*how many (?:tb|tuberculosis) (?:cases|patients|people) (?:is|are|does|do) (?:nigeria|we|the country) (?:still )?(?:missing|miss)(?: (?:each|every|a|per) year)?[?.! ]*$/i,
    said: () => 'gap between TB incident cases and TB cases notified in Nigeria',
  },
  // `Subtract penta 3 from penta 1 in Kano`.
  {
    words: /^(?:please )?(?:subtract|take(?: away)?|deduct) (\S.{1,50}?) from (\S.{1,50}?)[?.! ]*$/i,
    said: ([, less = '', of = ''], reader) =>
      namesFigure(less, reader) && namesFigure(of, reader)
        ? `${of.replace(/ in .*$/i, '')} minus ${less}${/ in .*$/i.exec(of)?.[0] ?? ''}`
        : null,
  },
  // `Penta 1 less penta 3`: a number less another.
  {
    words: /^((?:what(?:['’]?s| is) )?)(\S.{1,50}?) less (?:the )?(\S.{1,50}?)[?.! ]*$/i,
    said: ([, , of = '', less = ''], reader) =>
      namesFigure(of, reader) && namesFigure(less, reader) ? `${of} minus ${less}` : null,
  },
  // `Home births, Kebbi minus Lagos`: of two places of one kind; of a place in another it is left out.
  {
    words: /^(\S.*?) (?:minus|less) (?:that (?:of|in) |the one (?:of|in) |in )?(\S.*?)[?.! ]*$/i,
    said: ([, before = '', after = ''], reader) => {
      const [led, behind] = [before.split(' '), after.split(' ')]
      const one = wordsOfPlace((count) => led.slice(-count).join(' '), reader)
      const other = wordsOfPlace((count) => behind.slice(0, count).join(' '), reader)
      if (one === undefined || other === undefined) return null
      const [first, second] = [led.slice(-one).join(' '), behind.slice(0, other).join(' ')]
      const what = led
        .slice(0, -one)
        .join(' ')
        .replace(/[\s,:;-]+$|[\s,]+(?:in|for|of|at)$/i, '')
      const rest = behind.slice(other).join(' ')
      const isAlike = levelOf(first, reader) === levelOf(second, reader)
      return isAlike
        ? `${what} ${rest}, difference between ${first} and ${second}`.replace(' ,', ',').trim()
        : null
    },
  },
  // `Is stunting in Rimin Gado LGA worse than the state as a whole`.
  {
    words:
      /^(?:and |so )*(?:is|are|was|were) (\S.{1,60}?) in (\S+(?: \S+){0,3}?)((?: in (?:19|20)\d\d)?) (?:any )?(?:above|below|better|worse|higher|lower|more|less)(?: than)? (?:the|its) (state|zone|region)(?:['’]s)?(?: as a whole| average| overall| figure| itself)*[?.! ]*$/i,
    said: ([, what = '', where = '', year = '', level = ''], reader) => {
      const whole = wholeNamed(where, /^state$/i.test(level) ? STATE : ZONE, reader)
      return whole === null ? null : `compare ${what} in ${where} and ${whole}${year}`
    },
  },
  // `Stunting statewide in Kano`.
  { words: /,? \bstate-?wide(?= (?:in|for|across) \p{Lu})/u, said: () => '' },
]

const STATE = 3
const ZONE = 2
