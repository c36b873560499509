import { gapAt } from '#domain/gap/gap-at.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { figure, indicatorName, placeName, sentences, whole } from '#domain/message/value.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodYear } from '#domain/period/period.ts'
import { childrenOf, byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { extremesDiffer } from '#domain/statistics/extremes-differ.ts'

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

type Kind = 'zones' | 'states' | 'lgas'

/**
 * Where a figure is high and low, from the zones of the nation and the states of the zone with the widest range,
 * or from the places below a zone or state. Names no highest and lowest place where intervals cannot tell them apart.
 */
export function zonalAnswer(question: ZonalQuestion): Value {
  const { reference, location } = question
  const indicator = byId(reference.indicators, question.indicator)
  const place = byId(reference.locations, location)
  if (place.level !== 1) return inside(question, indicator, place)
  const level2 = childrenOf(reference, location, 2)
  const zones = rangeOf(question, level2, 0.05 / (level2.length + 1))
  if (!zones) return byState(question, indicator, place)
  const claim = claimOf(zones, indicator, reference, 'zones')
  const widest = insideWidest(question, indicator, zones)
  return sentences([message('zonal.says', { claim }), ...(widest === null ? [] : [widest])])
}

/** A nation without zone figures: its states are all that can be spoken of. */
function byState(question: ZonalQuestion, indicator: Indicator, place: Location): Value {
  const states = [...question.reference.locations.values()].filter((location) => location.level === 3)
  const range = rangeOf(question, states)
  if (!range) return sentences([nothing(indicator, place), ...whyNone(question, states)])
  return message('zonal.says', { claim: claimOf(range, indicator, question.reference, 'states') })
}

function inside(question: ZonalQuestion, indicator: Indicator, place: Location): Value {
  const level = place.level === 2 ? 3 : 4
  const places = childrenOf(question.reference, place.id, level)
  const range = rangeOf(question, places)
  if (!range) return sentences([nothing(indicator, place), ...whyNone(question, places)])
  const kind = level === 3 ? 'states' : 'lgas'
  const claim = claimOf(range, indicator, question.reference, kind)
  return message('zonal.says-among', { count: whole(range.count), kind, place: placeName(place), claim })
}

/** Why none of the places has a figure, where that is the same for all of them. */
function whyNone(question: ZonalQuestion, places: readonly Location[]): Message[] {
  const { table, reference, period } = question
  const knowledge = { table, reference, currentYear: periodYear(period) }
  const gaps = places.map(({ id }) => gapAt({ ...question, location: id }, knowledge))
  const notes = new Map(gaps.map((gap) => [JSON.stringify(gap?.note), gap]))
  const [only] = notes.values()
  return notes.size === 1 && only ? [only.note] : []
}

/** The middle of a sentence. */
function claimOf(range: Range, indicator: Indicator, reference: ReferenceData, kind: Kind): Message {
  const { low, high, ...places } = endsOf(range, indicator, reference)
  const subject = { indicator: indicatorName(indicator), low }
  if (range.low.value === range.high.value) return message('zonal.same', { ...subject, kind })
  if (range.differ === false) return message('zonal.between', { ...subject, high, kind })
  return message('zonal.range', { ...subject, high, ...places })
}

function endsOf({ low, high }: Range, indicator: Indicator, reference: ReferenceData) {
  const nameOf = (point: Point) => placeName(byId(reference.locations, point.location))
  return {
    low: figure(low.value, indicator),
    lowPlace: nameOf(low),
    high: figure(high.value, indicator),
    highPlace: nameOf(high),
  }
}

/** The zone whose states differ most, when that says more than the zones do. */
function insideWidest(question: ZonalQuestion, indicator: Indicator, zones: Range): Message | null {
  const { reference } = question
  const all = childrenOf(reference, question.location, 2)
  const ranges = all.flatMap((zone) => {
    // One of several is picked, so each must stand a stricter test; the zones themselves are one more.
    const range = rangeOf(question, childrenOf(reference, zone.id, 3), 0.05 / (all.length + 1))
    return range && range.count > 1 && range.differ !== false ? [{ zone, range }] : []
  })
  const [widest] = ranges.toSorted((a, b) => width(b.range) - width(a.range))
  if (!widest || width(widest.range) === 0) return null
  const { zone, range } = widest
  const hides = width(range) > width(zones) / 2 ? 'most' : 'part'
  return message('zonal.inside', {
    zone: placeName(zone),
    ...endsOf(range, indicator, reference),
    hides,
  })
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

function nothing(indicator: Indicator, place: Location): Message {
  return message('zonal.none', { indicator: indicatorName(indicator), place: placeName(place) })
}
