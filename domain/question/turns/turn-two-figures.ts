import { NATION } from '#domain/location/location.ts'
import { namesOnePlace } from '../names-one-place.ts'
import type { Cue } from '../question-words.ts'
import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'
import { nameOfPlace, nameOfSlot } from './names-before.ts'
import { both } from './turn-order.ts'
import { TOLD_APART } from './turn-figures.ts'
import { aboutBefore, type Going, type TurnRule } from './turn-rule.ts'

const SO = '(?:and |so |but |ok(?:ay)?,? |hm+,? |then |now |no,? |sorry,? |please )*'
const END = '[?.! ]*$'
const YEAR = '((?:19|20)\\d\\d)'
const BOTH = '(?:both|the two|them both|these two|those two)(?: (?:of them|figures|doses|indicators|ones))?'
const rule = (words: string) => new RegExp(words, 'i')

/** Words with which an order is asked for its other end, and for nothing else. */
const OTHER_END =
  /^(?:and |so |but |what about |how about |what of )*(?:(?:which|what|who)(?: (?:one|state|zone|lga))? is )?(?:the )?(?:highest|lowest|best|worst|top|bottom|most|least)(?: (?:one|state|zone|lga))?[?.! ]*$/i
const ENDS: readonly Cue[] = ['highest', 'lowest', 'best', 'worst']

/** After one end of an order and then the other: as many times as the one is of the other; null for anything else. */
function endsTimesOver({ frame, kept, text, cues }: Going['before']): string | null {
  const isOfBoth =
    frame.kind === 'rank' &&
    kept.includes('frame') &&
    OTHER_END.test(text) &&
    ENDS.some((cue) => cues.has(cue))
  return isOfBoth ? 'the gap between the highest and the lowest, times over' : null
}

/** Two figures one after the other, asked of one place, year and source; null where no two were asked about. */
function bothFigures(going: Going, { place, year }: { readonly place?: string; readonly year?: string }) {
  const { before, reader } = going
  const names = before.replaced?.slot === 'indicator' ? both(going) : null
  if (names === null) return null
  const { reference } = reader.lexicon
  const [own, ...others] = before.places
  const where = place ?? (own === undefined || others.length > 0 ? '' : nameOfPlace(own, reference))
  const [told, ...more] = before.periods.years
  const when = year ?? (told === undefined || more.length > 0 ? '' : `${told}`)
  const whose = before.sources.map((id) => nameOfSlot('source', id, reference)).join(' and ')
  return [
    names,
    ...(where === '' ? [] : [`in ${where}`]),
    ...(when === '' ? [] : [`in ${when}`]),
    ...(whose === '' ? [] : [`by ${whose}`]),
  ].join(' ')
}

/** What two places, sources or figures were held against each other for, or two groups of people, in another year. */
function gapThen(year: string, going: Going): string | null {
  const { frame, replaced } = going.before
  if (frame.kind === 'groups' || (TOLD_APART.includes(frame.kind) && frame.kind !== 'change'))
    return `and in ${year}`
  const names = replaced?.slot === 'period' ? null : both(going)
  return names === null ? null : `compare ${names} in ${year}`
}

/** The place that the conversation was about beside the one of the turn before; null for none, or several. */
function otherPlace({ before, reader }: Going): string | null {
  const left = before.replaced?.slot === 'place' ? before.replaced.ids : []
  const all = new Set([...before.earlierPlaces, ...left].filter((id) => !before.places.includes(id)))
  const [only, ...others] = all
  const isOne = only !== undefined && others.length === 0 && before.places.length === 1
  return isOne ? nameOfPlace(only, reader.lexicon.reference) : null
}

/** The share or rate of those whom the figure before counts; null where none is held. */
function rateOfCounted({ before, reader: { lexicon } }: Going): string | null {
  const share = [...lexicon.counts].find(([, count]) => count === before.indicators[0])?.[0]
  return lexicon.reference.indicators.get(share ?? 0)?.shortName ?? null
}

/** Words that name a place, a time, a source or a level: whether those are held is no question of what a figure means. */
function isOfSlot(words: string, { reader: { lexicon, currentYear } }: Going): boolean {
  const { places, sources, periods, level } = readPart(tokensOf(words), lexicon, currentYear)
  return places.length + sources.length + periods.years.length > 0 || level !== null || HELD.test(words)
}

