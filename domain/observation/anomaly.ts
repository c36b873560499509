import { asPublished } from '#domain/observation/as-published.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message } from '#domain/message/message.ts'
import { figure } from '#domain/message/value.ts'
import { type Flag, flagNote } from './flag.ts'
import type { Point } from './point.ts'

/**
 * Something about a figure that a reader must know before using it.
 *
 * `impossible`: no such value can be right. `suspicious`: it may be right, look at the source.
 * `caution`: right as published, but not to be compared without a thought.
 */
export interface Anomaly {
  readonly grade: 'impossible' | 'suspicious' | 'caution'
  /** A sentence without a full stop. */
  readonly sentence: Message
}

/** The points before and after in the series of the same source and place. */
export interface Neighbours {
  readonly previous?: Point | null
  readonly next?: Point | null
}

const CAUTIONS: readonly Flag[] = ['doubtful', 'definition_differs', 'partial_period']

/** Quantities that may lie below zero. */
const SIGNED = /growth|change|migration|difference|balance|annual rate of|z-?score/i

/** A country has people, facilities and schools: a zero among them means that nothing was counted. */
const NEVER_ZERO = /population|facilit|school/i

/** Counts that rise and fall with outbreaks, so that a jump is nothing odd. */
const OUTBREAK = /\b(cases?|deaths?|infections?)\b/i

/** A value this many times its neighbours, or this small a part of them, is a jump. */
const JUMP = 3

/** Everything to be said about a point, the gravest first; empty for most. Source: the specification's list of checks. */
export function anomaliesOf(point: Point, indicator: Indicator, neighbours: Neighbours = {}): Anomaly[] {
  return [
    ...outOfRange(point, indicator),
    ...outsideInterval(point),
    ...jump(point, indicator, neighbours),
    ...CAUTIONS.filter((flag) => point.flags.includes(flag)).map(fromFlag),
  ]
}

/** True when the figure carries a mark in a chart: anything graver than a caution. */
export function isMarked(anomalies: readonly Anomaly[]): boolean {
  return anomalies.some((anomaly) => anomaly.grade !== 'caution')
}

function outOfRange(point: Point, indicator: Indicator): Anomaly[] {
  const found: Anomaly[] = []
  const isShare = indicator.factor === 2 && !SIGNED.test(indicator.fullName)
  if (isShare && (point.value > 100 || point.flags.includes('over_100'))) {
    found.push({ grade: 'impossible', sentence: flagNote('over_100') })
  }
  if (point.value < 0 && !SIGNED.test(indicator.fullName)) {
    const kind = isShare ? 'share' : 'other_quantity'
    found.push({ grade: 'impossible', sentence: message('flags.below-zero', { kind }) })
  }
  if (point.value === 0 && indicator.factor === 4 && NEVER_ZERO.test(indicator.fullName)) {
    found.push({ grade: 'suspicious', sentence: message('flags.zero') })
  }
  return found
}

function outsideInterval(point: Point): Anomaly[] {
  if (point.lower === null || point.upper === null) return []
  if (point.lower <= point.value && point.value <= point.upper) return []
  return [{ grade: 'impossible', sentence: message('flags.outside-interval') }]
}

function jump(point: Point, indicator: Indicator, { previous, next }: Neighbours): Anomaly[] {
  if (!previous || !next || point.value <= 0 || previous.value <= 0 || next.value <= 0) return []
  if (indicator.factor === 4 && OUTBREAK.test(indicator.fullName)) return []
  const most = Math.max(previous.value, next.value)
  const least = Math.min(previous.value, next.value)
  if (point.value <= JUMP * most && point.value >= least / JUMP) return []
  const around = {
    before: figure(previous.value, asPublished(previous, indicator)),
    after: figure(next.value, asPublished(next, indicator)),
  }
  return [{ grade: 'suspicious', sentence: message('flags.jump', around) }]
}

function fromFlag(flag: Flag): Anomaly {
  return { grade: flag === 'doubtful' ? 'suspicious' : 'caution', sentence: flagNote(flag) }
}
