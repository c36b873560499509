import { type Invalid, invalid } from '#domain/statistics/outcome.ts'
import type { Expectation } from './fan.ts'
import type { WorkingScale } from './working-scale.ts'

/** A publisher's own interval of its newest figure. */
export interface PublishedInterval {
  readonly lower: number
  readonly upper: number
  /** 80, 90 or 95 (percent). */
  readonly level: number
}

/** Intervals that were worked out from the course of the series. */
interface OwnIntervals {
  readonly status: 'ok'
  readonly of: 'forecast'
}

/** Those of the publisher for its newest figure, moved along with the forecast. */
export interface CarriedIntervals extends PublishedInterval {
  readonly status: 'ok'
  readonly of: 'publisher'
  /** Of the newest figure. */
  readonly period: string
}

/** Where the intervals of a forecast come from, or why there are none (`smooth_model`). */
export type Intervals = OwnIntervals | CarriedIntervals | Invalid

/** The data that decide about the intervals of a forecast. */
export interface IntervalQuestion {
  /** True when the values are estimates of a model that run along a curve. */
  readonly isSmoothModel: boolean
  /** Of the newest figure; null where its publisher gives none. */
  readonly published: PublishedInterval | null
  readonly last: { readonly period: string; readonly value: number }
}

/**
 * A smooth model's series shows how even the model is, and not how far the truth may lie from it, so no interval can be read
 * from its course: it has the one of its publisher, or none. Source: methods §13.9.
 */
export function intervalsOf({ isSmoothModel, published, last }: IntervalQuestion): Intervals {
  if (!isSmoothModel) return { status: 'ok', of: 'forecast' }
  if (!published || !holds(published, last.value)) return invalid('smooth_model')
  return { status: 'ok', of: 'publisher', period: last.period, ...published }
}

function holds({ lower, upper }: PublishedInterval, value: number): boolean {
  return lower < upper && lower <= value && value <= upper
}

/** One step: the expected value, and the ends of those intervals that there are. */
export interface ExpectedStep {
  readonly mean: number
  readonly lo80: number | null
  readonly hi80: number | null
  readonly lo95: number | null
  readonly hi95: number | null
  /** Ends of the publisher's interval, carried to this step; null where the forecast has its own or none. */
  readonly lower: number | null
  readonly upper: number | null
}

const NO_ENDS = { lo80: null, hi80: null, lo95: null, hi95: null, lower: null, upper: null }

/** A step with the intervals that it has. `value` is the newest figure, which a publisher's interval is about. */
export function stepWith(
  intervals: Intervals,
  expected: Expectation,
  { scale, value }: { readonly scale: WorkingScale; readonly value: number },
): ExpectedStep {
  const { mean } = expected
  if (intervals.status !== 'ok') return { ...NO_ENDS, mean }
  if (intervals.of === 'forecast') return { ...NO_ENDS, ...expected }
  const moved = (end: number) => carried(end, { scale, value, mean })
  return {
    ...NO_ENDS,
    mean,
    lower: Math.min(moved(intervals.lower), mean),
    upper: Math.max(moved(intervals.upper), mean),
  }
}

/**
 * An end of an interval around one value, moved to another: as far from it on the logit or log scale; on the plain scale in
 * proportion, or by the same distance where a value is 0 or below.
 */
function carried(
  end: number,
  { scale, value, mean }: { readonly scale: WorkingScale; readonly value: number; readonly mean: number },
): number {
  if (mean === value) return end
  if (scale.name === 'identity' && value > 0 && mean > 0) return (end / value) * mean
  const moved = scale.back(scale.to(mean) + scale.to(end) - scale.to(value))
  return Number.isFinite(moved) ? moved : end
}

/** An interval of one step, in percent and in the unit of the series. */
export interface StepInterval {
  readonly level: number
  readonly low: number
  readonly high: number
}

/** The intervals of a step, the narrowest first; none where they were refused. */
export function intervalsAt(step: ExpectedStep, intervals: Intervals): readonly StepInterval[] {
  if (intervals.status !== 'ok') return []
  const ends: readonly (readonly [level: number, low: number | null, high: number | null])[] =
    intervals.of === 'forecast'
      ? [
          [80, step.lo80, step.hi80],
          [95, step.lo95, step.hi95],
        ]
      : [[intervals.level, step.lower, step.upper]]
  return ends.flatMap(([level, low, high]) => (low === null || high === null ? [] : [{ level, low, high }]))
}
