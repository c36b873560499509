import { NATION } from '#domain/location/location.ts'
import type { FrameKind } from '../frame.ts'
import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'
import { nameOfPlace } from './names-before.ts'
import { END, SO } from './turn-edges.ts'
import { aboutBefore, type Going, namesOfFigure, type TurnRule } from './turn-rule.ts'

const OF_ONE: readonly FrameKind[] = [
  ...(['level', 'change', 'compare_years', 'number', 'convert', 'quote'] as const),
  ...(['target', 'distance', 'interval', 'rank_of_place', 'rank'] as const),
]
const LEVELS: ReadonlyMap<string, number> = new Map([
  ['states', 3],
  ['zones', 2],
  ['lgas', 4],
])
/** Words for the sides of a figure of poverty. */
const POOR: ReadonlyMap<string, string> = new Map([
  ['poorer', 'worse'],
  ['richer', 'better'],
  ['wealthier', 'better'],
  ['less poor', 'better'],
  ['more poor', 'worse'],
])
const SIDE = '(less poor|more poor|worse|better|higher|lower|more|less|above|below|poorer|richer|wealthier)'
const THAT =
  '(?:that|it|this|them|us|we are|that one|this one|that figure|this figure|that state|this state|here|there)'
const BEING =
  '(?:is|are|was|were|do|does|did|have|has|had|fare|fares|lie|stand|stands|perform|score|rank|get|gets|got|with|record|recorded|show|report)'

/** `State` as `states`. */
const ofSeveral = (level: string) => `${level.toLowerCase().replace(/s$/, '')}s`

/** The side in words that are held against a figure; null where words of poverty are said of something else. */
function sideOf(word: string, going: Going): string | null {
  const poor = POOR.get(word.toLowerCase())
  if (poor === undefined) return word
  return /\bpover|\bpoor|\bmpi\b/.test(aboutBefore(going)) ? poor : null
}

/** Whether words beside the side are of the figure before, and of no other: `lower stunting than that`. */
function isOfFigure(words: string, going: Going): boolean {
  if (words === '') return true
  const { lexicon, currentYear } = going.reader
  const { indicator, places, level, group } = readPart(tokensOf(words), lexicon, currentYear)
  if (places.length > 0 || level !== null || group !== null) return false
  if (indicator !== null) return indicator === going.before.indicators[0]
  const about = aboutBefore(going)
  return words
    .toLowerCase()
    .split(/\s+/)
    .every(
      (word) =>
        about.includes(word) ||
        /^(?:off|figures?|rates?|numbers?|levels?|values?|coverage|shares?|ones?|an?|of|it)$/.test(word),
    )
}

/** The places on one side of the figure of the place before: those beside that place, after a course by its newest figure. */
function besideThat(asked: string, level: string, side: string, going: Going): string | null {
  const { before, reader } = going
  const { locations } = reader.lexicon.reference
  // After an order: the place that came first.
  const first = before.frame.kind === 'rank' ? before.found : null
  const places = first === null ? before.places : [first]
  const own = places.filter((id) => locations.get(id)?.level === LEVELS.get(ofSeveral(level)))
  const isOfOrder = before.frame.kind === 'rank' && first === null
  const isOfNation = !isOfOrder && (places.length === 0 || places.join() === `${NATION}`)
  const [place = isOfNation ? NATION : undefined, ...others] = own
  const [name, ...more] = namesOfFigure(going)
  const isOne = place !== undefined && others.length === 0 && name !== undefined && more.length === 0
  if (!isOne || before.group !== null || !OF_ONE.includes(before.frame.kind)) return null
  const meant = sideOf(side, going)
  if (meant === null) return null
  const [year, ...years] = before.frame.kind === 'change' ? [] : before.periods.years
  const when = year === undefined || years.length > 0 ? '' : ` in ${year}`
  const whose = isOfNation ? 'the national average' : nameOfPlace(place, reader.lexicon.reference)
  return `${asked} ${ofSeveral(level)} are ${meant}${/^(?:above|below)$/i.test(meant) ? '' : ' than'} ${whose} in ${name}${when}`
}

/** Places that lie above or below the figure of the place before: how many, or which. */
export const THAN_THAT_RULES: readonly TurnRule[] = [
  // `Which states have lower stunting than that`, `how many zones are worse than it`.
  {
    words: new RegExp(
      `${SO}(how many|which|what|list the|show the|name the|any|(?:is|are) there any)(?: other)? (states?|zones?|lgas?)(?: (?:that|who))?(?: ${BEING})*(?: (?:even|much|doing|it|an?|any|the|still))* ${SIDE}(?<rest>(?: \\S+){0,5}?)(?: than)? ${THAT}(?: (?:has|is|does|one|figure))?${END}`,
      'i',
    ),
    said: ({ 1: asked = '', 2: level = '', 3: side = '', groups = {} }, going) =>
      isOfFigure(groups.rest?.trim() ?? '', going)
        ? besideThat(/^how/i.test(asked) ? asked : 'which', level, side, going)
        : null,
  },
  // `Which states do better`, `which states have lower stunting`: than that.
  {
    words: new RegExp(
      `${SO}(how many|which|what)(?: other)? (states|zones|lgas)(?: (?:that|who))?(?: ${BEING})+(?: (?:even|much|doing|it|an?|any|still))* ${SIDE}(?<rest>(?: \\S+){0,3}?)${END}`,
      'i',
    ),
    said: ({ 1: asked = '', 2: level = '', 3: side = '', groups = {} }, going) =>
      /\bthan\b|\d/i.test(groups.rest ?? '') || !isOfFigure(groups.rest?.trim() ?? '', going)
        ? null
        : besideThat(/^how/i.test(asked) ? asked : 'which', level, side, going),
  },
  // `Who is lower than that`, after a state.
  {
    words: new RegExp(
      `${SO}(?:who|which ones?|anyone|any other)(?: else)?(?: ${BEING})+(?: (?:even|much|doing|it|an?|any|still))* ${SIDE}(?<rest>(?: \\S+){0,3}?) than ${THAT}${END}`,
      'i',
    ),
    said: ({ 1: side = '', groups = {} }, going) =>
      isOfFigure(groups.rest?.trim() ?? '', going) ? besideThat('which', 'states', side, going) : null,
  },
]