const HELD =
  /\b(?:states?|lgas?|zones?|countr(?:y|ies)|nigeria|years?|months?|weeks?|sources?|surveys?|time|period)\b/i

/** How people go on from two figures, from their gap, and from what is held of them. */
export const TWO_FIGURE_RULES: readonly TurnRule[] = [
  // `So how many times higher is that`, after the lowest and then the highest.
  {
    words: rule(
      `^${SO}(?:by )?how many times(?: (?:more|higher|bigger|larger|greater|less|lower|as (?:many|much|high|big)))*(?: (?:is|was|are) (?:that|it|this|the (?:first|second|other|highest|lowest|best|worst)))?(?: (?:than|of|as) (?:the (?:first|second|other|lowest|highest)|that))?${END}`,
    ),
    said: (_, { before }) => endsTimesOver(before),
  },
  // `How many times is the best the worst`, after an order.
  {
    words: rule(
      `^${SO}how many times(?: (?:more|higher|bigger|larger|greater|as (?:many|much|high|big)))? (?:is|was) the (?:highest|best|top|first|worst)(?: (?:one|state|zone|lga))? (?:than|that of|of|as|above|over)? ?(?:that of )?the (?:lowest|worst|bottom|last|best)(?: (?:one|state|zone|lga))?${END}`,
    ),
    said: (_, { before: { frame } }) =>
      frame.kind === 'rank' ? 'the gap between the highest and the lowest, times over' : null,
  },
  // `How many times the first is that`, after one figure and another.
  {
    words: rule(
      `^${SO}how many times (?:that of )?(?:the )?(?:first|second|other|former|latter|earlier|previous)(?: (?:one|figure|place|state|zone|year|number))?(?:['’]s)? (?:is|was|are) (?:that|it|this|the (?:first|second|other))${END}`,
    ),
    said: (_, going) => {
      const names = both(going)
      return names === null ? null : `compare ${names} times over`
    },
  },
  // `Was the gap smaller in 2018`, `has that gap narrowed since 2008`: both then, and how far they lay apart.
  {
    words: rule(
      `^${SO}(?:is|was|were|has|had|did|how (?:big|large|wide) (?:is|was)|how much (?:has|did)|what (?:is|was)) (?:the|that|this|their) (?:gap|difference|distance)(?: between (?:them|the two|both))?(?: (?:been|become|got|gotten|get|any|much|a lot|always))*(?: (?:small|bigg?|larg|wid|narrow|great|less|low|high|more|grow|grew|shr[iau]nk|clos|chang|increas|decreas|reduc|fall|rise|ris)\\w*)?,? (?:already )?(?:in|since|back in|from|than in) ${YEAR}${END}`,
    ),
    said: ([, year = ''], going) => gapThen(year, going),
  },
  // `And Jigawa's rate`, after a number of the same people.
  {
    words: rule(`^${SO}(?:what about |how about )?(\\S.*?)['’]s? (?:rate|ratio|share|percentage)${END}`),
    said: ([, name = ''], going) => {
      const rate = rateOfCounted(going)
      return rate !== null && namesOnePlace(name, going.reader) ? `${rate} in ${name}` : null
    },
  },
  {
    words: rule(
      `^${SO}(?:what about |how about |what is )?(?:the )?(?:rate|ratio|share|percentage) (?:in|for|of) (\\S.*?)${END}`,
    ),
    said: ([, name = ''], going) => {
      const rate = rateOfCounted(going)
      return rate !== null && namesOnePlace(name, going.reader) ? `${rate} in ${name}` : null
    },
  },
  // `Same two for Ekiti`, `both for Ekiti`, after two figures one after the other.
  {
    words: rule(`^${SO}(?:the )?(?:same two|same both|same for both|${BOTH}),? (?:for|in|of) (\\S.*?)${END}`),
    said: ([, name = ''], going) =>
      namesOnePlace(name, going.reader) ? bothFigures(going, { place: name }) : null,
  },
  // `No, I need 2021 for both`, `both in 2021`.
  {
    words: rule(
      `^${SO}(?:(?:i|we) (?:need|want|mean|meant|would like) |give me |show me |make it |what about |how about )?(?:the )?(?:${YEAR}(?: figures?| ones?| numbers?| values?)? (?:for|of) ${BOTH}|${BOTH},? (?:in|for|of) ${YEAR})${END}`,
    ),
    said: ([, first, second], going) => bothFigures(going, { year: first ?? second ?? '' }),
  },
  // `Same for the other one`: of the other place.
  {
    words: rule(
      `^${SO}(?:(?:the )?same|what about|how about|it|that)(?: (?:figure|one|thing|question))?(?: (?:for|of|in))? the other(?: (?:one|place|state|lga|zone))?${END}`,
    ),
    said: (_, going) => {
      const other = otherPlace(going)
      return other === null ? null : `and ${other}`
    },
  },
  // `Does that include private ones`: what the figure counts.
  {
    words: rule(
      `^${SO}(?:(?:does|do|did) (?:that|it|this|they|these|those|the (?:figure|number|count|list|rate)) (?:also |even )?(?:include|count|cover|contain)|(?:is|are) (?:that|it|this|they|these|those) (?:including|counting|inclusive of)) (?:the |any )?(.+?)${END}`,
    ),
    said: ([, what = ''], going) =>
      going.before.indicators.length === 0 || isOfSlot(what, going) ? null : 'what exactly does it mean',
  },
  // `In money terms`, after poverty of another kind.
  {
    words: rule(
      `^${SO}(?:(?:in|by|on) (?:money|monetary|cash|income|naira) ?(?:terms)?,? how (?:poor|bad|many are poor)(?: (?:is|are) (?:that one|it|that|this|they|the state))?|how (?:poor|bad) (?:is|are) (?:that one|it|that|this|they) (?:in|by) (?:money|monetary|cash|income|naira)(?: terms)?|(?:what about )?(?:in|by) (?:money|monetary|cash|income|naira) terms)${END}`,
    ),
    said: (_, { before, reader }) => {
      if (!/\bpoverty|\bmpi\b/.test(aboutBefore({ before, reader }))) return null
      // After an order: of the place that came first.
      return `${before.found === null ? '' : 'its '}poverty, national line`
    },
  },
  // `What does MICS say for that year`: the value of that source and year.
  {
    words: rule(
      `(?<=^${SO}what (?:does|do|did|has) (?:the )?\\S+(?: \\S+){0,2}? (?:say|report|give|show|have|put it at))(?: (?:for|in|about|of))? (?:that|the same|this) year(?=${END})`,
    ),
    said: (_, { before: { periods, toldYear } }) => {
      const [year = toldYear, ...others] = periods.years
      return year === null || others.length > 0 ? null : ` in ${year}`
    },
  },
  // `Since when do you hold these numbers`, `how far back does it go`.
  {
    words: rule(
      `^${SO}(?:(?:since|from) (?:when|what year|which year) (?:do|have|did|are|is|was|were) (?:you|we|they|there|these|those|this|that|it|the (?:figures?|data|numbers?|series))(?: (?:have|hold|had|held|keep|kept|got|been|start|begin|collect|collected|available|records?|figures?|data|numbers?|of|for|this|that|these|those|it|them))*|how many years (?:back )?(?:does|do) (?:it|that|this|they|these|those) go(?: back)?|how far back (?:does|do|did|can) (?:it|that|this|they|these|those|you|we|the (?:figures?|data|numbers?|series|records?))(?: (?:data|figures?|numbers?))?(?: (?:go|reach|start|run|have|hold|get|look))?(?: (?:back|data|figures?|numbers?|for|of|this|it|that))*)${END}`,
    ),
    said: (_, { before: { indicators, places }, reader: { lexicon } }) => {
      const [id, ...others] = indicators
      const about = others.length > 0 ? undefined : lexicon.reference.indicators.get(id ?? 0)
      const own = places.length > 0 ? places : [NATION]
      const where = own.map((place) => nameOfPlace(place, lexicon.reference)).join(' and ')
      return about ? `which years of ${about.shortName} do you have in ${where}` : null
    },
  },
]
