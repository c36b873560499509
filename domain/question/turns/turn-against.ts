import { nameOfPlace, namesBefore } from './names-before.ts'
import { END, SO } from './turn-edges.ts'
import { both } from './turn-order.ts'
import { type Going, placesSaid, type TurnRule } from './turn-rule.ts'

const OF_BOTH =
  '(?:of (?:the two|them|these|those|both|these two|those two)(?: (?:states|places|zones|lgas))?)'
const WHO = `(?:which|who|what)(?: (?:one|state|place|zone|lga))?(?: ${OF_BOTH})?`
const MOVED =
  '(?:improved?|gained?|progressed|moved|changed?|ris(?:e|en)|rose|grew|grown|increased|fall(?:en)?|fell|dropped|declined|decreased|reduced|worsened|(?:came|come|went|gone) (?:up|down)|(?:got|gotten|become|became) (?:better|worse)|advanced|(?:made|had|seen|saw|shown?|showed) (?:the )?(?:more|most|greater|greatest|bigger|biggest|larger|largest|better|best|faster|fastest) (?:progress|improvement|gains?|change|rise|fall|drop|increase|decrease|decline|reduction))'
const HOW =
  '(?: (?:the )?(?:more|most|faster|fastest|further|furthest|better|best|less|least|quicker|quickest))?'
const TIME = '(?:since|from|between) (?:19|20)\\d\\d(?: (?:and|to|until) (?:19|20)\\d\\d)?'
const rule = (words: string) => new RegExp(words, 'i')

/** The two places that the turns before held against each other, or named one after the other; null for others. */
function twoPlaces(going: Going): string | null {
  const { before, reader } = going
  if (before.indicators.length !== 1) return null
  const { length } = before.places
  if (length > 1) return length === 2 ? namesBefore(before, reader.lexicon.reference).join(' and ') : null
  return before.replaced?.slot === 'place' ? both(going) : null
}

