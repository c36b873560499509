import { type Course, type Frame, type FrameKind, PLAIN_FRAMES } from './frame.ts'
import { any, asksPlaces, ENDS, type Heard, type Plain } from './frame-heard.ts'
import { plainKindOf } from './frame-rules.ts'

/** Frames that change, time and limits of figures turn into another one. */
const TURNED: readonly Plain[] = [
  ...([
    'level',
    'number',
    'rank',
    'change',
    'compare_places',
    'compare_years',
    'catalogue',
    'target',
  ] as const),
  ...(['compare_sources', 'rank_of_place', 'quote', 'groups', 'convert', 'sum'] as const),
]

/** The frame: that of the first rule that holds, with what it needs. */
export function frameOf(heard: Heard): Frame {
  const kind = plainKindOf(heard)
  const plain: Frame = { kind }
  if (heard.indicator === null || !TURNED.includes(kind)) return plain
  if (heard.besidePlace !== null) return { kind: 'beside_place', ...heard.besidePlace }
  return (
    bothLimits(heard) ??
    againstOther(heard) ??
    distance(heard) ??
    crossing(heard) ??
    changeByPlace(heard) ??
    extremeInTime(heard) ??
    threshold(heard) ??
    plain
  )
}

/** The frame of that kind, for a question that goes on; null where it needs words of its own. */
export function plainFrame(kind: FrameKind): Frame | null {
  const plain = PLAIN_FRAMES.find((one) => one === kind)
  return plain ? { kind: plain } : null
}

/** `Which states fall between 40 and 60%`, `dropped below 40%`: a limit of the figure itself, whatever the verb. */
function crossing(heard: Heard): Frame | null {
  const { limit, periods } = heard
  if (limit === null || periods.years.length > 1) return null
  return limit.side === 'within' || !limit.isOfPoints ? threshold(heard) : null
}

function changeByPlace(heard: Heard): Frame | null {
  const course = courseOf(heard)
  // `The largest drop in home births`: of what is put in order, where nothing else is named.
  const isOfAll =
    heard.places.length === 0 && !heard.isPremise && any(heard, 'highest', 'lowest', 'best', 'worst')
  const isOfTime = any(heard, 'when', 'ever', 'year_word', 'source_word')
  if (course === null || heard.group !== null) return null
  if (!asksPlaces(heard) && !(isOfAll && !isOfTime)) return null
  if (any(heard, 'future', 'target')) return null
  return {
    kind: 'change_by_place',
    course,
    size: heard.limit?.side !== 'within' && heard.limit?.isOfPoints ? heard.limit : null,
    asks: any(heard, 'number') && !any(heard, 'highest', 'best', 'worst', 'lowest') ? 'count' : 'most',
  }
}

/** `Which states are below 50% in penta 3 and above 40% in stunting`. */
function bothLimits({ against, limit, limitBeside }: Heard): Frame | null {
  if (against === null || limit === null || limitBeside === null) return null
  return { kind: 'both_limits', limit, other: limitBeside }
}

/** Two indicators beside each other, at one place or at all of a level. */
function againstOther(heard: Heard): Frame | null {
  if (heard.against === null) return null
  const kind = 'compare_indicators'
  if (!asksPlaces(heard)) return { kind, asks: 'pair' }
  if (any(heard, 'lowest')) return { kind, asks: 'nearest' }
  if (any(heard, 'below')) return { kind, asks: 'below' }
  return { kind, asks: any(heard, 'above') ? 'above' : 'furthest' }
}

/** How far from its target a figure is, or from a number that was named. */
function distance(heard: Heard): Frame | null {
  if (!any(heard, 'distance') || asksPlaces(heard) || heard.places.length > MOST_APART) return null
  // `How far is Kano from Lagos`: no number is meant that both are held against.
  if (heard.places.length > 1 && !any(heard, 'target', 'sdg')) return null
  if (heard.group !== null) return null
  const goal = heard.claimed[0] ?? (heard.limit?.side === 'within' ? null : heard.limit?.value) ?? null
  return any(heard, 'target', 'sdg') || goal !== null ? { kind: 'distance', goal } : null
}

/** So many places are told one by one. */
const MOST_APART = 4

/** How figures are said to have gone; null where no change is named. */
function courseOf(heard: Pick<Heard, 'cues'>): Course | null {
  const { cues } = heard
  if (cues.has('improve')) return 'better'
  if (cues.has('worsen')) return 'worse'
  if (cues.has('rise')) return 'rise'
  if (cues.has('fall')) return 'fall'
  return cues.has('trend') ? 'any' : null
}

/** The highest or lowest of one place over time. */
function extremeInTime(heard: Heard): Frame | null {
  const end = ENDS.find((cue) => heard.cues.has(cue))
  if (end === undefined || heard.level !== null || heard.isWhere || heard.places.length > 1) return null
  if (any(heard, 'target', 'sdg', 'quote', 'rank', 'among')) return null
  const isTime = any(heard, 'when', 'ever', 'year_word')
  // `Which source has the highest`; `is Lagos the best`: of sources, and of places.
  if (!isTime && (any(heard, 'source_word') || heard.isSubject)) return null
  const isOfOne =
    !heard.isPremise &&
    !heard.isZones &&
    heard.places.length === 1 &&
    // Of a named source that has the nation alone the years are ordered.
    (!heard.isNation || heard.sources.length === 1) &&
    heard.periods.years.length < 2
  return isTime || isOfOne ? { kind: 'extreme_in_time', end } : null
}

function threshold(heard: Heard): Frame | null {
  const { limit } = heard
  const isWide = heard.places.length > 1 && !asksPlaces(heard)
  if (limit === null || heard.group !== null || isWide) return null
  if (limit.side !== 'within' && limit.isOfPoints) return null
  if (any(heard, 'when', 'year_word') && !asksPlaces(heard))
    return { kind: 'crossing_time', limit, order: any(heard, 'latest') ? 'last' : 'first' }
  return { kind: 'threshold', limit, asks: asksPlaces(heard) ? 'which' : 'whether' }
}
