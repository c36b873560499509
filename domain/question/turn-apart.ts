import { nameOfFound, isOfLevels, type Going, type TurnRule } from './turn-rule.ts'
import { readPart } from './read-part.ts'
import { tokensOf } from './tokens.ts'
import { both } from './turn-order.ts'

/** Words for kinds of counts of one disease. */
const COUNTED = 'confirmed cases|suspected cases|cases|deaths'

/** The figure of the turn before with another kind of count: deaths for cases; null where none is held, or more is asked for. */
function otherCount(
  found: RegExpExecArray,
  { before, reader: { lexicon, currentYear } }: Going,
): string | null {
  const { indicators } = lexicon.reference
  const [words, what = ''] = found
  const own = indicators.get(before.indicators[0] ?? 0)?.shortName ?? ''
  const other = own.replace(new RegExp(`\\b(?:${COUNTED})\\b`), what.toLowerCase())
  const isHeld = [...indicators.values()].some(({ shortName }) => shortName === other)
  const rest = `${found.input.slice(0, found.index)}${found.input.slice(found.index + words.length)}`
  const { contents, indicator } = readPart(tokensOf(rest), lexicon, currentYear)
  if (!isHeld || own === '' || contents.length > 0 || indicator !== null) return null
  // The `year` of a name would ask for all times: that of the turn before stays.
  const [year, ...others] = before.periods.years
  const isSaid = year === undefined || others.length > 0 || /\b(?:19|20)\d\d\b/.test(rest)
  return isSaid ? other : `${other} in ${year}`
}

/** Words that ask how far two figures of the turns before lie apart, of whom, and of which kind. */
export const APART_RULES: readonly TurnRule[] = [
  // `So how many points up is that`.
  {
    words:
      /^(?:and |so |but |ok(?:ay)?,? )*(?:(?:that|this|it)(?:['\u2019]?s| is) )?(?:(?:by )?how many (?:percentage )?points|(?:by )?how much)(?: (?:up|down|higher|lower|more|less|better|worse|apart|of an? (?:gap|rise|drop|difference|jump|fall|increase)))*(?: (?:is|was|are|were) (?:that|it|this|they))?(?: (?:up|down|higher|lower|more|less|apart))?[?.! ]*$/i,
    said: (_, { before }) => (before.replaced === null ? null : 'the difference'),
  },
  // `So how many times more is that`.
  {
    words:
      /^(?:and |so |but |ok(?:ay)?,? )*(?:(?:that|this|it)(?:['\u2019]?s| is) )?(?:by )?how many times(?: (?:more|higher|bigger|larger|greater|less|lower|fewer|as (?:many|much|high|big)))*(?: (?:is|was|are|were) (?:that|it|this|they))?(?: in \S+(?: \S+)?)?[?.! ]*$/i,
    said: (_, going) => {
      const names = both(going)
      return names === null ? null : `compare ${names} times over`
    },
  },
  // `What was it there in 2018`, after an order: of the place that came first.
  {
    words:
      /(?<!\b(?:is|are|was|were|be) )\b(?:in |over |down )?there\b(?=(?:,? (?:in|for|at) (?:19|20)\d\d)?[?.! ]*$)/i,
    said: (_, going) => {
      const name = isOfLevels(going) ? nameOfFound(going) : null
      return name === null ? null : `in ${name}`
    },
  },
  // `How many of them were women`.
  {
    words:
      /^(?:and |so )*how many (?:of (?:them|those|these) )?(?:are|were|is|was) (women|men|females?|males?|girls|boys)[?.! ]*$/i,
    said: ([, who = '']) => `and ${who}`,
  },
  // `Suspected ones`.
  { words: /\b(confirmed|suspected) ones\b/i, said: ([, what = '']) => `${what} cases` },
  // `Which state had the most deaths`, after cases of a disease.
  { words: new RegExp(String.raw`\b(?:the )?(${COUNTED})\b`, 'i'), said: otherCount },
  // `Borno that same week`.
  {
    words:
      /,? *\b(?:in |for |during )?(?:that|the same|this) (?:same )?(?:week|month)\b(?! (?:before|after|of)\b)/i,
    said: (_, { before }) => (before.periods.parts.length === 1 ? '' : null),
  },
  { words: /^(?:and )?all (?:two|three|four|five|six|[2-9]|\d\d) (?=(?:weeks|months) )/i, said: () => '' },
  // `Source?`: that of the figure that was told.
  {
    words:
      /^(?:and |so |what is |whats |give me |with )*(?:the |its |your )?(?:sources?|reference|citation)[?.! ]*$/i,
    said: (_, { before: { told }, reader: { lexicon } }) => {
      const source = lexicon.reference.sources.get(told ?? 0)
      return source ? `who collected it, ${source.name}` : null
    },
  },
  // `Does that one meet the SDG target`, after an order.
  {
    words:
      /^(?:and |so |but )*(?:does|do|did|has|have|is|are) (?:that one|it|that|this one|that (?:state|zone|lga)) (?:meet|met|reach|reached|at|on|achieve|achieved|hit|satisfy) (?:the |its )?((?:sdg|national|global|who|abuja) )?(?:target|goal)[?.! ]*$/i,
    said: ([, whose = 'national '], going) => {
      const name = isOfLevels(going) ? nameOfFound(going) : null
      const about = going.reader.lexicon.reference.indicators.get(going.before.indicators[0] ?? 0)
      return name === null || !about ? null : `has ${name} met the ${whose}target in ${about.shortName}`
    },
  },
  // `What should it be by 2030`.
  {
    words:
      /^(?:and |so |but )*what (?:should|must) (?:it|that|this|the figure|the number) (?:be|become)(?: by (?:19|20)\d\d)?[?.! ]*$/i,
    said: () => 'what is the target',
  },
]
