import { NATION } from '#domain/location/location.ts'
import { placeNamed } from '../names-one-place.ts'
import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'
import { nameOfPlace } from './names-before.ts'
import { END, SO } from './turn-edges.ts'
import { both } from './turn-order.ts'
import { aboutBefore, type Going, isOfLevels, nameOfFound, placesSaid, type TurnRule } from './turn-rule.ts'

const AGAINST = '(?:with|to|against|versus|vs\\.?|beside|and|than)'
const YEAR = '(?:19|20)\\d\\d'
const NATIONAL =
  "(?:(?:the )?(?:national|nation|country|nigeria|nigerian)(?:['’]?s)?(?: (?:average|figure|rate|level|mean|number|one|value|own))?)"
const OF_TWO = '(?:of (?:the two|them|these|those|both|the 2)(?: (?:states|places|ones))?)'
const SIDE =
  '(?:above|below|over|under|higher than|lower than|better than|worse than|ahead of|behind|beats?|beating|exceeds?|exceeding|past|at or above|up to|at)'

/** The names of the places before: of an order that of the one that came first, of a figure without a place the nation's. */
function placesBefore(going: Going): string | null {
  const { before, reader } = going
  if (before.group !== null) return null
  if (isOfLevels(going)) return before.places.length === 0 ? nameOfFound(going) : null
  const ids = before.places.length > 0 ? before.places : [NATION]
  return ids.map((id) => nameOfPlace(id, reader.lexicon.reference)).join(', ')
}

/** The figure that is held against others, where it is not the one before: its words; empty for that one, null where a turn says more. */
function figureMeant(said: string, going: Going): string | null {
  const words = said.trim()
  if (/^(?:it|that|this|them|those|the figure|this figure|that figure|the number|)$/i.test(words)) return ''
  const { lexicon, currentYear } = going.reader
  const { indicator, places, level, periods } = readPart(tokensOf(words), lexicon, currentYear)
  if (places.length > 0 || level !== null || periods.years.length > 0) return null
  const about = aboutBefore(going)
  const isOfBefore = words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => about.includes(word))
  if (isOfBefore || indicator === going.before.indicators[0]) return ''
  return indicator === null ? null : `${words} in `
}

/** Figures of a turn beside the one before, at its place; three and more are told one after the other. */
function figuresBeside(said: string, where: string, time: string, going: Going): string | null {
  const { before, reader } = going
  const { reference } = reader.lexicon
  const [id, ...others] = before.indicators
  const own = others.length > 0 ? undefined : reference.indicators.get(id ?? 0)
  const names = where.split(/,? and |, /i)
  const parts = names.map((name) => readPart(tokensOf(name), reader.lexicon, reader.currentYear))
  const areFigures = parts.every(
    ({ indicator, places, level, group }) =>
      indicator !== null && indicator !== id && places.length === 0 && level === null && group === null,
  )
  const place = before.places.length < 2 && !isOfLevels(going) ? placesBefore(going) : null
  if (!own || !areFigures || place === null || figureMeant(said, going) !== '') return null
  // Of two names of one figure the last: `DPT 3 / Penta 3 coverage`.
  const name = own.shortName
    .replaceAll(/\s*\([^)]*\)/g, '')
    .split(' / ')
    .at(-1)
  const all = [name, ...names].join(' and ')
  return `${names.length > 1 ? '' : 'compare '}${all} in ${place}${time}`
}

/** Places of a turn beside those before: none of them is left out. */
function besideBefore(figure: string, where: string, time: string, going: Going): string | null {
  const { lexicon, currentYear } = going.reader
  const part = readPart(tokensOf(where), lexicon, currentYear)
  const isPlaces = part.indicator === null && part.contents.length === 0 && part.level === null
  if (!isPlaces || part.places.length === 0 || part.periods.years.length > 0) return null
  const own = placesBefore(going)
  const meant = figureMeant(figure, going)
  // `Plateau, North Central` would be Plateau North.
  const joined = /^(?:the )?(?:north|south)/i.test(where) ? ' and ' : ', '
  return own === null || meant === null ? null : `compare ${meant}${own}${joined}${where}${time}`
}

/** The nation by its names, and any other place as it was said. */
function placeOfTime(said: string, going: Going): string | null {
  const name = said.trim().replace(/^(?:in|for|of) /i, '')
  if (new RegExp(`^(?:${NATIONAL}|nationally|nationwide|countrywide)$`, 'i').test(name)) return 'Nigeria'
  return placeNamed(name, going.reader) === null ? null : name
}

const BY_BOTH =
  '(?:in|by|from|under|for|according to) (?:both|the two|each|each of them)(?: (?:of them|of these|surveys|sources|rounds))?'

