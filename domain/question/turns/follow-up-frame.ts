import type { Frame, FrameKind } from '../frame.ts'
import type { Question } from '../question.ts'
import type { ReadPart } from '../read-part.ts'

/** Frames that look at the places of a level. */
export const OF_LEVELS: readonly FrameKind[] = [
  ...(['rank', 'threshold', 'change_by_place', 'both_limits', 'beside_place'] as const),
]

/** The question that a turn goes on from: after `what is its source` the figure itself. */
export function figureBefore(before: Question | null): Question | null {
  const isOfFigure = before?.frame.kind === 'method' && before.indicators.length === 1
  return before !== null && isOfFigure ? { ...before, frame: { kind: 'level' }, cues: new Set() } : before
}

/** A comparison of which one side was replaced is the figure of that side. */
export function staying(before: Question, { places, sources, level, periods }: ReadPart): Frame | null {
  const { kind } = before.frame
  // `What about Benue`, after an order of states.
  if (OF_LEVELS.includes(kind) && level === null && places.length > 0)
    return ofOneOfThem(before.frame, places)
  const isOfOne =
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

/** The turn before only looked back at another time of the same figure: `what was it in 2015`. What comes next is of today. */
export function looksBack({ frame, replaced }: Question): boolean {
  return frame.kind === 'level' && replaced?.slot === 'period'
}
