import { figureRange } from '#domain/comparison/figure-range.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import {
  cited,
  figure,
  headlineName,
  indicatorName,
  listOf,
  periodName,
  placeName,
  sentences,
  sourceName,
  whole,
} from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { DescribedSet } from '#domain/spread/described-set.ts'
import { describeValues } from '#domain/statistics/descriptive/descriptive.ts'
import { endPlaces } from '#domain/comparison/end-places.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import type { StatedFigure } from './stated-figure.ts'
import { beyondNote, partialNote } from './figure-notes.ts'

/** The subject of the opening sentence. */
export interface SpreadQuestion {
  readonly set: DescribedSet
  readonly source: DataSource
  readonly period: PeriodCode | null
  readonly reference: ReferenceData
  /** The figure of the area itself, beside which a mean of its parts stands; null where none is held. */
  readonly whole: StatedFigure | null
}

/** More places than this have no named ends. */
const MOST_NAMED = 100

/** The middle half of fewer than this is two or three of them; years on the way somewhere have a trend and no middle half. */
const FEWEST_FOR_HALF = 8

/** More periods than this at one end are counted. */
const MOST_PERIODS = 3

/** The heading: how places differ in an indicator, or the indicator of one place over time. */
export function spreadHeading({ indicator, across, area }: DescribedSet): Message {
  const subject = { indicator: headlineName(indicator) }
  if (across === 'time') return message('descriptive.heading-time', { ...subject, place: placeName(area) })
  if (area.level === 1) return message('descriptive.heading-nation', { ...subject, across })
  return message('descriptive.heading', { ...subject, across, place: placeName(area) })
}

/**
 * The spread in a sentence: of eight places and more the middle half, the median, and the ends. Places at the ends are named only when the intervals
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
    q1 === null || q3 === null || n < FEWEST_FOR_HALF || across === 'time'
      ? message('descriptive.few', middle)
      : message('descriptive.half', { ...middle, q1: write(q1), q3: write(q3) }),
    ...endsOf(question, write),
    ...wholeSaid(question),
    ...beyondNote(set.points, indicator, (of) => nameOf(of, question)),
    ...(across === 'time' ? [] : partialNote(set.points, source)),
  ])
}

/** What the nation or zone itself has, and whether that is of the round of its parts. */
function wholeSaid({
  set: { indicator, area, across },
  source,
  period,
  whole: own,
}: SpreadQuestion): Message[] {
  if (across === 'time' || area.level > 2 || own === null) return []
  const isSame = own.source.id === source.id && own.point.period === period
  return [
    message('descriptive.whole', {
      place: placeName(area),
      figure: figure(own.point.value, asPublished(own.point, indicator)),
      cited: cited(own.source, own.point.period),
      round: isSame ? 'same' : 'apart',
    }),
  ]
}

function endsOf(question: SpreadQuestion, write: (value: number) => Value): Message[] {
  const { set, source } = question
  const { points, indicator, across } = set
  // Of many places the ends are found by luck, and testing all pairs takes longer than a frame.
  const isCrowd = across !== 'time' && points.length > MOST_NAMED
  const isTested = across !== 'time' && !isCrowd
  const range = figureRange(points, { indicator, source }, isTested ? undefined : null)
  if (!range || range.claim === 'same') return []
  const values = { low: write(range.low), high: write(range.high) }
  const open = { ...values, why: range.why ?? 'intervals', across } as const
  if (range.claim === 'none' && !isCrowd) return [message('descriptive.ends-open', open)]
  if ((range.claim === 'lowest' || range.claim === 'highest') && !isCrowd) {
    const place = nameOf(range.claim === 'lowest' ? range.lowest : range.highest, question)
    return [message('descriptive.ends-half', { ...open, end: range.claim, place })]
  }
  const named = (of: readonly Point[]) =>
    isCrowd ? '' : message('descriptive.named', { name: nameOf(of, question) })
  return [
    message('descriptive.ends', { ...values, lowName: named(range.lowest), highName: named(range.highest) }),
  ]
}

/** The owners of some figures: places, or over time periods. */
function nameOf(points: readonly Point[], { set, source, reference }: SpreadQuestion): Value {
  return set.across === 'time' ? periodsOf(points, source) : endPlaces(points, reference)
}

/** Periods that share an end: `1990`, `1990 and 2003`, `1990 and 4 others`. */
function periodsOf(points: readonly Point[], source: DataSource): Value {
  const names = points.toSorted((a, b) => a.period - b.period).map(({ period }) => periodName(period, source))
  const [first] = names
  if (!first || names.length <= MOST_PERIODS) return listOf(names)
  return message('values.and-others', { first, count: names.length - 1 })
}
