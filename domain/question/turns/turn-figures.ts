import { ownRate } from './own-rates.ts'
import { PER_PEOPLE, perPeople } from './per-people.ts'
import type { FrameKind } from '../frame.ts'
import type { Question, YearsAround } from '../question.ts'
import { lengthOf, NUMBER, OF_ONE_TIME, PART_RULES } from './turn-times.ts'
import { type Going, isOfLevels, nameOfFound, type TurnRule } from './turn-rule.ts'

/** `The next year`, `the year before`: of the year that was asked about, and of none that an answer told. */
const NEXT = 'next'

/** So many years from the one that was asked about, or told; null where none was. */
function yearFrom({ before }: Going, count: string, unit: string, sign: 1 | -1): string | null {
  // After the newest figure is the future, of which nothing is told.
  const isTold = OF_ONE_TIME.includes(before.frame.kind) && count !== NEXT && sign < 0
  const [year = isTold ? before.toldYear : null, ...others] = before.periods.years
  const length = lengthOf(count) * (/^decade/i.test(unit) ? 10 : 1)
  return year === null || others.length > 0 || !(length > 0) ? null : `${year + sign * length}`
}

/** Frames whose answers say how far figures lie apart, and whether that may be chance. */
export const TOLD_APART: readonly FrameKind[] = [
  ...(['change', 'compare_places', 'compare_years', 'compare_sources', 'compare_indicators'] as const),
  'change_by_place',
]

/** Frames whose answers count places. */
export const COUNTED: readonly FrameKind[] = ['threshold', 'beside_place', 'both_limits', 'change_by_place']

/** A figure that is doubted is told beside what others say. */
export const DOUBTED = 'which figure should I quote'
/** How sure a figure is: by its interval. */
const SURE = 'how sure are we'
const SURELY =
  '(?:reliable|trustworthy|accurate|dependable|credible|precise|believable|solid|robust|certain|exact|sure)'
const THIS =
  '(?:that|this|it|these|those|they|(?:the|that|this|these|those) (?:figures?|numbers?|estimates?|values?|rates?|percentages?|results?|ones?))'

/** How sure the figure of the turn before is: of an order that of the place that came first; of a change what its answer says. */
function howSure(going: Going): string | null {
  const { frame } = going.before
  if (frame.kind === 'change' || frame.kind === 'compare_years') return 'again'
  if (!isOfLevels(going)) return frame.kind === 'help' ? null : SURE
  const name = going.before.found === null ? null : nameOfFound(going)
  return name === null ? null : `${SURE} in ${name}`
}

