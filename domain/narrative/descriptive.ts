import type { DataSource } from '#domain/data-source/data-source.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import {
  cited,
  figure,
  indicatorName,
  periodName,
  placeName,
  sentences,
  sourceName,
  whole,
} from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { DescribedSet } from '#domain/spread/described-set.ts'
import { describeValues } from '#domain/statistics/descriptive/descriptive.ts'
import { extremesDiffer } from '#domain/statistics/extremes-differ.ts'

/** What the opening sentence is about. */
export interface SpreadQuestion {
  readonly set: DescribedSet
  readonly source: DataSource
  readonly period: PeriodCode | null
  readonly reference: ReferenceData
}

/** More places than this have no named ends. */
const MOST_NAMED = 100

/** The heading: how places differ in an indicator, or the indicator of one place over time. */
export function spreadHeading({ indicator, across, area }: DescribedSet): Message {
  const subject = { indicator: indicatorName(indicator) }
  if (across === 'time') return message('descriptive.heading-time', { ...subject, place: placeName(area) })
  if (area.level === 1) return message('descriptive.heading-nation', { ...subject, across })
  return message('descriptive.heading', { ...subject, across, place: placeName(area) })
}

/**
 * The spread in a sentence: the middle half, the median, and the ends. Places at the ends are named only when the intervals
 * do not forbid it.
 */
export function spreadAnswer(question: SpreadQuestion): Value {
  const { set, source, period } = question
  const { points, indicator, across } = set
  const write = (value: number) => figure(value, indicator)
  const whose = across === 'time' || period === null ? sourceName(source) : cited(source, period)
  const found = describeValues({ values: points.map((point) => point.value) })
  if (found.status !== 'ok') {
    return message('descriptive.none', { source: whose, indicator: indicatorName(indicator), across })
  }
  const { n, min, max, median, q1, q3 } = found
  if (n === 1) return message('descriptive.one', { source: whose, value: write(min) })
  const many = { source: whose, across, count: whole(n) }
  if (min === max) return message('descriptive.same', { ...many, value: write(min) })
  const middle = { ...many, median: write(median) }
  return sentences([
    q1 === null || q3 === null
      ? message('descriptive.few', middle)
      : message('descriptive.half', { ...middle, q1: write(q1), q3: write(q3) }),
    ...endsOf(question, write),
  ])
}

function endsOf({ set, source, reference }: SpreadQuestion, write: (value: number) => Value): Message[] {
  const sorted = set.points.toSorted((a, b) => a.value - b.value)
  const [low, high] = [sorted[0], sorted.at(-1)]
  if (!low || !high) return []
  const values = { low: write(low.value), high: write(high.value) }
  // Of many places the ends are found by luck, and testing all pairs takes longer than a frame.
  const isFew = sorted.length <= MOST_NAMED
  const mayBeNamed = set.across === 'time' || (isFew && extremesDiffer(set.points) !== false)
  if (isFew && !mayBeNamed) return [message('descriptive.ends-open', values)]
  const nameOf = (point: Point) =>
    set.across === 'time'
      ? periodName(point.period, source)
      : placeName(byId(reference.locations, point.location))
  // Several places may share the end, and then none is named alone.
  const named = (point: Point) => {
    const others = sorted.filter((other) => other.value === point.value).length - 1
    return mayBeNamed && others === 0 ? message('descriptive.named', { name: nameOf(point) }) : ''
  }
  return [message('descriptive.ends', { ...values, lowName: named(low), highName: named(high) })]
}
