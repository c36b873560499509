import { NATION } from '#domain/location/location.ts'
import { periodCode } from '#domain/period/period.ts'
import { shorterTimes } from '../shorter-times.ts'
import { nameOfPlace } from './names-before.ts'
import { partSaid } from './turn-times.ts'
import { aboutBefore, type Going, isOfLevels, nameOfFound, type TurnRule } from './turn-rule.ts'

/** Words with which a turn goes on. */
const SO = '(?:and |so |but |ok |okay |then |now |please |pls )*'
const END = '[?.!, ]*$'
/** Whose place it is. */
const US = `(?:us|it|them|that|this|we|they|my state|our state|the state|my people)`
/** Among whom: the other places, said in whichever words. */
const AMONG =
  '(?:among(?:st)?|out of|with|to|within|compared (?:to|with)|against|relative to|in|on|of) (?:(?:the|all|other|our|nigerian|36|37|state|list|ranking|rankings|table|league|of) )*(?:states?|country|nation|nigeria|federation|others?|rest|table|league|list|rankings?)(?: in (?:nigeria|the country))?|nationally|nationwide'
const WITH_IT = '(?:with|on|for|by|at|in) (?:that|this|it)(?: (?:figure|number|rate|score|coverage|value))?'
const AROUND = `(?: (?:${AMONG}|${WITH_IT}|then|now|exactly))*`
const RANK = '(?:rank|ranking|position|place|spot|standing|number)'

