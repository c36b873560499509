import type { Frame } from '../frame.ts'
import type { Question } from '../question.ts'
import type { Cue } from '../question-words.ts'
import type { ReadPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'
import { textOf } from './follow-up-merged.ts'

/** What of a question decides its answer. */
type Understood = Pick<
  Question,
  | 'frame'
  | 'indicators'
  | 'places'
  | 'sources'
  | 'periods'
  | 'group'
  | 'level'
  | 'count'
  | 'isNth'
  | 'isOpposite'
  | 'cues'
>

const ENDS: readonly Cue[] = ['highest', 'lowest', 'best', 'worst']
/** Frames whose answers are of figures: help and meanings may be asked for in many words. */
const OF_FIGURES: readonly Frame['kind'][] = [
  'rank',
  'groups',
  'compare_places',
  'compare_years',
  'extreme_in_time',
  'threshold',
  'rank_of_place',
  'target',
  'distance',
  'why_differ',
  'compare_sources',
  'change_by_place',
  'beside_place',
]
/** Words that ask for what was told once more, that agree with it, or that doubt it. */
const AGAIN =
  /\b(?:again|repeat|same|once more|yes|yeah|yep|sure|thanks?|thank you|show|list|name|which ones|really|in full|table|please do|go on)\b/i

const HOW_MANY = /\bhow many\b/i
/** `Which week was that`, `how much is it`: what the answer says. */
const WHAT_IT_WAS =
  /^(?:and |so |but )*(?:(?:which|what|who|when|where)(?: (?:state|zone|lga|place|one|year|month|week|date|time|figure|number|value|share|percentage|percent|rate|group|ones|states|zones))?|how (?:much|many|high|low)(?: percent)?) (?:is|was|are|were) (?:that|it|this|they|those|these|he|she|the (?:figure|value|number|rate))(?: (?:in|again|exactly|then))*[?.! ]*$/i

/** What decides the answer of a question, as one text. */
function slotsOf(asked: Understood, isOfTime: boolean): string {
  const { frame, indicators, places, sources, periods, group, level, count, isNth, isOpposite, cues } = asked
  const ends = ENDS.filter((end) => cues.has(end))
  const { years, parts, isLatest } = periods
  return JSON.stringify([
    ...[frame, indicators, places, sources, isOfTime ? [years, parts] : [], isLatest, group, level],
    ...[count, isNth, isOpposite, ends],
  ])
}

/**
 * The words of a turn that is understood as the question before once more, though it names nothing of it and does not ask for it again:
 * what they ask was not heard.
 */
export function sameAgain(part: ReadPart, question: Understood, { before }: Reader): readonly string[] {
  const text = textOf(part)
  const isNamed = part.places.length + part.sources.length + part.periods.years.length > 0
  if (!before || isNamed || part.product !== null || AGAIN.test(text) || WHAT_IT_WAS.test(text)) return []
  if (!OF_FIGURES.includes(question.frame.kind)) return []
  // `How many`, after those above a number: the answer counts them.
  const isCounted = question.frame.kind === 'threshold' && HOW_MANY.test(text)
  // A time that the turn does not name, and that got lost, makes no other question of it.
  const isOfTime = question.periods.years.length + question.periods.parts.length > 0
  return !isCounted && slotsOf(question, isOfTime) === slotsOf(before, isOfTime) ? [text] : []
}

const OF_ANOTHER =
  /^(?:and |so |but )*(?:(?:what|which|how (?:much|large|big))(?: (?:is|was))? (?:the |a )?)?(?:share|percent(?:age)?|per cent|proportion|fraction|part|portion|%)(?: (?:is|was|are|were|does|do|would|make|be))* (?:that|it|this|they|those)(?: (?:make|be|represent|up|in|out))* (?:of|in|from) \S|^(?:and |so |but )*(?:out )?of (?:all )?\S.*,? (?:what|which) (?:share|percent(?:age)?|proportion|fraction) (?:is|was|are|were|does|do) (?:that|it|this|they|those)\b/i

/** `What percent is that of all patients`, where the question is understood as one figure: a share of it is asked for, and none is told. */
export function shareDropped(
  part: ReadPart,
  { frame }: Pick<Question, 'frame'>,
  { before }: Reader,
): readonly string[] {
  const text = textOf(part)
  const isFigure = ['level', 'number', 'rank', 'change'].includes(frame.kind)
  return before && isFigure && OF_ANOTHER.test(text) ? [text] : []
}
