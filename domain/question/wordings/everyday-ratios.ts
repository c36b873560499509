import { namesOnePlace } from '../names-one-place.ts'
import { readPart } from '../read-part.ts'
import { SEVERAL } from '../read-group.ts'
import type { Reader } from '../reader.ts'
import { tokensOf } from '../tokens.ts'
import type { Otherwise } from './other-words.ts'

const WHAT = "(?:and |so |please )*(?:what(?:['’]?s| is| was) |give me |tell me |show me )?(?:the )?"
const TIMES =
  'how many times (?:is )?(?:(?:as )?(?:high|many|much|common|likely)|higher|more(?: common| likely| frequent)?|greater|larger|bigger|lower|less(?: common| likely)?)'
const PEOPLE =
  /^(?:the )?(?:total )?(?:populations?|people|persons|inhabitants|residents|patients|women|children|births)$/i
/** Behind two names: a place, a year or a source. */
const REST = '((?:,? (?:in|for|by|of|across) .+?)?)[?.! ]*$'

/** The one figure that words name; null where they name none, or more than it. */
function figureNamed(words: string, { lexicon, currentYear }: Reader): number | null {
  const { indicator, unused, level, group, places } = readPart(tokensOf(words), lexicon, currentYear)
  return unused.length === 0 && level === null && group === null && places.length === 0 ? indicator : null
}

/** The two figures of which one is held against the other, in words; null where the words name no two. */
function twoFigures(one: string, other: string, rest: string, reader: Reader): string | null {
  // So many for each of all people is a density.
  if ([one, other].some((words) => PEOPLE.test(words))) return null
  // `Nurse to doctor`: each stands for all of them.
  const [first, second] = [one, other].map((words) =>
    [words.endsWith('s') ? words : `${words}s`, words].find((said) => figureNamed(said, reader) !== null),
  )
  if (first === undefined || second === undefined) return null
  const isTwo = figureNamed(first, reader) !== figureNamed(second, reader)
  return isTwo ? `compare ${first} and ${second}, times over${rest}` : null
}

/** Groups of one division are named: of wealth, residence or sex. */
function namesGroups(text: string, { lexicon, currentYear }: Reader): boolean {
  const { group, indicator } = readPart(tokensOf(text), lexicon, currentYear)
  return indicator !== null && group !== null && group.dimension !== SEVERAL
}

/** How many times as high one figure or one group of people is as another, in the words of the reader of questions. */
export const EVERYDAY_RATIOS: readonly Otherwise[] = [
  // `By what factor is stunting higher among the poor than the rich`.
  {
    words:
      /\bby (?:what|which) factor (is|are|was|were) (\S.{1,60}?) (higher|lower|more|less|greater|larger|bigger|more common)(?= (?:in|among|amongst|for|than|with)\b)/i,
    said: ([, verb = '', what = '', more = '']) => `how many times ${more} ${verb} ${what}`,
  },
  // `The ratio of nurses to doctors in Nigeria`.
  {
    words: new RegExp(
      `^${WHAT}ratio (?:of|between) (?:the )?(?:numbers? of )?(\\S.{1,50}?) (?:to|and) (?:the )?(?:numbers? of )?(\\S.{1,50}?)${REST}`,
      'i',
    ),
    said: ([, one = '', other = '', rest = ''], reader) => twoFigures(one, other, rest, reader),
  },
  // `The nurse to doctor ratio`.
  {
    words: new RegExp(
      `^${WHAT}(\\S.{1,40}?)(?:[ -](?:to|per|versus|vs\\.?)[ -]|[-/])(\\S.{1,40}?) ratios?${REST}`,
      'i',
    ),
    said: ([, one = '', other = '', rest = ''], reader) => twoFigures(one, other, rest, reader),
  },
  // `How many times higher is stunting than wasting in Kano`, `how many times more nurses than doctors does Nigeria have`.
  {
    words: new RegExp(
      `^(?:and |so )*${TIMES} (?:is |are |was |were )?(?:the )?(\\S.{1,50}?) (?:than|as) (?:the )?(\\S.{1,50}?)(?: (?:are there|does nigeria have|do we have))?${REST}`,
      'i',
    ),
    said: ([, one = '', other = '', rest = ''], reader) => twoFigures(one, other, rest, reader),
  },
  // `The ratio of stunting in Kano to Lagos`: of two places.
  {
    words: new RegExp(
      `^${WHAT}ratio (?:of|between) (\\S.{1,50}?) in (\\S.{1,30}?) (?:to|and) (?:that (?:of|in) )?(\\S.{1,30}?)${REST}`,
      'i',
    ),
    said: ([, what = '', one = '', other = '', rest = ''], reader) =>
      namesOnePlace(one, reader) && namesOnePlace(other, reader)
        ? `compare times over ${what} in ${one} and ${other}${rest}`
        : null,
  },
  // `Among the rich than the poor`: the ends of wealth.
  {
    words:
      /\bthe (rich|poor) (than|vs\.?|versus|compared (?:to|with)|as|against|and) ((?:among |amongst |for |in |of )?)the (rich|poor)\b(?! (?:states|countries|zones|lgas|households|families))/i,
    said: ([, one = '', than = '', among = '', other = '']) =>
      one.toLowerCase() === other.toLowerCase() ? null : `the ${one}est ${than} ${among}the ${other}est`,
  },
  // `The rich-poor ratio`: of the ends of wealth.
  {
    words:
      /\b(?:(?:the )?(?:rich|wealthy)(?: (?:and|to|vs\.?|versus) |[-/\u2013])(?:the )?poor|(?:the )?poor(?: (?:and|to|vs\.?|versus) |[-/\u2013])(?:the )?(?:rich|wealthy))\b(?=.*\bratio\b)|(?<=\bratio\b.*)\b(?:(?:the )?rich (?:and|to|vs\.?|versus) (?:the )?poor|(?:the )?poor (?:and|to|vs\.?|versus) (?:the )?rich)\b/i,
    said: () => 'poorest and richest',
  },
  // `The ratio of stunting between poorest and richest`, `rural to urban ratio of open defecation`: groups of people.
  {
    words:
      /\b(?:the )?(?<!(?:mortality|fatality|sex|gender|dependency|death) )ratio\b(?: (?:of|between|for))?/i,
    said: ([said], reader, text) =>
      namesGroups(text.replace(said, ' '), reader) ? 'compare times over' : null,
  },
  {
    words: new RegExp(`\\b${TIMES}(?: is| are| was| were)?\\b`, 'i'),
    said: ([said], reader, text) =>
      namesGroups(text.replace(said, ' '), reader) ? 'compare times over' : null,
  },
]
