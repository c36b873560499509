import type { Indicator } from '#domain/indicator/indicator.ts'
import { roundShown } from '#domain/number/format.ts'
import { restsOnFewEvents } from '#domain/observation/few-events.ts'
import { isPartial } from '#domain/observation/settled.ts'
import { byLength } from '#domain/period/period.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { comparePair } from '#domain/statistics/comparison.ts'
import { holm } from '#domain/statistics/correlation/adjusted-p.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { pointEstimate } from '#domain/statistics/point-estimate.ts'

/** Two figures of one indicator and place. */
export interface FigurePair {
  readonly a: Point
  readonly b: Point
  /** True when one was made from the other or both from a third. */
  readonly dependent: boolean
}

/** Whether two figures may be set against each other at all: of whole periods of one length. */
export function isComparable({ a, b }: Pick<FigurePair, 'a' | 'b'>): boolean {
  return !isPartial(a) && !isPartial(b) && byLength(a.period, b.period) === 0
}

/**
 * The verdict on two figures: they show the same; they can be told apart; the difference may be chance; or it
 * cannot be tested because an interval is missing, one is a count of facilities, they are not independent, or few events stand
 * behind one.
 */
export type Verdict = 'same' | 'apart' | 'chance' | 'no_interval' | 'routine' | 'dependent' | 'few_events'

interface Judged {
  readonly verdict: Verdict
  /** Two-sided; null when not tested. */
  readonly p: number | null
}

/** The verdict on one pair by itself: significant when |z| > 1.96. Source: methods §7.2. */
export function verdictOf(pair: FigurePair, indicator: Indicator, reference: ReferenceData): Verdict {
  return judge(pair, indicator, reference).verdict
}

/** A pair among others on a page, which may be of other indicators. */
export interface PairOnPage extends FigurePair {
  readonly indicator: Indicator
}

/**
 * Verdicts on many pairs looked at together: with Holm's correction, so that with equal true values a false difference is said
 * in at most 5% of tables. Source: methods §7.3; Holm 1979.
 */
export function verdictsTogether(pairs: readonly PairOnPage[], reference: ReferenceData): Verdict[] {
  const judged = pairs.map((pair) => judge(pair, pair.indicator, reference))
  const adjusted = holm(judged.flatMap(({ p }) => p ?? []))
  let tested = 0
  return judged.map(({ verdict, p }) => {
    const corrected = p === null ? null : (adjusted[tested++] ?? 1)
    return verdict === 'apart' && corrected !== null && corrected >= 0.05 ? 'chance' : verdict
  })
}

function judge({ a, b, dependent }: FigurePair, indicator: Indicator, reference: ReferenceData): Judged {
  const isSame = roundShown(a.value, indicator) === roundShown(b.value, indicator)
  const isRoutine = (point: Point) => byId(reference.sources, point.source).classification === 'Routine'
  // One system counts other events in another period: that they cannot be tested has another reason.
  if (dependent && !(a.source === b.source && isRoutine(a)))
    return { verdict: isSame ? 'same' : 'dependent', p: null }
  if (restsOnFewEvents(a, indicator) || restsOnFewEvents(b, indicator))
    return { verdict: isSame ? 'same' : 'few_events', p: null }
  const estimate = (point: Point) => ({
    ...pointEstimate(point),
    routine: isRoutine(point),
  })
  const test = comparePair({ a: estimate(a), b: estimate(b), unit: figureUnit(indicator) })
  if (test.tested) {
    return { verdict: isSame ? 'same' : test.significant ? 'apart' : 'chance', p: test.p }
  }
  return { verdict: isSame ? 'same' : test.reason === 'routine' ? 'routine' : 'no_interval', p: null }
}
