import { NATION } from '#domain/location/location.ts'
import { namesOnePlace } from '../names-one-place.ts'
import { nameOfPlace } from './names-before.ts'
import { END, SO } from './turn-edges.ts'
import { DOUBTED } from './turn-figures.ts'
import { isOfLevels, nameOfFound, placesSaid, type TurnRule } from './turn-rule.ts'

/** A name without its double letters: people write `Nassarawa` for Nasarawa. */
const soundOf = (name: string) => name.toLowerCase().replaceAll(/(\p{L})\1/gu, '$1')

/** What people say in passing about an answer, and short words for its place, its end of an order and its source. */
export const PASSING_RULES: readonly TurnRule[] = [
  // `That looks low, what was it before`: what is asked comes after the remark.
  {
    words:
      /^(?:hmm+,? |wow,? |ah,? |oh,? )*(?:that|this|it)(?:['’]?s| is| was| looks| seems| sounds)(?: (?:an? |very|too|so|rather|quite|really|a bit))* (?:low|high|small|big|huge|good|bad|strange|odd|sad|worrying|surprising|impressive)[,;] +(?=(?:and |but |so )?(?:what|which|how|when|where|who|why|compare|show)\b)/i,
    said: () => '',
  },
  // `What was it before`: the figure before that one.
  {
    words: new RegExp(
      `${SO}what (?:was|were) (?:it|that|this|they) (?:before|earlier|previously|the time before|last time)(?: (?:that|this|now|then))?${END}`,
      'i',
    ),
    said: (_, { before: { around, indicators } }) =>
      indicators.length === 1 && around.earlier !== null ? `and in ${around.earlier}` : null,
  },
  // `Penta 3 in the same LGA`.
  {
    words:
      /\b(?:in|for|of|from) (?:the|that|this) same (?:lga|local government(?: area)?|state|zone|place|area)\b/i,
    said: (_, { before: { places }, reader: { lexicon } }) => {
      // Also where it was held against the nation.
      const [only, ...others] = places.length === 1 ? places : places.filter((id) => id !== NATION)
      return only === undefined || others.length > 0 ? null : `in ${nameOfPlace(only, lexicon.reference)}`
    },
  },
  // `Who is last`, after a state, also beside the nation: of all states.
  {
    words: new RegExp(
      `${SO}(?:who|which (?:one|state)) (?:is|are|comes?|came|dey)(?: at)?(?: the)? (?:very )?(first|top|leading|best|last|bottom|worst)(?: (?:(?:in|of|across) (?:the )?(?:whole |entire )?(?:country|nation|federation|nigeria)|overall|nationwide))?${END}`,
      'i',
    ),
    said: ([, end = ''], going) => {
      const { locations } = going.reader.lexicon.reference
      const own = going.before.places.filter((id) => id !== NATION)
      const areStates = own.length > 0 && own.every((id) => locations.get(id)?.level === 3)
      if (isOfLevels(going) || !areStates || going.before.frame.kind === 'rank_of_place') return null
      return `which state is ${/last|bottom|worst/i.test(end) ? 'worst' : 'best'}`
    },
  },
  // `Which other states are among the worst`, after one of them.
  {
    words: new RegExp(
      `${SO}which other (states|zones|lgas) (?:are|is)(?: also)? among the (best|worst|highest|lowest)${END}`,
      'i',
    ),
    said: ([, level = '', end = '']) => `the five ${end} ${level}`,
  },
  // `How many times higher is that than in Lagos`.
  {
    words: new RegExp(
      `${SO}how many times (?:more|higher|bigger|larger|greater|lower|less|as (?:many|much|high)) (?:is|was) (?:that|it|this) (?:than|as|of) (?:that )?(?:in |of |for )?(\\S.*?)${END}`,
      'i',
    ),
    said: ([, name = ''], { before: { places }, reader }) => {
      const [own, ...others] = places
      const isOne = own !== undefined && others.length === 0 && namesOnePlace(name, reader)
      return isOne ? `compare ${nameOfPlace(own, reader.lexicon.reference)} and ${name} times over` : null
    },
  },
  // `Are these measured directly or modelled`: by its source.
  {
    words: new RegExp(
      `${SO}(?:is|are|was|were) (?:it|this|that|these|those|they)(?: figures?| numbers?)? (?:directly )?(?:measured|counted|observed)(?: directly)?,? or (?:just |only )?(?:modell?ed|estimated|a model|an estimate)${END}`,
      'i',
    ),
    said: (_, { before: { told }, reader: { lexicon } }) => {
      const source = lexicon.reference.sources.get(told ?? 0)
      return source ? `who collected it, ${source.name}` : null
    },
  },
  // `Hmm that is low o`, `that cannot be right, I heard it is under 50`: a doubt.
  {
    words:
      /^(?:hmm+,? |wow,? |ah,? |oh,? |but )*(?:that|this|it)(?:['’]?s| is| be| na) (?:very |too |so |really )*(?:low|high|small|big|bad|good|strange|much|little)(?: o+h?| sha| abeg| indeed)+[?!. ]*$|^(?:but )?(?:that|this|it) (?:can ?not|can['’]?t|couldn['’]?t|can never|no fit) be (?:right|true|correct|so)\b.*$/i,
    said: () => DOUBTED,
  },
  // `That is 2014? Nothing newer?`
  {
    words:
      /^(?:(?:but )?(?:that|this|it)(?:['’]?s| is)? (?:of |from )?(?:19|20)\d\d[?!.,; ]*)?(?:is there |you have )?(?:nothing|no|not anything) (?:newer|more recent|later|fresher)(?: (?:one|figure|data|number)s?)?[?!. ]*$/i,
    said: () => 'latest',
  },
  {
    words: new RegExp(
      `${SO}(?:as )?compared (?:to|with) (?:that of |the figure of )?((?:19|20)\\d\\d)${END}`,
      'i',
    ),
    said: ([, year = ''], { before }) => (before.frame.kind === 'level' ? `change since ${year}` : null),
  },
  // `Which other sources do you hold for it`.
  {
    words: new RegExp(
      `${SO}(?:which|what) other (?:sources|surveys) (?:do you|does msdat|are) (?:hold|have|held|got)(?: (?:for|of|on) (?:it|this|that))?${END}`,
      'i',
    ),
    said: () => 'which sources have it',
  },
  // `Is that up to 15%`, `is that up to Abuja 15%`, after a figure with a target.
  {
    words: new RegExp(
      `${SO}(?:is|was) (?:that|it|this) (?:up to|near|close to) (?:the )?(?:abuja|national|sdg) (?:target|goal|promise|declaration)?(?: of)? ?(?:\\d+ ?%)?${END}`,
      'i',
    ),
    said: () => 'is that the national target',
  },
  // `Nasarawa next door`.
  {
    words: new RegExp(
      `${SO}(?:what about |how about |what of )?(\\S.*?),? (?:just |right )?next door${END}`,
      'i',
    ),
    said: ([, name = ''], { reader }) => (namesOnePlace(name, reader) ? `and ${name}` : null),
  },
  // `Was it always that good`: its course.
  {
    words: new RegExp(
      `${SO}(?:was|were|has|have) (?:it|that|this|they) (?:always|ever) (?:been )?(?:that |this |so |as )?(?:good|bad|high|low|like (?:that|this)|the same|so)${END}`,
      'i',
    ),
    said: () => 'trend',
  },
  // `Wasting same thing`, `same for under five please`.
  {
    words: /^(?:thanks?(?: you)?[.,!;]? *)?(?:and )?(?:the )?same (?:thing )?(?:for|with) (?=\S)/i,
    said: () => 'and ',
  },
  {
    words: new RegExp(`${SO}(\\S.*?),? (?:the )?same (?:thing|again|question)${END}`, 'i'),
    said: ([, what = '']) => `and ${what}`,
  },
  // `Why is JME different`, from the source that was told.
  {
    words: new RegExp(
      `${SO}why (?:is|are|does|do) (?:the )?(\\S+)(?: (?:figure|number|one))?(?: say| so| that)* (?:different|differ|higher|lower|something else)${END}`,
      'i',
    ),
    said: ([, other = ''], { before: { told }, reader: { lexicon } }) => {
      const sources = [...lexicon.reference.sources.values()]
      const isSource = sources.some(({ name }) => name.toLowerCase() === other.toLowerCase())
      const own = lexicon.reference.sources.get(told ?? 0)
      return isSource && own ? `why do ${own.name} and ${other} differ` : null
    },
  },
  // `Use the survey one. 2008 against now`.
  {
    words:
      /^(?:ok(?:ay)?,? |please |pls |then )*(?:use|take|go with|stay with) the survey(?: one| figure| number| data)?[.,;:!]+ *(?=\S)/i,
    said: () => 'by survey, ',
  },
  // `How sure is that number`, of the place that comes first in an order.
  {
    words: new RegExp(
      `${SO}how (?:sure|certain|reliable|precise|exact|good) (?:is|are|was) (?:that|this|the) (?:number|figure|value|estimate)${END}`,
      'i',
    ),
    said: (_, going) => {
      const name = isOfLevels(going) ? nameOfFound(going) : null
      return name === null ? null : `how sure is the figure of ${name}`
    },
  },
  // `How many public facilities does each have`, after two places.
  {
    words:
      /\b(?:does|do|did) (?:each|both)(?: (?:one|state|place|lga|of them|of these))? have\b|\b(?:in|for) (?:each|both)(?: (?:one|of them|of these|of the two|places|states|lgas))?(?=[?.! ]*$)/i,
    said: (_, going) => {
      const names = placesSaid(going)
        .filter((id) => id !== NATION)
        .map((id) => nameOfPlace(id, going.reader.lexicon.reference))
      return names.length === 2 ? `in ${names.join(' and ')}` : null
    },
  },
  // `That is higher than I thought. And …`, `I wonder if that is the reason. …`.
  {
    words:
      /^(?:hmm+[,.]? |wow[,.!]? |ah[,.]? |oh[,.]? )*(?:(?:that|this|it)(?:['’]?s| is| was) (?:much |far |a bit )?(?:higher|lower|more|less|better|worse|bigger|smaller) than i (?:thought|expected|had thought|remember)|i wonder (?:if|whether) [^.?!]{3,60})[.!;]+ +(?=\S)/i,
    said: () => '',
  },
  // `And the neighbours in Nasarawa`.
  {
    words: new RegExp(
      `${SO}(?:what about |how about )?(?:the |its |our |their )neighbou?rs? in (\\S.*?)${END}`,
      'i',
    ),
    said: ([, name = ''], { reader }) => (namesOnePlace(name, reader) ? `and ${name}` : null),
  },
  // `I remember a higher number for Rivers, around 7. Where would that come from?`
  {
    words:
      /^(?:but )?i (?:remember|recall|have seen|saw|know|heard) (?:of )?an? (?:higher|lower|different|other|bigger|smaller) (?:number|figure|value)(?: (?:for|in|of) ([\p{L} -]+?))?,? ?(?:(?:around|about|like|near|of) [\d.,]+ ?%?)?[.,;!]+ *where (?:would|does|did|could|might) (?:that|it) (?:come|be) from[?.! ]*$/iu,
    said: ([, place = '']) => `all sources${place === '' ? '' : ` in ${place}`}`,
  },
  // `Distance to a facility, same three`: in the places before.
  {
    words:
      /,? *(?:[-–—] *)?\b(?:in |for )?(?:the )?same (two|three|four|2|3|4)(?: states| places| zones| lgas)?[?.! ]*$/i,
    said: ([, count = ''], { before: { places }, reader: { lexicon } }) => {
      const names = places.map((id) => nameOfPlace(id, lexicon.reference))
      const isAll = names.length === ({ two: 2, three: 3, four: 4 }[count.toLowerCase()] ?? Number(count))
      return isAll ? ` in ${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : null
    },
  },
  // `Which states are higher than that`, after one of them.
  {
    words: new RegExp(
      `${SO}(which (?:other )?(?:states|zones)) (?:are|is|were|have|do|did|perform) (higher|lower|above|below|more|less|better|worse|bigger|smaller)(?: than)? (?:that|it|this)${END}`,
      'i',
    ),
    said: ([, which = '', side = ''], { before: { places, frame }, reader: { lexicon } }) => {
      const [only, ...others] = places
      if (only === undefined || only === NATION || others.length > 0 || frame.kind !== 'level') return null
      return `${which} are ${side} than ${nameOfPlace(only, lexicon.reference)}`
    },
  },
  // `No, I mean the LGA in Kano`, after a state of the same name.
  {
    words: new RegExp(
      `^(?:no,? |sorry,? |actually,? )*(?:i mean(?:t)? |not the state,? )*the (?:lga|local government(?: area)?) (?:in|of) (\\S.*?)(?: state)?${END}`,
      'i',
    ),
    said: ([, state = ''], { before: { places }, reader: { lexicon } }) => {
      const { locations } = lexicon.reference
      const [own = ''] = places.map((id) => soundOf(locations.get(id)?.name ?? ''))
      const meant = [...locations.values()].filter(
        ({ level, name, parent }) =>
          level === 4 &&
          soundOf(name) === own &&
          soundOf(locations.get(parent ?? 0)?.name ?? '') === soundOf(state),
      )
      return places.length === 1 && meant.length === 1 ? `${meant[0]?.name} LGA ${state}` : null
    },
  },
]
