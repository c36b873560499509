import { readPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'
import { tokensOf } from '../tokens.ts'
import { nameOfPlace } from './names-before.ts'
import { namesOnePlace } from '../names-one-place.ts'
import { type Going, nameOfFound, namesOfFigure, placesSaid, type TurnRule } from './turn-rule.ts'

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
  const ids = placesSaid({ before, reader })
  const own = before.places.length > 1 ? before.places : ids
  return own.length === 2 ? own.map((id) => nameOfPlace(id, reference)).join(' and ') : null
}

/** Words that hold the place of the turn before, or the first of an order, against another, the nation or a target. */
export const BESIDE_RULES: readonly TurnRule[] = [
  // `What is the gap between the first and the last`, after an order.
  {
    words:
      /\bthe (gap|difference|distance) between (?:the )?(?:first|top|best|highest)(?: one| state| place)? and (?:the )?(?:last|bottom|worst|lowest)(?: one| state| place)?(?=[?.! ]*$)/i,
    said: ([, what = ''], { before: { frame } }) =>
      frame.kind === 'rank' ? `the ${what} between the highest and the lowest` : null,
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
  // `What is the target again and how short is Kebbi`.
  {
    words:
      /^(?:and |so |but )*what(?:['’]?s| is) (?:the |its )?target(?: again)?,? and how (?:short|far|far off|far behind|far away|much below|much above) (?:is|are|was) (\S+(?: \S+){0,2}?)(?: of (?:it|that|the target))?[?.! ]*$/i,
    said: ([, who = ''], going) =>
      namesOnePlace(who, going.reader) && going.before.indicators.length === 1
        ? `how far is ${who} from the target`
        : null,
  },
  // `What is Cross River doing right`: a cause, which no figure tells.
  {
    words:
      /^(?:and |so |but )*what (?:is|are|was) (\S+(?: \S+)?) doing (?:right|wrong|well|differently|better)[?.! ]*$/i,
    said: ([, who = ''], { reader }) => (namesOnePlace(who, reader) ? `why is ${who} so` : null),
  },
]
