import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { describedBy, type Description, type DescriptionIndex } from './descriptions.ts'

/** Words that may describe an indicator. */
export interface Described {
  /** The stems of all that is said of it. */
  readonly stems: ReadonlySet<string>
  /** Those of words that could restrict the question. */
  readonly needed: readonly string[]
  /** Those of whom the question asks alone: after `among`. */
  readonly among: ReadonlySet<string>
  /** The indicator whose name was heard, with words beside it that nothing accounts for; null where no name was. */
  readonly heard: number | null
  /** Stems of the words beside that name. */
  readonly beside: readonly string[]
  /** A share or a rate is asked for. */
  readonly isRate: boolean
  /** A share of people is asked for by name. */
  readonly isShare: boolean
  /** The question follows one about a figure. */
  readonly isFurther: boolean
}

/** How alike words and a wording must be, how far ahead of those of other indicators, and how many words that is. */
interface Bound {
  readonly least: number
  readonly lead: number
  readonly words: number
}

/**
 * The bounds of a description that accounts for all words that could restrict the question, of one that leaves words which other indicators are
 * described with, and of one that leaves words which none is. The fewer words, the more alike they must be. Found by asking questions
 * of people who knew neither the names nor these rules.
 */
const BOUNDS = {
  whole: [
    { least: 0.27, lead: 0.06, words: 5 },
    { least: 0.27, lead: 0.1, words: 4 },
    { least: 0.9, lead: 0.2, words: 3 },
  ],
  partly: [{ least: 0.28, lead: 0.06, words: 5 }],
  strange: [{ least: 0.45, lead: 0.15, words: 4 }],
} as const satisfies Readonly<Record<string, readonly Bound[]>>
/** After a figure a few words rather go on with it than describe another one. */
const FURTHER: readonly Bound[] = [{ least: 0.5, lead: 0.1, words: 5 }]
/** How far a description must be ahead of that of a figure of another unit. */
const LEAD_OF_UNIT = 0.1
/** How far it must be ahead where the name of another figure was heard. */
const LEAD_OF_OTHER = 0.2
/** How alike they must be where half of what could restrict the question is left. */
const HALF = 0.4
/** So many words tell of more than the indicator. */
const LONG = 8
/** Stems that tell one figure of a subject from another: numbers, what is done, where, how it ends, and against which illness. */
const TELLING =
  /^(\d+|tuberculosis|death|facility|prevent|treat|car|test|supplementat|drug|medicin|screen|counsell|vaccinat|sever|mor|les|lack|without|no|not|never|new|incid|public|privat|rural|urban|ppp|internation|fever|malaria|hiv|aid|cough|pneumonia|diarrhoea|diarrhea|measl|cholera|cancer|diabet|insuranc)$/
/** Stems of who is meant: of others than those of the indicator it has no figure. */
const WHO = /^(pregnant|newborn|infant|adult|teenag|widow|orphan)$/

/** The indicator that words describe, and no other nearly as well; null where none is described well enough. */
export function fittingDescription(
  described: Described,
  index: DescriptionIndex,
  reference: ReferenceData,
): Description | null {
  const { stems, needed, heard, beside, isRate, isShare, isFurther } = described
  // Of the wordings of an indicator those with a telling word that was not said describe something else.
  const [best] = describedBy(stems, index, (wording) => !tellsMore(wording, stems))
  if (!best) return null
  const isOfUnit = ({ indicator }: Description) => {
    const own = figureUnit(byId(reference.indicators, indicator))
    return !(isRate && own === 'count') && !(isShare && own !== 'percent' && own !== 'rate')
  }
  const others = describedBy(stems, index).filter(({ indicator }) => indicator !== best.indicator)
  const second = others.find(isOfUnit)
  const own = index.stemsOf.get(best.indicator) ?? new Set()
  const left = needed.filter((stem) => !own.has(stem))
  const lead = best.likeness - (second?.likeness ?? 0)
  // A share is no number of the same people: what tells them apart is seldom said.
  const isNear = second !== undefined && unitOf(best, reference) !== unitOf(second, reference)
  if (isNear && lead < LEAD_OF_UNIT) return null
  const unit = figureUnit(byId(reference.indicators, best.indicator))
  if ((isRate && unit === 'count') || (isShare && unit === 'other')) return null
  // `ANC 4 in hospitals`: a name that was heard, and a place of care that it has not.
  if (heard === best.indicator && beside.some((stem) => TELLING.test(stem))) return null
  // Beside a name that was heard every word counts.
  if (heard !== null && (left.length > 0 || (heard !== best.indicator && lead < LEAD_OF_OTHER))) return null
  if (changesWhatIsMeant(described, { left, wording: best.stems, index })) return null
  const fit =
    left.length === 0 ? 'whole' : left.every((stem) => index.weights.has(stem)) ? 'partly' : 'strange'
  // `The pill from a shop`: half of what could restrict the question is left.
  if (fit === 'partly' && left.length * 2 >= needed.length && best.likeness < HALF) return null
  const bounds = isFurther ? FURTHER : BOUNDS[fit]
  const isAlike = bounds.some(
    ({ least, lead: ahead, words }) => stems.size >= words && best.likeness >= least && lead >= ahead,
  )
  return isAlike ? best : null
}

/** A wording has a word that tells one figure from another, and that was not said. */
function tellsMore(wording: readonly string[], stems: ReadonlySet<string>): boolean {
  const isAgeOfChildren = (stem: string) => stem === '5' && wording.includes('under')
  return wording.some((stem) => TELLING.test(stem) && !stems.has(stem) && !isAgeOfChildren(stem))
}

/**
 * Whether a word that tells one figure from another stands on one side alone: `breast cancer rate` is no rate of deaths, malaria no
 * prevention of it. In a long question it may stand in what is told beside.
 */
function changesWhatIsMeant(
  { stems, needed, heard, among }: Described,
  {
    left,
    wording,
    index: { official },
  }: Readonly<{ left: readonly string[]; wording: readonly string[]; index: DescriptionIndex }>,
): boolean {
  const isTold = (stem: string) => TELLING.test(stem) || official.has(stem)
  return (
    left.some((stem) => WHO.test(stem) || among.has(stem)) ||
    (stems.size < LONG && left.some(isTold)) ||
    // Of a name that was heard, and of another figure.
    (heard !== null && needed.some((stem) => TELLING.test(stem) && !wording.includes(stem)))
  )
}

function unitOf({ indicator }: Description, { indicators }: ReferenceData): string {
  const about = byId(indicators, indicator)
  return `${about.factor} ${figureUnit(about)}`
}
