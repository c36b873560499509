import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { NATION } from '#domain/location/location.ts'
import { nameOfPlace, nameOfSlot, namesBefore } from './names-before.ts'
import { namesOnePlace } from '../names-one-place.ts'
import type { Replaced } from '../question.ts'
import type { Cue } from '../question-words.ts'
import { TOLD_APART } from './turn-figures.ts'
import { type Going, isOfLevels, nameOfFound, type TurnRule } from './turn-rule.ts'

/** What was replaced; of the two years of a round the second, which its figures have. */
function ofRound({ slot, ids }: Replaced): readonly number[] {
  const [first = 0, second, ...others] = ids
  const isRound = slot === 'period' && others.length === 0 && second === first + 1
  return isRound ? [second] : ids
}

/** The names of what the turn before asked about and of what it replaced, joined by `and`; null where nothing was replaced, or more than two. */
export function both({ before, reader }: Going): string | null {
  const { replaced, toldYear } = before
  if (!replaced) return null
  const own = {
    place: before.places,
    source: before.sources,
    // `The newest` names no year, and a round has two: that of its figure is meant.
    period:
      (before.periods.isLatest || before.periods.isRound) && toldYear !== null
        ? [toldYear]
        : before.periods.years,
    indicator: before.indicators,
  }[replaced.slot]
  const names = [...ofRound(replaced), ...own].map((id) =>
    nameOfSlot(replaced.slot, id, reader.lexicon.reference),
  )
  return names.length === 2 ? names.join(' and ') : null
}

/** The difference between two years, by the source that told both of their figures where it was one. */
function betweenYears(going: Going): string | null {
  const { replaced, told } = going.before
  const names = replaced?.slot === 'period' ? both(going) : null
  if (names === null) return null
  const source = told === replaced?.told ? going.reader.lexicon.reference.sources.get(told ?? 0) : undefined
  return `difference between ${names}${source ? ` by ${source.name}` : ''}`
}

