import { midSentence } from '#domain/indicator/indicator-words.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { formatWithUnit } from '#domain/number/format.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { childrenOf, known, type ReferenceData } from '#domain/reference/reference-data.ts'
import { extremesDiffer } from '#domain/statistics/extremes-differ.ts'
import { plain, type Segment, strong } from './segment.ts'

/** One source's figures of one period; `table` holds at least them. */
export interface ZonalQuestion {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly indicator: number
  readonly source: number
  readonly period: PeriodCode
  /** The nation, a zone or a state. */
  readonly location: number
}

interface Range {
  readonly low: Point
  readonly high: Point
  readonly count: number
  /** False when the intervals cannot tell the two apart; null when they were not published. */
  readonly differ: boolean | null
}

/**
 * Where a figure is high and low, from the zones of the nation and the states of the zone with the widest range,
 * or from the places below a zone or state. Names no highest and lowest place where intervals cannot tell them apart.
 */
export function zonalAnswer(question: ZonalQuestion): Segment[] {
  const { reference, location } = question
  const indicator = known(reference.indicators, question.indicator)
  const place = known(reference.locations, location)
  if (place.level !== 1) return inside(question, indicator, place)
  const level2 = childrenOf(reference, location, 2)
  const zones = rangeOf(question, level2, 0.05 / (level2.length + 1))
  if (!zones) return byState(question, indicator, place)
  return [...opening(zones, indicator, reference, 'zones'), ...insideWidest(question, indicator, zones)]
}

/** A nation without zone figures: its states are all that can be spoken of. */
function byState(question: ZonalQuestion, indicator: Indicator, place: Location): Segment[] {
  const states = [...question.reference.locations.values()].filter((location) => location.level === 3)
  const range = rangeOf(question, states)
  return range ? opening(range, indicator, question.reference, 'states') : nothing(indicator, place)
}

function inside(question: ZonalQuestion, indicator: Indicator, place: Location): Segment[] {
  const level = place.level === 2 ? 3 : 4
  const range = rangeOf(question, childrenOf(question.reference, place.id, level))
  if (!range) return nothing(indicator, place)
  const kind = level === 3 ? 'states' : 'LGAs'
  return [
    plain(`Among ${range.count} ${kind} of ${placeWords(place)}, `),
    ...run(range, indicator, question.reference, kind, midSentence(indicator.shortName)),
  ]
}

function opening(range: Range, indicator: Indicator, reference: ReferenceData, kind: string): Segment[] {
  return run(range, indicator, reference, kind, indicator.shortName)
}

function run(
  range: Range,
  indicator: Indicator,
  reference: ReferenceData,
  kind: string,
  subject: string,
): Segment[] {
  const low = strong(formatWithUnit(range.low.value, indicator))
  const high = strong(formatWithUnit(range.high.value, indicator))
  if (range.low.value === range.high.value) return [plain(`${subject} is `), low, plain(` in all ${kind}.`)]
  if (range.differ === false) {
    return [
      plain(`${subject} is published between `),
      low,
      plain(' and '),
      high,
      plain(`; the intervals do not allow saying which of the ${kind} is highest or lowest.`),
    ]
  }
  return [
    plain(`${subject} runs from `),
    low,
    plain(` in ${nameOf(reference, range.low)} to `),
    high,
    plain(` in ${nameOf(reference, range.high)}.`),
  ]
}

/** The zone whose states differ most, when that says more than the zones do. */
function insideWidest(question: ZonalQuestion, indicator: Indicator, zones: Range): Segment[] {
  const { reference } = question
  const all = childrenOf(reference, question.location, 2)
  const ranges = all.flatMap((zone) => {
    // One of several is picked, so each must stand a stricter test; the zones themselves are one more.
    const range = rangeOf(question, childrenOf(reference, zone.id, 3), 0.05 / (all.length + 1))
    return range && range.count > 1 && range.differ !== false ? [{ zone, range }] : []
  })
  const [widest] = ranges.toSorted((a, b) => width(b.range) - width(a.range))
  if (!widest || width(widest.range) === 0) return []
  const { zone, range } = widest
  const hides = width(range) > width(zones) / 2 ? 'most' : 'part'
  return [
    plain(` Inside ${placeWords(zone)} it runs from `),
    strong(formatWithUnit(range.low.value, indicator)),
    plain(` in ${nameOf(reference, range.low)} to `),
    strong(formatWithUnit(range.high.value, indicator)),
    plain(` in ${nameOf(reference, range.high)}: the zone figure hides ${hides} of the difference.`),
  ]
}

function rangeOf(question: ZonalQuestion, places: readonly Location[], alpha = 0.05): Range | null {
  const { table, indicator, source, period } = question
  const locations = new Set(places.map((place) => place.id))
  const points = pointsWhere(table, { indicator, source, period, locations })
  const sorted = points.toSorted((a, b) => a.value - b.value)
  const low = sorted[0]
  const high = sorted.at(-1)
  return low && high ? { low, high, count: points.length, differ: extremesDiffer(points, alpha) } : null
}

function width({ low, high }: Range): number {
  return high.value - low.value
}

function nameOf(reference: ReferenceData, point: Point): string {
  return placeWords(known(reference.locations, point.location))
}

function nothing(indicator: Indicator, place: Location): Segment[] {
  const subject = midSentence(indicator.shortName)
  return [
    plain(`This source has no figures of ${subject} for places inside ${placeWords(place)} in this period.`),
  ]
}
