import { namesOnePlace } from '../names-one-place.ts'
import { nameOfPlace } from './names-before.ts'
import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'
import { type Going, isOfLevels, nameOfFound, type TurnRule } from './turn-rule.ts'
import { both } from './turn-order.ts'

/** The difference of two years in percent of the earlier one; null where no year was replaced. */
function relatively(_: RegExpExecArray, going: Going): string | null {
  const names = going.before.replaced?.slot === 'period' ? both(going) : null
  return names === null ? null : `difference between ${names}, relative change`
}

/** One of two figures as a multiple of the other; null where none was replaced. */
function timesOver(_: RegExpExecArray, going: Going): string | null {
  const names = both(going)
  return names === null ? null : `compare ${names} times over`
}

/** Words that ask how far two figures of the turns before lie apart, and that keep their times and places. */
export const APART_RULES: readonly TurnRule[] = [
  { words: /(?<=\b(?:than|above|below|over) nigeria) overall\b/i, said: () => '' },
  // `Which of the states in their zone`, after two states of one.
  {
    words: /\b(?:of )?(?:the )?states in (?:their|its|that|the same|this) zone\b/i,
    said: (_, { before, reader: { lexicon } }) => {
      const { locations } = lexicon.reference
      const zones = new Set(before.places.map((id) => locations.get(id)?.parent ?? 0))
      const [zone = 0, ...others] = zones
      const name =
        others.length === 0 && locations.get(zone)?.level === 2 ? locations.get(zone)?.name : undefined
      return name === undefined ? null : `states in the ${name}`
    },
  },
  {
    words:
      /(?<=\b(?:best|worst|highest|lowest|top|bottom|most|least)) for (?:them|those|these|that)(?=[?.! ]*$)/i,
    said: () => '',
  },
  // `So is that an improvement`, after one source and another, or one year and another.
  {
    words:
      /^(?:and |so |but )*(?:is|was) (?:that|this|it) an? (?:improvement|worsening|rise|fall|increase|decrease|drop|decline)[?.! ]*$/i,
    said: (_, { before: { replaced, frame } }) =>
      frame.kind === 'level' && replaced !== null ? 'the difference' : null,
  },
  // `What is the change in percent`.
  {
    words:
      /^(?:and |so )*(?:what is |whats |what's )?(?:the )?(?:(?:change|difference|fall|drop|rise|increase|decrease) in (?:percent|per cent|percentage|%)(?: terms)?|how much is (?:that|it) (?:down|up|less|more|lower|higher) in (?:percent|per cent|%))[?.! ]*$/i,
    said: relatively,
  },
  // `The two together`, after two places, weeks or years.
  {
    words:
      /^(?:and |so )*(?:the |both |these |those )*(?:two|both)(?: of them| weeks| months| years| states| places| zones| lgas)? (?:together|combined|added up|in all)[?.! ]*$/i,
    said: (_, going) => {
      const names = both(going)
      return names === null ? null : `total of ${names}`
    },
  },
  // `How many times higher is the first`, `how many times is Kebbi above Ogun`.
  {
    words:
      /^(?:and |so )*how many times (?:higher|lower|more|bigger|larger|less)? ?(?:is|was|are) (?:the first|the second|the other|\S+(?: \S+)?)(?:['\u2019]s)?(?: (?:above|over|that of|higher than|of|more than) (?:the (?:first|second|other)|that|\S+(?: \S+)?))?[?.! ]*$/i,
    said: timesOver,
  },
  {
    words:
      /^(?:and |so )*(?:the )?(?:(?:country|national|nation['\u2019]?s?|nationwide) total|total (?:for|of|in) (?:the )?(?:whole )?(?:country|nation|nigeria))[?.! ]*$/i,
    said: () => 'and Nigeria',
  },
  // `By how much, in percent`.
  {
    words:
      /^(?:and |so |but )*(?:(?:(?:that|this|it)(?:['\u2019]?s| is) )?(?:how many|what) (?:percent(?:age)?|per cent|%) (?:less|more|lower|higher|fewer|down|up|of a (?:drop|fall|rise|change))(?: (?:is|was) (?:that|it|this))?|(?:by )?(?:what|how many|how much) (?:percent(?:age)?|per cent|%) (?:did|has|have) (?:it|that|this|they) (?:grow|grown|fall|fallen|rise|risen|change|changed|drop|dropped|increase|increased|decrease|decreased|go up|go down)(?: (?:by|in|over|between (?:those|these|the) (?:two|years|two years)))?)[?.! ]*$/i,
    said: relatively,
  },
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
    said: timesOver,
  },
  // `What was it there in 2018`, after an order: of the place that came first.
  {
    words:
      /(?<!\b(?:is|are|was|were|be) )\b(?:in |over |down )?there\b(?=(?:,? (?:in|for|at) (?:19|20)\d\d)?[?.! ]*$)/i,
    said: ({ input, index }, going) => {
      const { lexicon, currentYear } = going.reader
      // `What about the South-East, who is worst there`: there is the place that was just named.
      const isNamed = readPart(tokensOf(input.slice(0, index)), lexicon, currentYear).places.length > 0
      const { found } = going.before
      const first = found === null ? nameOfFound(going) : nameOfPlace(found, lexicon.reference)
      const name = isOfLevels(going) && !isNamed ? first : null
      return name === null ? null : `in ${name}`
    },
  },
  // `Kano, both years`.
  {
    words:
      /^(?:and |what about |now )*(\S.*?),? (?:for |in |of )?(?:both|the two|the same) (?:years|times|rounds|surveys)[?.! ]*$/i,
    said: ([, name = ''], going) => {
      const years = going.before.replaced?.slot === 'period' ? both(going) : null
      return years !== null && namesOnePlace(name, going.reader) ? `${name} in ${years}` : null
    },
  },
  // `Borno that same week`.
  {
    words:
      /,? *\b(?:in |for |during )?(?:that|the same|this) (?:same )?(?:week|month)\b(?! (?:before|after|of)\b)/i,
    said: (_, { before }) => (before.periods.parts.length === 1 ? '' : null),
  },
  { words: /^(?:and )?all (?:two|three|four|five|six|[2-9]|\d\d) (?=(?:weeks|months) )/i, said: () => '' },
]