/** The places that are held against each other: of `them` all that the turns before named, else the last two. */
function placesMeant(words: string, going: Going): string | null {
  const two = twoPlaces(going)
  const all = placesSaid(going)
  if (two === null || all.length < 3 || all.length > MOST || !/\bof (?:them|these|those)\b/i.test(words))
    return two
  const names = all.map((id) => nameOfPlace(id, going.reader.lexicon.reference))
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** So many places are held against each other at most. */
const MOST = 6

/** The two sources that told the figure, one after the other or beside each other; null for others. */
function twoSources(going: Going): string | null {
  const { before, reader } = going
  if (before.indicators.length !== 1 || before.places.length > 1) return null
  if (before.sources.length === 2)
    return namesBefore(before, reader.lexicon.reference).slice(-2).join(' and ')
  return before.replaced?.slot === 'source' ? both(going) : null
}

/** The time since when places are held against each other: as it was said, or since the one year that was asked about. */
function sinceThen(said: string | undefined, { before: { periods } }: Going): string | null {
  if (said === undefined) return ''
  if (/\d/.test(said)) return ` ${said.trim()}`
  const [year, ...others] = periods.years
  return year === undefined || others.length > 0 ? null : ` since ${year}`
}

/** Why two sources of one figure differ; of two places the data say no cause. */
function whyApart(_: RegExpExecArray, going: Going): string | null {
  const sources = twoSources(going)
  if (sources !== null) return `why do ${sources} differ`
  const places = twoPlaces(going)
  const [own, other] = places?.split(' and ') ?? []
  return own === undefined || other === undefined ? null : `why is ${own} higher than ${other}`
}

const THAT =
  '(?:that|this|it|they|these|those|the (?:two|numbers|figures|sources|values|surveys)|the (?:first|second|other|latter|former)(?: (?:one|figure|number|source|survey))?|both|the two (?:sources|figures|numbers|surveys))'
const APART =
  '(?:different|higher|lower|bigger|smaller|larger|more|less|far apart|apart|unequal|not (?:the same|equal|alike)|differ|disagree|not (?:match|agree|tally)|vary)'
const FROM =
  '(?: (?:from|than|to|with|as) (?:the )?(?:other|first|second|previous|earlier|last|former|one before|that)(?: (?:one|figure|number|source|survey|value))?| from each other)?'
/** Which of two numbers is to be used. */
const CHOICE =
  '(?:one|number|figure|source|survey|value|estimate|data|of (?:them|the two|these|those)|of (?:the|these|those) (?:two )?(?:numbers|figures|sources|surveys|ones))'

/** Words that hold two places or two sources of the turns before against each other. */
export const AGAINST_RULES: readonly TurnRule[] = [
  // `2018 -> now`: both of them.
  {
    words: rule(
      `${SO}(?:from |in )?((?:19|20)\\d\\d)(?: ?(?:-+>|=+>|→|➝|⇒|>+|\\.{2,}|…) ?| (?:to|till|until|up to) )(?:now|today|date|the latest|latest|the present|present|the newest|current)${END}`,
    ),
    said: ([, year = '']) => `${year} vs now`,
  },
  // `Which of the two improved more`, after two places: how each of them changed.
  {
    words: rule(
      `${SO}${WHO}(?: (?:has|have|had|did|is|was))? ${MOVED}${HOW}( since(?: then| that year)?| ${TIME})?${HOW}${END}`,
    ),
    said: ({ 0: words, 1: time }, going) => {
      const names = placesMeant(words, going)
      const since = sinceThen(time, going)
      // `Which has fallen`, and `which state improved most`, may be of all places.
      if (OF_ALL.test(words) || (!OF_MORE.test(words) && !OF_THESE.test(words))) return null
      // Of two figures nobody tells which changed more.
      if (going.before.replaced?.slot === 'indicator') return 'which of these changed'
      if (names === null || since === null) return null
      return `which of ${names} improved more${since}`
    },
  },
  // `Which is higher`, after two sources or years: these two, and no states.
  {
    words: rule(
      `${SO}(?:which|what)(?: ${CHOICE})* (?:is|was|says|said|gives|has|had) (?:the )?(?:higher|lower|bigger|smaller|larger|greater|more|less)(?: one| figure| number)?${END}`,
    ),
    said: (_, going) => {
      const { replaced, indicators } = going.before
      const isOfTwo = replaced?.slot === 'source' || replaced?.slot === 'period'
      const names = isOfTwo && indicators.length === 1 ? both(going) : null
      return names === null ? null : `difference between ${names}`
    },
  },
  // `Why is that so different from the other one`, `what explains the difference`.
  {
    words: rule(
      `${SO}(?:but )?(?:why|how come|what makes)(?: (?:is|are|was|were|do|does|did))?(?: ${THAT})?(?: (?:is|are|do))?(?: (?:so|very|this|that|such|too|much|a lot|quite|rather|far))*(?: ${APART})(?: (?:so much|much|that much|a lot))?${FROM}${END}`,
    ),
    said: whyApart,
  },
  {
    words: rule(
      `${SO}(?:(?:what (?:explains|is behind|causes|accounts for|is the reason for)|why(?: is there)?|where does) (?:the|this|that|such an?|an?)(?: (?:big|huge|large|wide))? (?:difference|gap|discrepancy|disagreement)(?: (?:between (?:them|the two|both)|come from))?)${END}`,
    ),
    said: whyApart,
  },
  // `Which should I believe`, `which one goes in my report`, after two sources of one figure.
  {
    words: rule(
      `${SO}(?:which|what)(?: ${CHOICE})*(?: (?:should|do|can|must|would|shall) (?:i|we|you|one|a person)| to)(?: then| now)? (?:believe|trust|take|pick|choose|use|quote|cite|report|publish|rely on|go (?:with|for|by)|put|write|prefer|follow|recommend|present)(?: (?:in|into|on|for) (?:my|our|the|a) (?:\\w+ )?(?:reports?|slides?|papers?|articles?|brief|memo|proposal|deck|thesis|story|presentation))?(?: then| now)?${END}`,
    ),
    said: (_, going) => (twoSources(going) === null ? null : 'which figure should I use'),
  },
  {
    words: rule(
      `${SO}(?:(?:which|what)(?: ${CHOICE})* (?:goes|belongs|fits) (?:in|into|on) (?:my|our|the|a) \\w+|(?:which|what)(?: ${CHOICE})* (?:is|are|would be) (?:the )?(?:more |most |better |best )?(?:right|correct|true|real|accurate|reliable|trustworthy|credible|official|believable|to be believed|better|best)(?: one| figure| number| source)?)${END}`,
    ),
    said: (_, going) => (twoSources(going) === null ? null : 'which figure should I use'),
  },
]

/** Words that ask for one of two places. */
const OF_THESE = /\bone\b|\bof (?:the two|them|these|those|both)\b/i
/** The first of all places of a level. */
const OF_ALL =
  /^(?!.*\bof (?:the two|them|these|those|both)\b).*\b(?:state|place|zone|lga)\b.*\b(?:most|fastest|furthest|best|least|quickest|greatest|biggest|largest)\b/i
/** Words that ask for the larger of two changes. */
const OF_MORE =
  /\b(?:more|most|faster|fastest|further|furthest|greater|greatest|bigger|biggest|larger|largest|better|best|less|least|quicker|quickest)\b/i