/** Words that stand for the figure of the turn before, and that count its years. */
export const FIGURE_RULES: readonly TurnRule[] = [
  // `List them`, after a count.
  {
    words:
      /^(?:and |please |pls |ok |okay |so |can you |could you )*(?:list|name|show|give|tell)(?: me| us)? (?:all )?(?:of )?(?:them|these|those|the states|the names|their names)(?: all)?(?: please)?[?.! ]*$/i,
    said: (_, going) => (isOfLevels(going) ? 'which ones' : null),
  },
  // `The figure for 2022`, after what is held.
  {
    words:
      /^(?:and |so |ok |okay |please |show me |give me |what is |whats )*(?:the )?(?:figures?|values?|numbers?) (?:for|in|of) (?=\S)/i,
    said: (_, { before, reader: { lexicon } }) => {
      const [id, ...others] = before.frame.kind === 'catalogue' ? before.indicators : []
      const about = others.length > 0 ? undefined : lexicon.reference.indicators.get(id ?? 0)
      return about === undefined ? null : `${about.shortName} in `
    },
  },
  // `How many`, after the places of a limit.
  {
    words:
      /^(?:and |so |but )*how many(?: (?:states|lgas|zones|places))?(?: (?:are (?:they|there|those|these|that)|in all|in total|altogether))*[?.! ]*$/i,
    said: (_, { before }) => (COUNTED.includes(before.frame.kind) ? 'how many are they' : null),
  },
  // `Which state tests most`, after a figure of tests: a verb of its name.
  {
    words: /^(?:and |so )?(which|what) (state|zone|lga)s? (\p{L}{4,}?)s? (?:the )?(most|least)[?.! ]*$/iu,
    said: ([, , level = '', verb = '', end = ''], { before, reader: { lexicon } }) => {
      const about = lexicon.reference.indicators.get(before.indicators[0] ?? 0)
      const isOfName = `${about?.shortName} ${about?.fullName}`.toLowerCase().includes(verb.toLowerCase())
      return isOfName ? `which ${level} has the ${/most/i.test(end) ? 'highest' : 'lowest'}` : null
    },
  },
  // `Make it 5`, after an order.
  {
    words:
      /^(?:and |ok |okay |now )*make (?:it|that|them) (?:the )?(?:top )?(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)[?.! ]*$/i,
    said: ([, count = ''], { before }) => (before.frame.kind === 'rank' ? `top ${count}` : null),
  },
  // `Has Nigeria met it`: the target that was asked for.
  {
    words: /\b(met|reached|achieved|hit|meet|reach|achieve|attained|attain) (?:it|that|this)\b/i,
    said: ([, verb = ''], { before }) =>
      before.frame.kind === 'target' || before.cues.has('target') ? `${verb} the target` : null,
  },
  // `By how many points`, `is that significant`: the answer before says it.
  {
    words:
      /^(?:and |so )?(?:by (?:how (?:many points|much)|what margin)(?: exactly)?|(?:is|was|are) (?:that|it|this|the (?:change|difference|gap)) (?:a )?(?:statistically )?(?:significant|real|meaningful|more than chance)(?: (?:change|difference|one))?)[?.! ]*$/i,
    said: (_, { before }) => (TOLD_APART.includes(before.frame.kind) ? 'again' : null),
  },
  {
    words:
      /^(?:and |but )?(?:is there |do you have |have you |got |there )?(?:(?:any(?:thing)?|something|nothing|a) )?(?:more recent|newer|later|fresher)(?: (?:figures?|data|ones?|numbers?|values?))?[?.! ]*$/i,
    said: () => 'latest',
  },
  {
    words:
      /^(?:and |so )?how many (?:people|persons|individuals)(?: (?:is|are|was|were|does|would)(?: (?:that|it|this|those|they))?(?: (?:mean|be|in number|in total))?)?[?.! ]*$/i,
    said: () => 'how many is that',
  },
  // `Is it good or bad`: held against its target.
  {
    words:
      /^(?:and |so |but )*(?:is|was) (?:that|it|this)(?: a)? (?:good|bad|okay|ok|normal|acceptable|fine|alarming)(?: or (?:not|bad|good))?(?: (?:figure|number|one|rate|result))?[?.! ]*$/i,
    said: () => 'is that high',
  },
  // `Are you sure`, `I do not believe that`: which figure is the one to quote, and what others say.
  {
    words:
      /^(?:but |hmm+,? |really[,?] )*(?:(?:really|seriously|is that (?:so|true|right|correct))|are you (?:sure|certain)(?: about (?:that|this|it))?|i (?:do not|dont|don['’]t|cannot|cant|can['’]t) believe (?:that|this|it|you))[?.! ]*$/i,
    said: () => DOUBTED,
  },
  // `How reliable is that`, after a figure: how sure it is, and not which one to quote.
  {
    words: new RegExp(
      `^(?:and |so |but |then |ok(?:ay)?,? |hmm+,? )*(?:(?:but )?how (?:much )?(?:${SURELY}|far|much) (?:is|are|was|can|should|do|would) (?:(?:i|we|you|one|people) )?(?:trust |believe |rely on |depend on |count on |go by )?${THIS}(?: (?:be )?(?:trusted|believed|relied on|really|exactly|then))*|(?:is|are) ${THIS} (?:really |very |at all |even |any |an? )*(?:reliable|trustworthy|accurate|dependable|credible|precise|robust)(?: at all| enough| figures?| numbers?| estimates?)?|(?:and )?(?:what about )?(?:its |the )?(?:reliability|accuracy)|(?:can|could|should|may|do) (?:i|we|you|one) (?:really |actually |safely )*(?:trust|believe|rely on|depend on|count on) ${THIS}|can ${THIS} be (?:trusted|believed|relied on)|how (?:sure|certain|confident) (?:are|is|can|should) (?:you|we|i|one)(?: be)?(?: (?:about|of|on|in) ${THIS})?)[?.! ]*$`,
      'i',
    ),
    said: ([text], going) => (/\bhow (?:far|much) (?:is|are|was)\b/i.test(text) ? null : howSure(going)),
  },
  // `You said 61.7, are you sure`.
  {
    words:
      /^(?:but |hmm+,? )*(?:you|u) (?:said|told me|gave(?: me)?|wrote) [^,;?]{1,30}[,;]? *(?:are you (?:sure|certain)|is (?:that|it) (?:right|true|correct|so)|really)[?.! ]*$/i,
    said: () => DOUBTED,
  },
  // `Is that the SDG target`: whether the figure has met it.
  {
    words:
      /^(?:and |so )?(?:is|was|does) (?:that|it|this) (?:at |on |near |close to |within |meet(?:ing)? |reach(?:ing)? )?(?:the |our )?((?:sdg|national|global) )?(?:target|goal)[?.! ]*$/i,
    said: ([, whose = '']) => `has it met the ${whose}target`,
  },
  {
    words:
      /^(?:and |so )?who (?:published|publishes|produced|made|did|reported|reports|gave|measured) (?:that|this|it|them)[?.! ]*$/i,
    said: () => 'who collected it',
  },
  // `Can I quote it`, after a figure: whether it is the one to quote.
  {
    words:
      /^(?:and |so |but )*(?:can|could|may|should) (?:i|we|one) (?:safely )?(?:quote|cite|use|publish|print) (?:it|that|this|that figure|this figure)[?.! ]*$/i,
    said: (_, { before }) => (before.frame.kind === 'help' ? null : 'to quote'),
  },
  // `Compared to 10 years ago`: since so many years before the figure that was told.
  {
    words: new RegExp(
      `^(?:and |so |how (?:does|is) (?:that|it) )*compared? (?:to|with) ${NUMBER} (years?|decades?) (?:ago|before|earlier|back)[?.! ]*$`,
      'i',
    ),
    said: ([, count = '', unit = ''], { before: { frame, toldYear } }) =>
      toldYear === null || frame.kind !== 'level'
        ? null
        : `change since ${toldYear - lengthOf(count) * (/^decade/i.test(unit) ? 10 : 1)}`,
  },
  // `What year is that from`, `which survey`: the answer says it.
  {
    words:
      /^(?:and |so )?(?:(?:what|which) (?:year|survey|round|date|period|source|data source|dataset)(?: (?:is|was) (?:that|this|it))?(?: (?:from|of|for))?|(?:from )?when (?:is|was|were) (?:that|this|it|they|these|those|the data|the figures?)(?: (?:from|collected|measured|gathered|taken|recorded|counted|done|carried out|published))?|how (?:old|recent|new) (?:is|are) (?:that|this|it|they|the data|the figures?))[?.! ]*$/i,
    said: (_, { before }) =>
      before.frame.kind === 'level' || TOLD_APART.includes(before.frame.kind) ? 'again' : null,
  },
  {
    words:
      /^(?:and |so )?(?:(?:can you )?(?:say|give|put) (?:that|it|this) )?(?:as|in) a (?:fraction|ratio)[?.! ]*$/i,
    said: () => 'one in how many',
  },
  // `The 2018 edition`.
  { words: /\b((?:19|20)\d\d) (?:edition|round|version|wave)\b/i, said: ([, year = '']) => year },
  // `Before that year`.
  {
    words: /^(?:and |what about |how about )*(before|after|since|until) (?:that|this) year[?.! ]*$/i,
    said: ([, word = ''], { before }) => {
      const year = before.periods.years[0] ?? before.toldYear
      if (year === null) return null
      return /^(before|until)$/i.test(word) ? 'trend over all years' : `trend since ${year}`
    },
  },
  // `Deaths that year`, after the year of the most cases.
  {
    words: /\b(?:in )?(?:that|the same|this same) year\b/i,
    said: (_, { before }) =>
      before.periods.years.length === 0 && before.toldYear !== null ? `the same in ${before.toldYear}` : null,
  },
  // `All years`: how it went.
  {
    words:
      /^(?:and |for |in |over |show (?:me )?|give (?:me )?)*(?:all|every|each|the other|other)(?: of)?(?: the)? years?(?: please)?[?.! ]*$/i,
    said: (_, { before }) => (before.frame.kind === 'level' ? 'trend over all years' : null),
  },
  // `Rate`, after a number of the same people.
  {
    words: /^(?:and |so |what is |whats |as )*(?:the |a )?(?:rate|ratio)[?.! ]*$/i,
    said: (_, { before, reader }) => {
      const { counts, reference } = reader.lexicon
      const [own] = before.indicators
      const share = [...counts].find(([, count]) => count === own)?.[0] ?? ownRate(own, reader)
      return reference.indicators.get(share ?? 0)?.shortName ?? null
    },
  },
  { words: PER_PEOPLE, said: perPeople },
  // `Number of people`, after a share: how many they are.
  {
    words:
      /^(?:and |so |in |the |what is |give me |what (?:about|of) )*(?:actual |absolute |total |raw )?(?:numbers?|count) of (?:people|persons|them|those|cases)(?: affected| is that| in total)?[?.! ]*$/i,
    said: (_, going) => (isOfLevels(going) ? null : 'how many is that'),
  },
  // `Five years later`, `the year before`.
  {
    words: new RegExp(
      `\\b${NUMBER} (years?|decades?) (?:later|after(?: that)?|afterwards|on|since)(?=[?.! ]*$)`,
      'i',
    ),
    said: ([, count = '', unit = ''], going) => yearFrom(going, count, unit, 1),
  },
  {
    words: new RegExp(
      `\\b${NUMBER} (years?|decades?) (?:earlier|before(?: that)?|previously|prior|back)(?=[?.! ]*$)`,
      'i',
    ),
    said: ([, count = '', unit = ''], going) => heldBefore(going, yearFrom(going, count, unit, -1)),
  },
  {
    words:
      /\b(?:in |for )?(?:the )?(?:next|following) year(?=[?.! ]*$)|\b(?:in )?the year after(?: that)?(?=[?.! ]*$)/i,
    said: (_, going) => yearFrom(going, NEXT, 'year', 1),
  },
  {
    words:
      /\b(?:in |for )?the (?:previous|preceding|prior) year(?=[?.! ]*$)|\b(?:in )?the year before(?: that)?(?=[?.! ]*$)/i,
    said: (_, going) => yearFrom(going, NEXT, 'year', -1) ?? yearBeforeTold(going),
  },
  ...PART_RULES,
  // `And before that`, `the previous round`: the figure before, of the same source.
  {
    words:
      /^(?:and |what about |how about |what was it |what (?:was|is) |in |under |by |at |from |for )*(?:the )?(?:(?:time|one|round|survey|figure|value)? ?before(?: that| this| it| then)?|(?:previous|earlier|older|past|preceding) (?:one|round|survey|value|figure|time)|previously|earlier)[?.! ]*$/i,
    said: (_, { before }) => beside(before, 'earlier'),
  },
  {
    words:
      /^(?:and |what about |how about |what was it |what (?:was|is) |in |under |by |at |from |for )*(?:the )?(?:(?:time|one|round|survey|figure|value)? ?after(?: that| this| it)?|(?:next|later|following|subsequent) (?:round|survey|value|figure|time))[?.! ]*$/i,
    said: (_, { before }) => beside(before, 'later'),
  },
  // `And earlier rounds`, where no year was said: every figure up to now.
  {
    words:
      /^(?:and |what about |how about |what was it |what (?:was|is) |in |under |by |at |from )*(?:the )?(?:(?:year|years) before(?: that| this| it| then)?|(?:previous|earlier|older|past|last) (?:ones|rounds?|surveys?|values?|figures?|times?|years?))[?.! ]*$/i,
    said: (_, { before }) =>
      before.frame.kind === 'level' && before.periods.years.length === 0 ? 'trend' : null,
  },
]

/** The year before that of the figure that was told, where its source has it. */
function yearBeforeTold({ before: { around, toldYear, frame } }: Going): string | null {
  const isHeld = toldYear !== null && around.earlier === toldYear - 1 && frame.kind === 'level'
  return isHeld ? `in ${around.earlier}` : null
}

/** How many years a round may lie before the year that was counted to. */
const NEAR = 2

/**
 * `Five years earlier`, after a survey of 2024: its round of 2018, where the source that told the figure has none between that and the year
 * that was counted to. Any other year stays as it was counted.
 */
function heldBefore({ before }: Going, year: string | null): string | null {
  const { earlier } = before.around
  const gone = earlier === null || year === null ? null : Number(year) - earlier
  return gone !== null && gone > 0 && gone <= NEAR ? `${earlier}` : year
}

/** The year that the source of the turn before has next to the one it told; null where it has none, or told of several. */
function beside({ frame, around }: Question, side: keyof YearsAround): string | null {
  const year = around[side]
  return year === null || !OF_ONE_TIME.includes(frame.kind) ? null : `in ${year}`
}
