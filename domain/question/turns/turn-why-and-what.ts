import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'
import { END, SO } from './turn-edges.ts'
import { type Going, isOfLevels, type TurnRule } from './turn-rule.ts'

const OTHERWISE =
  '(?:different|differ|differs|differing|disagree|disagrees|higher|lower|bigger|smaller|another|not the same|other|so (?:high|low|different|far)|vary|varies|conflict|apart|less|more)'

/** The one source of a text, where it names no more than that; null for none, or several. */
function sourceIn(words: string, { reader: { lexicon, currentYear } }: Going): string | null {
  const { sources, places, indicator } = readPart(tokensOf(words), lexicon, currentYear)
  const [only, ...others] = sources
  if (only === undefined || others.length > 0 || places.length > 0 || indicator !== null) return null
  return lexicon.reference.sources.get(only)?.name ?? null
}

/** The source that is held against another one: that which told the figure before, or stood beside it; null for none. */
function sourceBeside(
  other: string | null,
  { before: { frame, told, sources }, reader }: Going,
): string | null {
  const nameOf = (id: number) => reader.lexicon.reference.sources.get(id)?.name ?? ''
  const names = sources.length === 2 ? sources.map(nameOf) : told === null ? [] : [nameOf(told)]
  const isOfTwo = frame.kind === 'compare_sources' && names.includes(other ?? '')
  const [first, ...others] = names.filter((name) => name !== other)
  return first !== undefined && others.length === 0 && (frame.kind === 'level' || isOfTwo) ? first : null
}

/** Words that ask why another source has another figure, and what a figure means after some that counted or ordered it. */
export const WHY_AND_WHAT_RULES: readonly TurnRule[] = [
  // `Why JME get different number`, after the figure of a survey.
  {
    words: new RegExp(
      `${SO}(?:why|how come)(?: (?:does|do|did|is|are|was|na|be))?(?: (?:the|say|that))? (\\S+(?: \\S+){0,4}?) ((?:\\S+ ){0,4}?)${OTHERWISE}(?: (?:number|figure|value|one|thing|estimate|from (?:it|this|that)|than (?:it|this|that)|to (?:it|this|that)|then|here))*${END}`,
      'i',
    ),
    said: ([, who = ''], going) => {
      const other = sourceIn(who, going)
      const told = sourceBeside(other, going)
      if (told === null || other === null) return null
      return `why do ${told} and ${other} differ`
    },
  },
  // `Why two different numbers`, `why do the sources differ`: of the figure before.
  {
    words: new RegExp(
      `${SO}(?:why|how come)(?: (?:do|does|are|is|be|there|the|we|you|they|have|get|give|dey|so|many|all|these|those|of))*(?: (?:two|2|three|several|various|different))*(?: (?:different|sources?|surveys?|figures?|numbers?|values?|estimates?|answers?|ones?|two|three))+(?: (?:do|are|so|not|differ|different|disagree|agree|conflict|vary|the same|apart|far|from each other|for (?:it|this|that|the same thing)))*${END}`,
      'i',
    ),
    said: ([words], { before: { frame, indicators, places, replaced } }) => {
      const isOfFigures = APART.test(words) && OF_FIGURES.test(words)
      if (frame.kind !== 'level' || indicators.length !== 1 || places.length > 1 || !isOfFigures) return null
      // After one place and another: of the places, which no figure explains.
      const isOfPlaces = replaced?.slot === 'place' && !/\b(?:sources?|surveys?)\b/i.test(words)
      return isOfPlaces ? 'why is it so' : 'why are there different figures'
    },
  },
  // `What is IPTp3 sef`, after a count of states, and nothing but the name.
  {
    words: new RegExp(
      `${SO}(?:what|wetin)(?: exactly| actually| really| even)?(?:['’]?s| is| are| be| na)(?: (?:even|exactly|actually|really|this|that))* (\\S.*?)(?: (?:self|exactly|anyway|anyways|though|again|in the first place|by the way|actually|really|even))*${END}`,
      'i',
    ),
    said: ([, what = ''], going) => {
      if (!isOfLevels(going) && going.before.frame.kind !== 'rank_of_place') return null
      const { lexicon, currentYear } = going.reader
      const part = readPart(tokensOf(what), lexicon, currentYear)
      const isName =
        part.indicator !== null &&
        part.cues.size === 0 &&
        part.places.length + part.sources.length + part.periods.years.length === 0 &&
        part.level === null &&
        part.group === null &&
        part.unused.length === 0 &&
        !NUMBER.test(what)
      return isName ? `what does ${what} mean` : null
    },
  },
]

/** Words for figures and who has them. */
const OF_FIGURES = /\b(?:sources?|surveys?|figures?|numbers?|values?|estimates?|answers?|two|three)\b/i
/** Words that say that figures are not the same. */
const APART =
  /\b(?:different|differ|disagree|not agree|conflict|vary|not the same|apart|two|three|several)\b/i

/** Words that ask for a figure, and not for what it is. */
const NUMBER =
  /\b(?:its|their|there|about|like|doing|rate|coverage|number|share|percent(?:age)?|prevalence|level|figure|average|total|national)\b/i
