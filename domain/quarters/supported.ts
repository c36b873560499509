import type { Course, QuarterChange } from './quarter-change.ts'

/** The course of a change that may be ranked and coloured; none of one with a doubt, or of too few events. */
export function supported(change: QuarterChange | null): readonly Course[] {
  return change?.state === 'change' && change.doubts.length === 0 && !change.few ? [change.course] : []
}