/** Which place one place takes among the others, in the words of somebody who lives there. */
const RANK_ASKED = new RegExp(
  `^${SO}(?:${[
    `where (?:does|do|did|would|will) (?:that|this|it) (?:figure |number )?(?:put|puts|place|leave|rank|position|land) ${US}`,
    `where (?:is|are|was|were|does|do|did) ${US} (?:rank|ranked|ranking|stand|standing|place|placed|positioned|sit|sitting|fall|come)`,
    `how (?:is|are|was|were|does|do|did) ${US} (?:rank|ranked|ranking|place|placed|positioned)`,
    `where (?:is|are) ${US}(?= (?:on|in|among) .*(?:ranking|rank|table|league|list|states))`,
    `how (?:is|are|does|do|did) ${US} (?:compare|fare|doing|do|stack up|measure up)(?= (?:with|to|against|among|compared) .*(?:states|others|rest))(?: with| to)?`,
    `(?:what|which) ${RANK} (?:is|are|was|does|do|did|would) (?:that|this|it|we|they)(?: (?:figure|number))?(?: (?:be|give|make|hold|take|have|come|put|mean|place))?(?: ${US})?(?: in)?`,
    `(?:what(?:['’]?s| is) )?(?:the|our|its|their|my state['’]?s) (?:rank|ranking|position|standing)(?! of)`,
    `(?:its |our |the )?rank`,
    `(?:which|what) ${RANK} (?:we|e|im|our state|my state) (?:dey|take|hold|get)(?: for)?`,
    `where (?:we|e|our state|my state) dey(?= (?:for|among|in) )(?: for)?`,
  ].join('|')})${AROUND}${END}`,
  'i',
)

/** Whether the one place is among the last, or the first: of the states, and not of its own years. */
const END_ASKED = new RegExp(
  `^${SO}(?:is|are|does|do) ${US}(?: (?:make|put|place))?(?: ${US})?(?: now| still)? (?:one of|among(?:st)?|in|at) the (worst|best|highest|lowest|bottom|top)(?: (?:ones|states|off|performers))?(?: in (?:nigeria|the country))?${END}`,
  'i',
)

/** What a share is counted in, and no measure of anything else: `how many years is that`. */
const COUNTED =
  '(?!(?:states?|lgas?|zones?|places?|years?|months?|weeks?|days?|points?|percent|sources?|surveys?|rounds?|times|naira|dollars|of|more|less|fewer)\\b)\\p{L}[\\p{L}-]*'
const MEANT =
  '(?: (?:mean|be|amount to|come to|make|translate to|translate into|work out to|represent|equal|cover))?'
const LAST =
  '(?: (?:then|exactly|roughly|about|actually|in (?:total|all|number|numbers|absolute (?:terms|numbers)|real (?:terms|numbers))))*'

/** A share or a rate as a number of those whom it counts. */
const NUMBER_ASKED = new RegExp(
  `^${SO}(?:${[
    `(?:roughly |about |around |meaning |i mean |(?:that|this|it|which)(?: would| will)? (?:means?|comes? to|amounts? to|translates? (?:to|into)|works out (?:to|at)|is about|makes) (?:about |roughly )?)?how many (?:${COUNTED} ){1,3}?(?:(?:is|are|was|were|does|do|did|would|will|might) (?:that|it|this|those|they|these|dat)${MEANT}|(?:be|na) (?:that|dat|am))${LAST}`,
    `(?:that|this|it|which)(?:['’]?s| is| means| would be| be) how many (?:${COUNTED}(?: |(?=${END}))){1,3}`,
    `(?:that|this|it|which) (?:means?|comes? to|amounts? to|translates? (?:to|into)|works out (?:to|at)|is about|makes) (?:about |roughly )?how many(?: ${COUNTED}){1,3}`,
    `how many (?:actual|real) ${COUNTED}(?: (?:is|are) (?:that|it|this|they))?`,
    `how many ${COUNTED} are (?:we|you) talking(?: about)?(?: here)?`,
    `(?:in|as) (?:people|population|human) terms|in terms of people|(?:convert|turn|put|translate) (?:that|it|this) (?:to|into|in) (?:a number|numbers|people|actual people|persons)(?: of people)?`,
    `what(?:['’]?s| is| does| would) (?:that|it|this)(?: (?:mean|come to|amount to|be|look like|translate to|translate into))? (?:in|as|to|into) (?:a )?(?:(?:actual|absolute|real|raw|total|number of) )*(?:people|persons|numbers?|heads?|headcount|terms of people|children|women|men|households|births|mothers|families)`,
  ].join('|')})${END}`,
  'iu',
)

const NATIONAL = `(?:nigeria(?:['’]?s)?(?: (?:own|as a whole|overall))?|(?:the )?(?:national|country(?:['’]?s)?|nation(?:['’]?s)?|nationwide|countrywide|whole country|federal|nigerian)(?: (?:figure|one|average|mean|rate|level|value|number|as a whole))?)`
/** `Is that higher than the national figure`. */
const NATION_ASKED = new RegExp(
  `^${SO}(?:(?:e|im|am|dat) )?(?:(?:is|are|was|were) (?:that|it|this|he|we)(?: (?:still|any|much|even|already))* )?(?:(?:higher|lower|above|below|better|worse|more|less|bigger|smaller|over|under|or|than|high pass|low pass|good pass|bad pass|beta pass|pass) )+${NATIONAL}${END}`,
  'i',
)

/** The name of the one state, zone or LGA of the turn before, which may stand beside the nation; null for none, several, and the nation alone. */
function ownPlace({ before, reader }: Going): string | null {
  const [id, ...others] = before.places.filter((place) => place !== NATION)
  return id === undefined || others.length > 0 ? null : nameOfPlace(id, reader.lexicon.reference)
}

/** Ends in the words that orders have. */
const ENDS: ReadonlyMap<string, string> = new Map([
  ['bottom', 'lowest'],
  ['top', 'highest'],
])

/** The figures of the turn before are of weeks or months. */
function isOfParts({ before, reader }: Going): boolean {
  const [id, ...others] = before.indicators
  if (id === undefined || others.length > 0) return false
  return (
    before.toldPart !== undefined ||
    /\((?:week|month)\)/.test(aboutBefore({ before, reader })) ||
    shorterTimes(id, reader.lexicon.reference).includes(id)
  )
}

/** Words that ask on about the figure of the turn before, and about no other: its place among others, the number that it stands for, whose it is and of when. */
export const ON_FIGURE_RULES: readonly TurnRule[] = [
  {
    words: RANK_ASKED,
    said: (_, going) => {
      const name = ownPlace(going)
      return name === null ? null : `where does ${name} rank`
    },
  },
  { words: NUMBER_ASKED, said: () => 'how many is that' },
  {
    words: END_ASKED,
    said: ([, end = ''], going) => {
      const name = ownPlace(going)
      return name === null ? null : `is ${name} among the ${ENDS.get(end.toLowerCase()) ?? end} states`
    },
  },
  // After an order: the place that came first.
  {
    words: NATION_ASKED,
    said: (_, going) => {
      const isOfOrder = isOfLevels(going) && (going.before.places.length === 0 || going.before.found !== null)
      const name = isOfOrder ? nameOfFound(going) : ownPlace(going)
      return name === null ? null : `compare ${name} and Nigeria`
    },
  },
  {
    words: new RegExp(
      `^${SO}(?:according to (?:who|whom|which source|what source)|says who|by (?:who|whom)|whose (?:figure|number|data|estimate|value) (?:is|was) (?:that|this|it)|who (?:says|said)(?: (?:so|that|it|this))?|who told you(?: that| this)?|(?:na )?who (?:talk|tok|yarn) (?:am|so|dat|that)|where (?:did|do) (?:you|they) get (?:that|this|it)(?: (?:figure|number))?(?: from)?)${END}`,
      'i',
    ),
    // Of one source or one year there is nothing to list: the survey is told.
    said: (_, { before: { sources, periods, frame } }) =>
      frame.kind === 'level' && sources.length + periods.years.length > 0
        ? 'who collected it'
        : 'who says so',
  },
  {
    words: new RegExp(
      `^${SO}(?:from (?:when|which year|what year) (?:is|was) (?:that|this|it)|as (?:of|at) (?:when|what date|which date|which year|what year)|(?:for|of) (?:which|what) (?:year|date|period)(?: (?:is|was) (?:that|this|it))?|how (?:current|fresh|up[- ]to[- ]date) (?:is|are) (?:that|this|it|the (?:figure|number|data)))${END}`,
      'i',
    ),
    said: (_, { before }) => (before.indicators.length === 1 ? 'what year is that from' : null),
  },
  // `Which states`, after the newest week: of that week.
  {
    words: new RegExp(
      `^${SO}(?:which|what) (states?|zones?|lgas?)(?: (?:is|are|was|were) (?:that|it|this|they)(?: in)?| (?:had|has|have)(?: (?:any|it|them|cases|those))?)?${END}`,
      'i',
    ),
    said: ([, level = ''], { before: { toldPart, frame } }) => {
      const time = toldPart === undefined || frame.kind !== 'level' ? null : periodCode(toldPart)
      return time === null ? null : `which ${level} ${partSaid(time)}`
    },
  },
  // `How many this year`, after a week: all weeks of it.
  {
    words: new RegExp(
      `^${SO}(?:(?:how (?:many|much)|what(?:['’]?s| is| was)?|the|a|total|sum|cases|deaths|altogether|cumulative|(?:are|is|were|was) (?:there|it|that))[ ,]+)*(?:in |for )?(?:all )?(?:(?:of )?this year(?: so far| to date| alone| in all| in total| altogether)*|so far this year|the year so far|(?:the )?year to date|since january)${END}`,
      'i',
    ),
    said: (_, going) => {
      const time = going.reader.currentYear
      return isOfParts(going) ? `total of ${time}` : null
    },
  },
]
