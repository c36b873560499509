import { asPublished } from '#domain/observation/as-published.ts'
import { type FigureRange, figureRange } from '#domain/comparison/figure-range.ts'
import { isSumOfParts } from '#domain/comparison/sum-of-parts.ts'
import { gapAt } from '#domain/gap/gap-at.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { figure, headlineName, indicatorName, placeName, sentences } from '#domain/message/value.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodYear } from '#domain/period/period.ts'
import {
  childrenOf,
  byId,
  locationsAt,
  measureKey,
  placesIn,
  type ReferenceData,
} from '#domain/reference/reference-data.ts'
import { endFigures } from '#domain/comparison/end-figures.ts'
import { endPlaces } from '#domain/comparison/end-places.ts'
import { openEnd, whichIsAtAnEnd } from '#domain/frame/ends.ts'
import { acrossPlaces, type Frame } from '#domain/frame/frame.ts'
import { beyondNote, partialNote } from './figure-notes.ts'

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

/** The figures of some places of one level, as far as there are any. */
interface Held {
  readonly kind: Kind
  /** All places of the level that are asked about. */
  readonly places: readonly Location[]
  readonly points: readonly Point[]
  /** Null when none can be: a share above 100% has no place in a range. */
  readonly range: FigureRange | null
}

type Kind = 'zones' | 'states' | 'lgas'

const LEVELS = { zones: 2, states: 3, lgas: 4 } as const

/** The heading as a question. */
export function zonalHeading({
  reference,
  indicator: id,
  location,
}: Pick<ZonalQuestion, 'reference' | 'indicator' | 'location'>): Message {
  const indicator = headlineName(byId(reference.indicators, id))
  const place = byId(reference.locations, location)
  return place.level === 1
    ? message('zonal.heading-nation', { indicator })
    : message('zonal.heading', { indicator, place: placeName(place) })
}

/** What is said of places, and what a reader must know of their figures besides; null: nothing. */
export interface ZonalWords {
  /** Two sentences at most. */
  readonly finding: Value
  readonly detail: Value | null
}

/** Both in one, where nothing stands apart. */
export function zonalAnswer(question: ZonalQuestion): Value {
  const { finding, detail } = zonalWords(question)
  return detail === null ? finding : sentences([finding, detail])
}

/**
 * Where a figure is high and low, from the zones of the nation and the states of the zone with the widest range,
 * or from the places below a zone or state. Names no highest and lowest place where intervals cannot tell them apart, counts
 * those that share an end, and says how many places have a figure when not all do.
 */
export function zonalWords(question: ZonalQuestion): ZonalWords {
  const { reference, location } = question
  const place = byId(reference.locations, location)
  const held = heldAt(question, place)
  if (held.points.length === 0) {
    const finding = sentences([...nothing(question, place), ...whyNone(question, held.places)])
    return { finding, detail: null }
  }
  const widest = held.kind === 'zones' && held.range ? insideWidest(question, held.range) : null
  const beside = notes(question, held.points)
  const found = [...claims(question, held, place), ...(widest === null ? [] : [widest])]
  if (found.length === 0) return { finding: sentences(beside), detail: null }
  return { finding: sentences(found), detail: beside.length === 0 ? null : sentences(beside) }
}

/** The parts of a place that are spoken of: of a nation without zone figures its states, of it and of a zone without these the LGAs. */
function heldAt(question: ZonalQuestion, place: Location): Held {
  const { reference } = question
  const ofLgas = () => held(question, placesIn(reference, place, 4), 'lgas')
  if (place.level > 2) return ofLgas()
  if (place.level === 2)
    return statesOrLgas(held(question, childrenOf(reference, place.id, 3), 'states'), ofLgas)
  const zones = childrenOf(reference, place.id, 2)
  // The states of the widest zone are looked at too, so each test is stricter.
  const ofZones = held(question, zones, 'zones', 0.05 / (zones.length + 1))
  if (ofZones.points.length > 0) return ofZones
  return statesOrLgas(held(question, locationsAt(reference, 3), 'states'), ofLgas)
}

function statesOrLgas(states: Held, ofLgas: () => Held): Held {
  if (states.points.length > 0) return states
  const lgas = ofLgas()
  return lgas.points.length > 0 ? lgas : states
}

function held(question: ZonalQuestion, places: readonly Location[], kind: Kind, alpha = 0.05): Held {
  const { table, reference, indicator, source, period } = question
  const locations = new Set(places.map(({ id }) => id))
  const points = pointsWhere(table, { indicator, source, period, locations })
  const subject = {
    indicator: byId(reference.indicators, indicator),
    source: byId(reference.sources, source),
  }
  return { kind, places, points, range: figureRange(points, subject, alpha) }
}