const ZONE = 2
/** The ends of an order by those that lie across. */
const OTHER_ENDS: readonly Cue[] = ['lowest', 'highest', 'worst', 'best']
/** Words that hold what was asked now and before against each other, and that point into an order. */
export const ORDER_RULES: readonly TurnRule[] = [
  // `How many more`, after one and another: the difference.
  {
    words:
      /^(?:and |so |but )?(?:by )?how (?:many|much) (?:more|less|fewer|higher|lower|better|worse|bigger|smaller)(?: (?:is|are|was|were) (?:it|that|this|they|there))?[?.! ]*$/i,
    said: (_, { before }) => (before.replaced === null ? null : 'the difference'),
  },
  // `How many years between the two`.
  {
    words:
      /^(?:and |so )*how (?:many|much)(?: years| points| percentage points| people| deaths| cases)? (?:is |are |lie |lies )?(?:there )?between (?:the two|them|both)[?.! ]*$/i,
    said: (_, { before }) => (before.replaced === null ? null : 'the difference'),
  },
  // `Highest in the country?`, after a state, also beside the nation.
  {
    words:
      /^(?:and |so |but |is (?:it|that|this) |that )*(?:the )?(highest|lowest|best|worst)(?: (?:one|state))? (?:in|of|across|nationwide in) (?:the (?:whole |entire )?(?:country|nation|federation)|nigeria)[?.! ]*$/i,
    said: ([, end = ''], { before: { places }, reader: { lexicon } }) => {
      const [only, ...others] = places.filter((id) => id !== NATION)
      const isState = lexicon.reference.locations.get(only ?? 0)?.level === 3
      if (only === undefined || others.length > 0 || !isState) return null
      return `is ${nameOfPlace(only, lexicon.reference)} the ${end} state`
    },
  },
  // `Is that above Yobe`: beside it.
  {
    words:
      /^(?:and |so |but )*is (?:that|it|this) (?:above|below|over|under) (?:that of )?(?:the )?(\S.*?)[?.! ]*$/i,
    said: ([, name = ''], { reader }) =>
      !/nigeria|nation|average/i.test(name) && namesOnePlace(name, reader) ? `compare with ${name}` : null,
  },
  // `Trend since 2015 for the last one`: what was asked about last.
  {
    words: /(?<=\S) (?:for|of) (?:the last|that|this|the latter) (?:one|indicator|figure)(?=[?.! ]*$)/i,
    said: () => '',
  },
  // `Add both`, after two places.
  {
    words:
      /^(?:and |so |please |now )*(?:add|sum|total)(?: up)? (?:both|the two|them|these)(?: (?:together|up))?[?.! ]*$/i,
    said: (_, going) => {
      const names = going.before.replaced?.slot === 'place' ? both(going) : null
      return names === null ? null : `total of ${names}`
    },
  },
  // `And tertiary ones`: those of the name before.
  {
    words:
      /(?<=\b(?!which|other|last|first|second|third|these|those|the|what|any|new|newer|more|many|some)[a-z]{4,} )ones(?=[?.! ]*$)/i,
    said: () => '',
  },
  // `Did it get better`, after one year and another: between those two.
  {
    words:
      /^(?:and |so )?(?:did|has|is|was|have|how (?:did|has)|(?:by )?how much (?:did|has|have)) (?:it|that|this|they|things)(?: been)?(?: an?| any)? (?:get |got |gotten |gone |go )?(?:any )?(?:better|worse|up|down|improved?|improvement|improving|worsened?|worsen|risen|rise|rose|fallen|fall|fell|changed?|increased?|decreased?|dropp?e?d?|grow|grown|grew|progress)[?.! ]*$|^(?:and |so )*(?:it |that |has it |did it )?(?:doubled?|tripled?|halved?)[?.! ]*$|^(?:and |so )?(?:improved|changed|risen|rose|fell|fallen|increased|decreased|dropped|up|down) by how (?:much|many points)[?.! ]*$|^(?:and |so |then )*(?:is (?:it|that) |was (?:it|that) |has (?:it|that) (?:gone |been )?|did it go |going )?(?:up or down|down or up|better or worse|worse or better|rising or falling|falling or rising|higher or lower|improving or (?:worsening|not))(?:,? (?:and )?by (?:how much|what))?[?.! ]*$/i,
    said: (_, going) => betweenYears(going) ?? (going.before.frame.kind === 'change' ? 'again' : null),
  },
  // `Both vs Nigeria`, after two places.
  {
    words: /^(?:and |so |compare )*both (?:vs|versus|against|compared (?:with|to)|and|with|to) (?=\S)/i,
    said: (_, going) => {
      const names = going.before.replaced?.slot === 'place' ? both(going) : null
      return names === null ? null : `compare ${names} and `
    },
  },
  // `Are they above the country`, after two places.
  {
    words:
      /^(?:and |so )?(?:are|is|were|do|did|have) (?:they|both|these|those)(?: (?:both|all|two))? (?:above|below|over|under|higher than|lower than|better than|worse than|doing better than|doing worse than|ahead of|behind) (?=(?:the )?(?:country|nation|national|nigeria))/i,
    said: (_, going) => {
      const names = going.before.replaced?.slot === 'place' ? both(going) : null
      return names === null ? null : `compare ${names} and `
    },
  },
  // `Which one kills more`: of what was asked now and before.
  {
    words:
      /^(?:and |so |but )?(?:which|what) (?:one|of them)? ?(?!(?:is|was|are|were|has|had|have)\b)\p{L}+s (?:more|most|less|least|fewer|fewest|higher|better|worse)(?: \p{L}+)?[?.! ]*$/iu,
    said: (_, going) => {
      const names = both(going)
      return names === null ? null : `compare ${names}`
    },
  },
  // `Gap between the two`, `how far behind is Kano`, after a place and an order: of the place and the one that came first.
  {
    words:
      /^(?:and |so |but |ok(?:ay)? |what(?: is|s|['’]s)? |whats |show (?:me )?|give (?:me )?|tell me )*(?:the )?(?:gap|difference|distance)(?: between (?:them|the two|both|the 2|these|those|(?:those|these|the)(?: last)? two))?[?.! ]*$|^(?:and |so |but )*how (?:far|much) (?:apart are they|do they differ|behind is (?:it|that|he|she)|ahead is (?:it|that|he|she))[?.! ]*$/i,
    said: (_, going) => {
      const [earlier, ...others] = going.before.earlierPlaces
      const first = isOfLevels(going) ? nameOfFound(going) : null
      if (first === null || earlier === undefined || others.length > 0) return null
      const name = nameOfPlace(earlier, going.reader.lexicon.reference)
      return name === first ? null : `compare ${name} and ${first}`
    },
  },
  {
    words: /^(?:and |so |but )*how (?:far|much) (?:behind|ahead|below|above) (?:is|are|was) (.+?)[?.! ]*$/i,
    said: ([, one = ''], going) => {
      const first = isOfLevels(going) ? nameOfFound(going) : null
      return first !== null && namesOnePlace(one, going.reader) ? `compare ${one} and ${first}` : null
    },
  },
  // `Gap between them`, after an order: of its two ends.
  {
    words:
      /^(?:and |so |what is |whats |show )*(?:the )?(?:gap|difference|range|distance)(?: between (?:them|the two|both|the best and the worst|first and last))?[?.! ]*$/i,
    said: (_, { before }) =>
      before.frame.kind === 'rank' ? 'the gap between the highest and the lowest' : null,
  },
  // `The lowest of them`, after an order: its other end.
  {
    words:
      /^(?:and |so |which is |what is |who is )*(?:the )?(highest|lowest|best|worst|most|least) (?:one )?(?:of|among|amongst|in) (?:them|these|those|all)(?: all)?[?.! ]*$/i,
    said: ([, end = ''], going) => (isOfLevels(going) ? `and the ${end}` : null),
  },
  // `Which state uses them most`: a figure by what people do with it.
  {
    words:
      /\b(?:has|have|had|uses?|using|gets?|got|practi[sc]es?|does|did|do|takes?|reports?|sees?|records?|suffers?) (?:it|them|this|these|those) (?:the )?(most|least|worst|best)\b/i,
    said: ([, end = '']) => `has the ${{ most: 'highest', least: 'lowest' }[end.toLowerCase()] ?? end}`,
  },
  // `And the first`, `the last one`, after an order: its places by number, and its other end.
  {
    words:
      /^(?:and |then |what about |how about |who is |which is )*(?:the )?(first|last)(?: (?:one|state|place|lga|zone))?[?.! ]*$/i,
    said: ([, word = ''], { before }) => {
      if (before.frame.kind !== 'rank') return null
      if (/first/i.test(word)) return 'the 1th'
      if (before.count !== null && before.count > 1 && !before.isNth) return `the ${before.count}th`
      const end = ['highest', 'lowest', 'best', 'worst'].find((_, at) =>
        before.cues.has(OTHER_ENDS[at] ?? 'all'),
      )
      return end === undefined ? null : `and the ${end}`
    },
  },
  // `The difference`, `compare them`: of what was asked now and before.
  {
    words:
      /^(?:and |so )?(?:what(?: is|s|['’]s)? |whats |show (?:me )?|give (?:me )?|tell me )?(?:the )?(?:difference|gap|change)(?: between (?:them|the two|both|the 2|(?:those|these|the)(?: last)? two))?[?.! ]*$|^(?:and |so )?what (?:has )?changed[?.! ]*$|^(?:and |so |please )?compare (?:them|both|the two|the 2)[?.! ]*$|^(?:and |so )?how do (?:they|the two) (?:differ|compare)[?.! ]*$|^(?:and |so )?(?:which|what)(?: one| year| source)? (?:is|was|had|has) (?:the )?(?:more|higher|bigger|lower|less|larger|greater|better|worse|smaller)[?.! ]*$/i,
    said: (_, going) => {
      const ofYears = betweenYears(going)
      if (ofYears !== null) return ofYears
      const names = going.before.replaced?.slot === 'place' ? null : both(going)
      // The answer before says it.
      if (names === null) return TOLD_APART.includes(going.before.frame.kind) ? 'again' : null
      const { replaced, periods } = going.before
      const [year, ...others] = periods.years
      const time = year === undefined || others.length > 0 ? '' : ` in ${year}`
      if (replaced?.slot !== 'indicator') return `difference between ${names}`
      // Figures of different units stand beside each other, and no difference is told.
      const [one, other] = [replaced.ids[0], going.before.indicators[0]].map((id) => {
        const about = going.reader.lexicon.reference.indicators.get(id ?? 0)
        return about && `${about.factor} ${figureUnit(about)}`
      })
      return one === other ? `compare ${names}${time}` : `${names}${time}`
    },
  },
  // `Why different`, after two sources.
  {
    words:
      /^(?:and |so |but )?why (?:different|the (?:difference|gap)|(?:are|is) (?:they|it|that) (?:so )?different|do they (?:differ|disagree)|the two differ)[?.! ]*$/i,
    said: (_, going) => {
      const names = going.before.replaced?.slot === 'source' ? both(going) : null
      return names === null ? null : `why do ${names} differ`
    },
  },
  // `The average of the two`, `which of the two did better`: what was asked now and before.
  {
    words:
      /\b(?:the two|both of them|them both|the two of them|these two|those two)(?: (?:states|places|lgas|zones|sources|surveys|years|ones))?\b/i,
    said: (_, going) => {
      const names = namesBefore(going.before, going.reader.lexicon.reference)
      return both(going) ?? (names.length === 2 ? names.join(' and ') : null)
    },
  },
  // `States inside that lowest zone`: in the place that came first.
  {
    words:
      /\b(?:inside|in|within|of) (?:that|this|the) (?:(?:lowest|highest|best|worst|first|last|top|bottom|leading) )?(zone|state|one|place)\b/i,
    said: ([, what = ''], going) => {
      const { places } = going.before
      const { locations } = going.reader.lexicon.reference
      // After the states of a zone `that zone` is theirs, and no state.
      const [zone, ...others] = /^zone$/i.test(what)
        ? places.filter((id) => locations.get(id)?.level === ZONE)
        : []
      if (zone !== undefined && others.length === 0)
        return `in ${nameOfPlace(zone, going.reader.lexicon.reference)}`
      const name = isOfLevels(going) ? nameOfFound(going) : null
      return name === null ? null : `in ${name}`
    },
  },
]