/** Words for two places, and no more. */
const TWO = /\b(?:two|both|either|neither|2)\b/i
/** Words for those that were named. */
const OF_THEM = /\b(?:two|both|either|neither|2|them|these|those)\b/i
/** So many places are held against the nation at most. */
const MOST = 6

/** Places that are held against those before, each of them told. */
export const FURTHER_PLACE_RULES: readonly TurnRule[] = [
  // `Compare sanitation with Borno and Adamawa`, after that of Yobe.
  {
    words: new RegExp(
      `${SO}(?:please |now |can you )*(?:compare|put|set|hold|place) ((?:\\S+ ){0,6}?)${AGAINST} (\\S.{0,100}?)((?: (?:for|in|as of) ${YEAR})?)${END}`,
      'i',
    ),
    said: ([, figure = '', where = '', time = ''], going) =>
      besideBefore(figure, where, time, going) ?? figuresBeside(figure, where, time, going),
  },
  // `How does sanitation compare with Borno and Adamawa`.
  {
    words: new RegExp(
      `${SO}how (?:does|do|did|would) (\\S+(?: \\S+){0,5}?) (?:compare|stand|look|measure up) ${AGAINST} (\\S.{0,100}?)((?: (?:for|in|as of) ${YEAR})?)${END}`,
      'i',
    ),
    said: ([, figure = '', where = '', time = ''], going) =>
      besideBefore(figure, where, time, going) ?? figuresBeside(figure, where, time, going),
  },
  // `Is either of them above the national average`, after one place and another.
  {
    words: new RegExp(
      `${SO}(?:(?:is|are|was|were|do|does) )?(?:either|any|both|each|none|neither|which|how many|one)(?: (?:one|two|states|places))?(?: ${OF_TWO})?(?: (?:is|are|was|were|does|do|fall|falls|lie|lies|stand|stands|come|comes))? ${SIDE} ${NATIONAL}${END}`,
      'i',
    ),
    said: ([words], going) => {
      const { before, reader } = going
      if (before.replaced?.slot !== 'place' || before.indicators.length !== 1) return null
      // `How many states are above the national average`: all states.
      if (/\b(?:states|places)\b/i.test(words) && !OF_THEM.test(words)) return null
      // `Are any of them`, after three: all that were named.
      const all = TWO.test(words) ? [] : placesSaid(going)
      const isOfAll = all.length > 2 && all.length <= MOST
      const names = isOfAll
        ? all.map((id) => nameOfPlace(id, reader.lexicon.reference)).join(', ')
        : both(going)
      return names === null ? null : `compare ${names} and Nigeria`
    },
  },
  // `Is any of them above 80%`, after one place and another.
  {
    words: new RegExp(
      `${SO}(?:(?:is|are|was|were|does|do) )?(?:either|any|both|each|none|neither|which)(?: (?:one|two))?(?: ${OF_TWO})?(?: (?:is|are|was|were|does|do|fall|falls|lie|lies))? ${SIDE} \\d+(?:\\.\\d+)?(?: ?%| ?percent| per cent)?${END}`,
      'i',
    ),
    said: (_, { before, reader }) => {
      const names =
        before.replaced?.slot === 'place' && before.indicators.length === 1 ? both({ before, reader }) : null
      return names === null ? null : `compare ${names}`
    },
  },
  // `National in 2025 vs 2023`, after a state.
  {
    words: new RegExp(
      `${SO}(?:what about |how about )?(\\S.*?),?(?: in| for)? (${YEAR}) (?:vs\\.?|versus|against|v|compared? (?:to|with)|beside|and) (?:in )?(${YEAR})${END}`,
      'i',
    ),
    said: ([, where = '', one = '', other = ''], going) => {
      const name = placeOfTime(where, going)
      return name === null || isOfLevels(going) ? null : `${name} in ${one} and in ${other}`
    },
  },
  // `And nationally in both`, after one source and another.
  {
    words: new RegExp(
      `${SO}(?:what about |how about )?(\\S+(?: \\S+){0,2}?),? ${BY_BOTH}${END}|${SO}${BY_BOTH},? (?:(?:of|for|in) )?(\\S+(?: \\S+){0,2}?)${END}`,
      'i',
    ),
    said: ([, where, after], going) => {
      const { before, reader } = going
      const name = placeOfTime(where ?? after ?? '', going)
      const { sources } = reader.lexicon.reference
      const two = before.sources.map((id) => sources.get(id)?.name ?? '')
      const names =
        before.replaced?.slot === 'source' ? both(going) : two.length === 2 ? two.join(' and ') : null
      return name === null || names === null ? null : `${name} by ${names}`
    },
  },
]
