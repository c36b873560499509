import { type Message, message } from '#domain/message/message.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, type PeriodKind, periodKind } from '#domain/period/period.ts'
import { type PickedFigures, rowOf } from './figure-row.ts'

/** One source's figures of an indicator at one place; `periods` limits them. */
export interface SeriesAsked {
  readonly indicator: number
  readonly source: number
  readonly location: number
  readonly periods?: readonly PeriodCode[] | null | undefined
}

/**
 * The series of a place, the oldest first. Projections and incomplete periods are left out unless `periods` names them or
 * there is nothing else, and of several kinds of periods the one with the most figures is kept; each is said in a warning.
 * Source: methods §0 C4.
 */
export function figuresOverTime(points: readonly Point[], asked: SeriesAsked): PickedFigures {
  const { indicator, source, location, periods } = asked
  const own = points.filter(
    (point) => point.indicator === indicator && point.source === source && point.location === location,
  )
  const named = periods ? own.filter(({ period }) => periods.includes(period)) : own
  const observed = periods ? named : withoutUnfinished(named)
  const kind = mainKind(observed)
  const kept = observed.filter(({ period }) => periodKind(period) === kind)
  return {
    rows: kept.toSorted((a, b) => a.period - b.period).map(rowOf),
    warnings: [
      ...leftOut('incomplete', named.length - observed.length),
      ...leftOut(kind, observed.length - kept.length),
    ],
  }
}

/** The kind of period that most of the points have; of two as frequent the finer one; years without any point. */
function mainKind(points: readonly Point[]): PeriodKind {
  const kinds: readonly PeriodKind[] = ['month', 'week', 'quarter', 'year']
  const counts = kinds.map((kind) => points.filter(({ period }) => periodKind(period) === kind).length)
  const most = Math.max(...counts)
  return most === 0 ? 'year' : (kinds[counts.indexOf(most)] ?? 'year')
}

function withoutUnfinished(points: readonly Point[]): readonly Point[] {
  const observed = points.filter(
    ({ flags }) => !flags.includes('projection') && !flags.includes('partial_period'),
  )
  return observed.length > 0 ? observed : points
}

function leftOut(kind: PeriodKind | 'incomplete', count: number): Message[] {
  return count === 0 ? [] : [message('answers.left-out', { kind, count })]
}
