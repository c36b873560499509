import { liesIn, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Frame, FrameKind } from '../frame.ts'
import type { Question } from '../question.ts'
import type { ReadPart } from '../read-part.ts'

/** Frames that look at the places of a level. */
export const OF_LEVELS: readonly FrameKind[] = [
  ...(['rank', 'threshold', 'change_by_place', 'both_limits', 'beside_place'] as const),
]

/** Frames that are of one place, whatever else is named beside it. */
const OF_ONE_PLACE: readonly FrameKind[] = ['behind_end', 'ever_beyond', 'newest_part']

/** The question that a turn goes on from: after `what is its source` the figure itself. */
export function figureBefore(before: Question | null): Question | null {
  // Which of two changed more is a comparison of both, for what comes next.
  if (before?.frame.kind === 'moved_more') return { ...before, frame: { kind: 'compare_places' } }
  // The year to come was asked for once.
  if (before?.frame.kind === 'target_ahead') return { ...before, frame: { kind: 'target' } }
  if (before?.frame.kind === 'number_ahead') return { ...before, frame: { kind: 'forecast' } }
  const isOfFigure = before?.frame.kind === 'method' && before.indicators.length === 1
  return before !== null && isOfFigure ? { ...before, frame: { kind: 'level' }, cues: new Set() } : before
}

/** A comparison of which one side was replaced is the figure of that side. */
export function staying(before: Question, { places, sources, level, periods }: ReadPart): Frame | null {
  const { kind } = before.frame
  // `What about Benue`, after an order of states.
  if (OF_LEVELS.includes(kind) && level === null && places.length > 0)
    return ofOneOfThem(before.frame, places)
  if (OF_ONE_PLACE.includes(kind) && places.length > 1) return { kind: 'compare_places' }
  const isOfTime = periods.years.length + periods.parts.length > 0
  const isOfOne =
    // `And in 2015`, after whether it was ever so, or this week.
    ((kind === 'ever_beyond' || kind === 'newest_part') && isOfTime) ||
    (kind === 'compare_places' && places.length < 2) ||
    (kind === 'compare_sources' && sources.length === 1) ||
    (kind === 'definition' &&
      (periods.isLatest || places.length + sources.length + periods.years.length > 0)) ||
    // `What does WUENIC say for 2024`, after the sources that have it.
    (kind === 'catalogue' && periods.years.length > 0) ||
    kind === 'decline' ||
    kind === 'claims_apart' ||
    (kind === 'city' && places.join() !== before.places.join()) ||
    kind === 'number'
  return isOfOne ? { kind: 'level' } : before.frame
}

/** The frame of one place, or of some, after an order of all of their level. */
function ofOneOfThem(frame: Frame, { length }: readonly number[]): Frame {
  if (length > 1) return { kind: 'compare_places' }
  if (frame.kind === 'rank') return { kind: 'rank_of_place' }
  if (frame.kind === 'threshold') return { ...frame, asks: 'whether' }
  return { kind: frame.kind === 'change_by_place' ? 'change' : 'level' }
}

/** After the place of one state in its zone that of another one of it, too; of a state elsewhere its place among all. */
export function withinStill(
  frame: Frame | null,
  [place]: readonly number[],
  reference: ReferenceData,
): Frame | null {
  if (frame?.kind !== 'rank_within' || place === undefined) return frame
  return place !== frame.whole && liesIn(reference, place, frame.whole) ? frame : { kind: 'rank_of_place' }
}

/** The turn before only looked back at another time of the same figure: `what was it in 2015`. What comes next is of today. */
export function looksBack({ frame, replaced }: Question): boolean {
  return frame.kind === 'level' && replaced?.slot === 'period'
}
