import { type Verdict, verdictOf } from '#domain/comparison/pair-verdict.ts'
import { externalConsistency } from '#domain/data-quality/external.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { roundShown } from '#domain/number/format.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { pointEstimate } from '#domain/statistics/point-estimate.ts'
import type { Evidence } from './evidence.ts'

/**
 * How a figure lies to the evidence: the `same` number; a gap that may be `chance`; one that chance does not explain (`apart`);
 * without an interval, `close` or `far`; or `none`: nothing to hold it against.
 */
export type Against = 'same' | 'chance' | 'apart' | 'close' | 'far' | 'none'

/** A figure beside its main evidence. */
export interface Standing {
  readonly against: Against
  /** The figure less the evidence, as readers see both. */
  readonly gap: number
  readonly side: 'above' | 'below'
  /** Half of the width of the evidence's interval, and its level; null without one. */
  readonly half: { readonly size: number; readonly level: number } | null
}

/** Points of a percentage within which figures without intervals count as close, where they are no small part of it. Source: methods §13.5. */
const CLOSE_POINTS = 5
const LARGE_SHARE = 25

/**
 * The figure against its main evidence. Two samples are compared by their intervals; a count of facilities, and a figure that nobody
 * gave an interval, against the interval of the evidence alone. Source: methods §7.2, §2.5.
 */
export function standingOf(
  own: Point,
  main: Evidence | null,
  { indicator, reference }: { readonly indicator: Indicator; readonly reference: ReferenceData },
): Standing {
  if (!main) return { against: 'none', gap: 0, side: 'above', half: null }
  const { point, kin } = main
  const gap = roundShown(roundShown(own.value, indicator) - roundShown(point.value, indicator), indicator)
  const bounds = interval(point)
  const dependent = kin !== 'independent'
  return {
    against: againstOf(verdictOf({ a: own, b: point, dependent }, indicator, reference), own, point, {
      indicator,
      gap,
    }),
    gap,
    side: gap < 0 ? 'below' : 'above',
    half: bounds && { size: (bounds.upper - bounds.lower) / 2, level: bounds.level },
  }
}

function againstOf(
  verdict: Verdict,
  own: Point,
  evidence: Point,
  { indicator, gap }: { readonly indicator: Indicator; readonly gap: number },
): Against {
  if (verdict === 'same' || verdict === 'chance' || verdict === 'apart') return verdict
  const tested = externalConsistency(own.value, pointEstimate(evidence))
  if (tested.status !== 'ok') return 'far'
  if (tested.significant !== null) return tested.significant ? 'apart' : 'chance'
  const isNear =
    figureUnit(indicator) === 'percent' && Math.abs(gap) <= CLOSE_POINTS && evidence.value >= LARGE_SHARE
  return isNear || tested.light === 'green' ? 'close' : 'far'
}
