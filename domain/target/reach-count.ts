import type { TargetStanding } from './target.ts'

/** A figure as far as it is counted against a target. */
interface CountedFigure {
  readonly standing: TargetStanding
  /** Its 95% interval includes the target. */
  readonly uncertain: boolean
  /** A survey without an interval held. */
  readonly untested: boolean
}

/** How many figures reach a target. */
export interface ReachCount {
  /** Those whose value lies on the good side or on the target, also where the interval leaves the side open. */
  readonly reached: number
  readonly count: number
  /** Those of all whose side is not certain. */
  readonly open: number
  readonly untested: number
}

/**
 * The one count of figures that reach a target, by which a page, a scorecard and a document say the same: the value decides, and those whose
 * interval includes the target are counted beside it, on either side. Figures of too few events are left out before.
 */
export function reachCount(figures: readonly CountedFigure[]): ReachCount {
  return {
    reached: figures.filter(({ standing }) => standing === 'above' || standing === 'on').length,
    count: figures.length,
    open: figures.filter(({ standing, uncertain }) => uncertain && standing !== 'none').length,
    untested: figures.filter(({ untested }) => untested).length,
  }
}