function claims(question: ZonalQuestion, { kind, places, points, range }: Held, place: Location): Message[] {
  const { reference } = question
  const indicator = byId(reference.indicators, question.indicator)
  const [only] = points
  const of = place.level === 1 ? 'all' : 'place'
  const area = placeName(place)
  if (points.length === 1 && only && places.length > 1) {
    const where = placeName(byId(reference.locations, only.location))
    return [
      message('zonal.one', {
        all: places.length,
        kind,
        of,
        area,
        place: where,
        figure: figure(only.value, asPublished(only, indicator)),
      }),
    ]
  }
  if (!range) return []
  const left = points.length - range.beyond.length
  const frame = acrossPlaces(place, LEVELS[kind], {
    ...{ source: question.source, looked: left, all: places.length },
  })
  const claim = claimOf(range, indicator, reference, { kind, count: left, frame })
  const counts = { count: points.length, all: places.length, kind, area, claim }
  if (points.length < places.length) return [message('zonal.says-of-some', { ...counts, of })]
  return [place.level === 1 ? message('zonal.says', { claim }) : message('zonal.says-among', counts)]
}

/** Why none of the places has a figure, where that is the same for all of them. */
function whyNone(question: ZonalQuestion, places: readonly Location[]): Message[] {
  const { table, reference, period } = question
  const knowledge = { table, reference, currentYear: periodYear(period) }
  const gaps = places.map(({ id }) => gapAt({ ...question, location: id }, knowledge))
  const found = new Map(gaps.map((gap) => [JSON.stringify(gap?.note), gap]))
  const [only] = found.values()
  return found.size === 1 && only ? [only.note] : []
}

/** The middle of a sentence. */
function claimOf(
  range: FigureRange,
  indicator: Indicator,
  reference: ReferenceData,
  { kind, count, frame }: { readonly kind: Kind; readonly count: number; readonly frame: Frame },
): Message {
  const { low, high } = endFigures(range, indicator)
  const subject = { indicator: headlineName(indicator), low }
  if (range.claim === 'same') {
    return message('zonal.same', { ...subject, kind, count, left: range.beyond.length > 0 ? 'some' : 'all' })
  }
  const open = { ...subject, high, why: range.why ?? 'intervals' } as const
  const which = whichIsAtAnEnd(frame, openEnd(range.claim))
  if (range.claim === 'none') return message('zonal.between', { ...open, which })
  if (range.claim !== 'named') {
    const place = endPlaces(range.claim === 'lowest' ? range.lowest : range.highest, reference)
    return message('zonal.half', { ...open, end: range.claim, place, which })
  }
  return message('zonal.range', { ...subject, ...namedEnds(range, indicator, reference) })
}

function namedEnds(range: FigureRange, indicator: Indicator, reference: ReferenceData) {
  return {
    ...endFigures(range, indicator),
    lowPlace: endPlaces(range.lowest, reference),
    highPlace: endPlaces(range.highest, reference),
  }
}

/** The zone whose states differ most, when that says more than the zones do; a sum hides no difference. */
function insideWidest(question: ZonalQuestion, zones: FigureRange): Message | null {
  const { reference } = question
  const indicator = byId(reference.indicators, question.indicator)
  const all = childrenOf(reference, question.location, 2)
  const ranges = all.flatMap((zone) => {
    // One of several is picked, so each must stand a stricter test; the zones themselves are one more.
    const { range } = held(question, childrenOf(reference, zone.id, 3), 'states', 0.05 / (all.length + 1))
    return range?.differ ? [{ zone, range }] : []
  })
  const [widest] = ranges.toSorted((a, b) => width(b.range) - width(a.range))
  if (!widest) return null
  const { zone, range } = widest
  const ends = {
    zone: placeName(zone),
    indicator: headlineName(indicator),
    ...endFigures(range, indicator),
    lowWhere: whereOf(range, 'lowest', reference),
    highWhere: whereOf(range, 'highest', reference),
  }
  if (isSumOfParts(indicator)) return message('zonal.inside-sum', ends)
  return message('zonal.inside', { ...ends, hides: width(range) > width(zones) / 2 ? 'most' : 'part' })
}

/** The places at an end, where they may be named. */
function whereOf(range: FigureRange, end: 'lowest' | 'highest', reference: ReferenceData): Value {
  const isNamed = range.claim === 'named' || range.claim === end
  return isNamed ? message('zonal.where', { place: endPlaces(range[end], reference) }) : ''
}

/** The facts common to all figures that a reader must know. */
function notes({ reference, indicator, source }: ZonalQuestion, points: readonly Point[]): Message[] {
  const about = { indicator: byId(reference.indicators, indicator), source: byId(reference.sources, source) }
  return [
    ...beyondNote(points, about.indicator, (of) => endPlaces(of, reference)),
    ...partialNote(points, about.source),
  ]
}

function width({ low, high }: FigureRange): number {
  return high - low
}

function nothing({ reference, indicator, source }: ZonalQuestion, place: Location): Message[] {
  const named = indicatorName(byId(reference.indicators, indicator))
  if (place.level !== 5 || place.parent === null)
    return [message('zonal.none', { indicator: named, place: placeName(place) })]
  const state = placeName(byId(reference.locations, place.parent))
  const hasLgas = reference.measures.get(measureKey(indicator, source))?.lga === true
  return [
    message('zonal.none-of-district', { place: placeName(place) }),
    ...(hasLgas ? [message('zonal.lgas-of-state', { state, indicator: named })] : []),
  ]
}
