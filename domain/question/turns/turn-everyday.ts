import { readPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'
import { tokensOf } from '../tokens.ts'
import { nameOfPlace } from './names-before.ts'
import { namesOnePlace } from '../names-one-place.ts'
import { aboutBefore, type Going, nameOfFound, type TurnRule } from './turn-rule.ts'

/** The indicator that words name, without a place of their own; null for none. */
function figureNamed(words: string, { lexicon, currentYear }: Reader): number | null {
  const { indicator, places } = readPart(tokensOf(words), lexicon, currentYear)
  return places.length === 0 ? indicator : null
}

/** The place of the turn before and another one, held against each other in a figure that is named now. */
function besideOther(what: string, other: string, going: Going): string | null {
  const own = nameOfFound(going)
  const isNamed = figureNamed(what, going.reader) !== null && namesOnePlace(other, going.reader)
  return own !== null && isNamed ? `compare ${what} in ${own} and ${other}` : null
}

/** The places that this turn and the one before named, joined; null where they are not two. */
function twoPlaces({ before, reader }: Going): string | null {
  const { reference } = reader.lexicon
  const left = before.replaced?.slot === 'place' ? before.replaced.ids : []
  const ids = [...new Set([...before.earlierPlaces, ...left, ...before.places])]
  const own = before.places.length > 1 ? before.places : ids
  return own.length === 2 ? own.map((id) => nameOfPlace(id, reference)).join(' and ') : null
}

const OF_TB = /\b(?:tb|tuberculosis)\b/
const ILLNESS =
  /\b(lassa fever|lassa|cholera|measles|meningitis|yellow fever|mpox|diphtheria|tb|tuberculosis)\b/

/** How people go on in a conversation at a meeting, in words that the rules after these know. */
export const EVERYDAY_TURNS: readonly TurnRule[] = [
  // `And how many were actually notified`.
  {
    words:
      /(?<=\b(?:are|were|is|was|have|has|had|been|who|that) )(?:actually|really|in fact) (?=\p{L}+(?:ed|en|put)\b)/iu,
    said: () => '',
  },
  // `And Ekiti the same way`, `and in Ekiti likewise`.
  {
    words: /(?<=\p{L})[, ]+(?:in )?(?:the same way|likewise|in the same manner|same way)(?=[?.! ]*$)/iu,
    said: () => '',
  },
  // `Remind me, what does the indicator count`.
  {
    words:
      /^(?:and |so |ok(?:ay)? |please )*(?:remind me(?: again)?[,:]? *)?what (?:does|do|did) (?:the|this|that) (?:indicator|figure|number|measure|rate|percentage|statistic) (?:actually )?(?:count|measure|mean|capture|include|show|stand for|cover)s?[?.! ]*$/i,
    said: () => 'what exactly does it mean',
  },
  // `Which states had zero`, `which ones are at 0`.
  {
    words:
      /^(?:and |so |but )*(which|what|how many)(?: (states|zones|lgas|ones|of them))?(?: (?:has|have|had|are|is|was|were|at|on|recorded|reported|report|with|got))+ (?:zero|none|nil|nothing|0)(?: ?(?:%|percent|per cent|cases|deaths))?(?: at all)?[?.! ]*$/i,
    said: ([, which = '', level = '']) =>
      `${which} ${/^(?:zones|lgas)$/i.test(level) ? level : 'states'} are at most 0`,
  },
  // `How many of those were notified`, `how many are estimated to have fallen ill`, `what percentage are being missed`, of tuberculosis.
  {
    words:
      /^(?:and |so |but )*how many (?:of (?:them|those|these) )?(?:were|are|was|got|have been|had been) (?:actually |really )?(?:notified|reported|registered)[?.! ]*$/i,
    said: (_, going) => (OF_TB.test(aboutBefore(going)) ? 'and TB cases notified' : null),
  },
  {
    words:
      /^(?:and |so |but )*how many (?:people |nigerians )?(?:are|were|is) (?:estimated|thought|believed|said) to (?:have )?(?:fall(?:en)?|get|got|been|be|become|became) (?:ill|sick|infected)(?: with (?:it|tb|tuberculosis))?[?.! ]*$/i,
    said: (_, going) => (OF_TB.test(aboutBefore(going)) ? 'and TB incident cases' : null),
  },
  {
    words:
      /^(?:and |so |but )*(?:what (?:percent(?:age)?|share|proportion)|how many)(?: of (?:them|those|these|cases)| cases| people| patients)? (?:are|were|is|do|did|are we) (?:being |we )?(?:miss(?:ed|ing)?|not (?:found|notified|reported|treated))[?.! ]*$/i,
    said: (_, going) =>
      OF_TB.test(aboutBefore(going)) ? 'what share is missed by TB treatment coverage' : null,
  },
  // `Is pneumonia bigger than that`, after deaths from diarrhoea: another cause of the same deaths.
  {
    words:
      /^(?:and |so |but )*(?:is|are|was|were|do|does) (?:the )?(.+?) (?:bigger|higher|larger|more|lower|worse|better|smaller|less)(?: common)? than (?:that|it|those|them|this)[?.! ]*$/i,
    said: ([, other = ''], going) => {
      const names = [...going.reader.lexicon.reference.indicators.values()].map(({ shortName }) => shortName)
      const own = namesOfFigure(going)[0] ?? ''
      const name = `${other} ${own.split(' ').slice(1).join(' ')}`.toLowerCase()
      const held = names.find((one) => one.toLowerCase() === name)
      const place = nameOfFound(going)
      const asked = `compare ${held} with ${own}`.replaceAll(',', '')
      return held === undefined ? null : `${asked}${place === null ? '' : ` in ${place}`}`
    },
  },
  // `What is the gap between the first and the last`, after an order.
  {
    words:
      /\bthe (gap|difference|distance) between (?:the )?(?:first|top|best|highest)(?: one| state| place)? and (?:the )?(?:last|bottom|worst|lowest)(?: one| state| place)?(?=[?.! ]*$)/i,
    said: ([, what = ''], { before: { frame } }) =>
      frame.kind === 'rank' ? `the ${what} between the highest and the lowest` : null,
  },
  // `Was it this bad in 2018`.
  {
    words:
      /^(?:and |so |but )*(?:was|were|is) (?:it|that|this|they|things) (?:this|that|so|as|also|already|equally|always|ever)*(?: ?(?:this|that|so|as))? ?(?:bad|good|high|low|much|many|severe|common|poor|terrible|large|small)(?: back)? in ((?:19|20)\d\d)(?: too| as well| already)?[?.! ]*$/i,
    said: ([, year = '']) => `and in ${year}`,
  },
  // `Is that better than the national picture for facility births`.
  {
    words:
      /^(?:and |so |but )*(?:is|was|are) (?:that|it|this|they) (?:any )?(?:better|worse|higher|lower|more|less) than (?:the )?(?:national|country|nation|nigeria)(?:['’]?s)? (?:picture|figure|average|situation|number|level|rate|one) (?:for|on|in|of) (?:the )?(.+?)[?.! ]*$/i,
    said: ([, what = ''], going) => {
      const own = nameOfFound(going)
      const isNamed = own !== null && figureNamed(what, going.reader) !== null
      return isNamed ? `compare ${what} in ${own} and Nigeria` : null
    },
  },
  // `Young women vs young men`, after HIV prevalence.
  {
    words:
      /^(?:and |so |now |what about )*young (women|men) (?:vs\.?|versus|and|against|or|compared (?:to|with)) young (women|men)\b/i,
    said: ([, one = '', other = ''], going) =>
      /hiv prevalence/.test(aboutBefore(going))
        ? `compare HIV prevalence young ${one} and HIV prevalence young ${other}`
        : null,
  },
  // `And Taraba so far in 2026, cases and deaths`, after an illness.
  {
    words: /\b(?:cases and deaths|deaths and cases|both cases and deaths)\b(?! (?:of|from) )/i,
    said: ([words = ''], going) => {
      const illness = ILLNESS.exec(aboutBefore(going))?.[1]
      const [first = '', second = ''] = /deaths and/i.test(words) ? ['deaths', 'cases'] : ['cases', 'deaths']
      return illness === undefined ? null : `${illness} ${first} and ${illness} ${second}`
    },
  },
  // `TB deaths that year, and in 2019`.
  {
    words: /\b(?:in )?that year,? and (?:in )?((?:19|20)\d\d)(?=[?.! ]*$)/i,
    said: ([, other = ''], { before: { periods, toldYear } }) => {
      const [year = toldYear, ...others] = periods.years
      return year === null || others.length > 0 ? null : `in ${year} and in ${other}`
    },
  },
  // `Is it higher for poor women`: the same figure by their groups.
  {
    words:
      /^(?:and |so |but )*(?:is|are|was) (?:it|that|this|they) (?:any )?(?:higher|lower|worse|better|more|less|more common|different) (?:for|among|in|with) (?:the )?(poor|poorer|poorest|rich|richer|richest|wealthy|wealthier|wealthiest|boys|girls|men|women|males|females|villages|rural|towns|cities|urban)(?: (?:women|people|households|families|mothers|children|homes|areas))?[,?.! ]*(national(?:ly)?|in nigeria|nationwide)?[?.! ]*$/i,
    said: ([, who = '', nation]) => {
      const by = /poor|rich|wealth/i.test(who)
        ? 'wealth quintile'
        : /boy|girl|men|male/i.test(who)
          ? 'sex'
          : 'residence'
      return `by ${by}${nation === undefined ? '' : ' in Nigeria'}`
    },
  },
  // `What share of them are women`, after people living with HIV.
  {
    words:
      /^(?:and |so |but )*(?:what|which|how much) (?:share|percent(?:age)?|proportion|part|per cent|fraction) (?:of (?:them|those|these|that) )?(?:are|is|were) (?:women|female)s?[?.! ]*$/i,
    said: (_, going) =>
      /people living with hiv/.test(aboutBefore(going))
        ? 'share of women among people living with HIV'
        : null,
  },
  // `What share of the total was that`, after an order of counts: of the one that came first.
  {
    words:
      /^(?:and |so |but )*(?:what|how much) (?:share |percent(?:age)? |proportion |part )?of (?:the |nigeria['’]s )?(?:country['’]s |national |whole |overall )?(?:total|figure|number|cases|deaths|country) (?:was|is|were|are|did|does) (?:that|it|this|they|he|she)(?: (?:make(?: up)?|have|account for|report))?[?.! ]*$/i,
    said: (_, going) => {
      const { found, periods } = going.before
      const [about] = namesOfFigure(going)
      const [year, ...others] = periods.years
      if (found === null || about === undefined || others.length > 0) return null
      const name = nameOfPlace(found, going.reader.lexicon.reference)
      const when = year === undefined ? '' : ` in ${year}`
      return `what share of Nigeria's ${about.replaceAll(/\s*\([^)]*\)/g, '')} came from ${name}${when}`
    },
  },
  // `What is the target, and how much would Kaduna need to come down`.
  {
    words:
      /^(?:and |so |but )*(?:what(?:['’]?s| is) (?:the |its )?target,? and )?(?:by )?how (?:much|far|many points) (?:would|does|do|must|should|will) (.+?) (?:need to |have to |needs to )?(?:come down|go down|go up|fall|rise|improve|drop|climb|gain|cut|be cut|move)(?: to (?:reach|meet|hit|get to) (?:it|that|the target|its target))?[?.! ]*$/i,
    said: ([, who = ''], going) => {
      const own = /^(?:it|that|they|we|the state|this)$/i.test(who) ? nameOfFound(going) : who
      return own !== null && namesOnePlace(own, going.reader) ? `how far is ${own} from the target` : null
    },
  },
  // `Which state has the highest prevalence`, after treatment of HIV.
  {
    words: /\b(highest|lowest) prevalence\b(?! of)/i,
    said: ([, end = ''], going) =>
      /\b(?:hiv|art|antiretroviral)\b/.test(aboutBefore(going)) ? `${end} HIV prevalence` : null,
  },
  // `So what is the case fatality, and is it worse than Ondo’s`.
  {
    words:
      /^(?:and |so |but |ok(?:ay)? )*what(?:['’]?s| is| are) (?:the |their |its |our )?(.+?),? and (?:is|are) (?:it|that|this|they) (?:worse|better|higher|lower|more|less|bigger|smaller) than (?:that of |in )?(?:the )?(.+?)(?:['’]s?)?[?.! ]*$/i,
    said: ([, what = '', other = ''], going) => besideOther(what, other, going),
  },
  // `Using the global MPI, compare with Osun`.
  {
    words:
      /^(?:and |so |now )*(?:using|with|by|on|taking|for) (?:the )?(.+?),? (?:please )?(?:compare|compare it|compare that|and compare)(?: (?:it|that|this))? (?:with|to|and|against) (?:the )?(.+?)[?.! ]*$/i,
    said: ([, what = '', other = ''], going) => besideOther(what, other, going),
  },
  // `Which of both has more births with a skilled attendant`: the two that were named.
  {
    words:
      /^(?:and |so |but )*(?:which|who)(?: one)? (?:of|among|between) (?:both|them both|the two of them|the two|these two|those two)(?: states| lgas| places| zones)? (?:has|have|had|gets?|got|does|do|is|are) (?:the )?(more|fewer|less|most|least|higher|lower|better|worse|highest|lowest) (.+?)[?.! ]*$/i,
    said: ([, , what = ''], going) => {
      const names = twoPlaces(going)
      return names !== null && figureNamed(what, going.reader) !== null ? `compare ${what} in ${names}` : null
    },
  },
  // `How many times the national figure is that`, after the figure of a place, or an order: of the place that came first.
  {
    words:
      /^(?:and |so |but )*(?:that is |it is |that['’]s )?how many times (?:(?:is|was) (?:that|it|this) )?(?:higher than )?(?:that of )?(?:the )?(?:national|country['’]?s?|nation['’]?s?|nigerian?['’]?s?)(?: (?:figure|average|rate|level|number|one|value))?(?: (?:is|was) (?:that|it|this|he|she))?[?.! ]*$/i,
    said: (_, going) => {
      const own = nameOfFound(going)
      const [about] = namesOfFigure(going)
      return own === null || about === undefined
        ? null
        : `how many times higher is ${about} in ${own} than in Nigeria`
    },
  },
  // `Which states had the most cases that year`, after deaths or the fatality of an illness.
  {
    words:
      /^(?:and |so |but )*(which|what) (states?|zones?|lgas?)(?: (?:has|have|had|reported|recorded|saw))+ (?:the )?(most|fewest|highest|lowest)(?: number of)? (cases|deaths)(?: (?:in |for |during )?(?:that|the same|this) year)?(?=[?.! ]*$)/i,
    said: ([, which = '', level = '', end = '', what = ''], going) => {
      const illness = ILLNESS.exec(aboutBefore(going))?.[1]
      const [year, ...others] = going.before.periods.years
      const when = year === undefined || others.length > 0 ? '' : ` in ${year}`
      return illness === undefined ? null : `${which} ${level} had the ${end} ${illness} ${what}${when}`
    },
  },
]

/** The short names of the indicators of the turn before. */
function namesOfFigure({ before, reader }: Going): readonly string[] {
  return before.indicators.flatMap((id) => reader.lexicon.reference.indicators.get(id)?.shortName ?? [])
}
