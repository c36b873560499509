import { NATION } from '#domain/location/location.ts'
import { type Message, message } from '#domain/message/message.ts'
import { cited, figure, indicatorName, listOf, placeName, whole } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { extremesDiffer } from '#domain/statistics/extremes-differ.ts'
import type { ComparedIndicator, Comparison, ComparisonQuestion } from './compared-indicators.ts'

/** More indicators than this are counted instead of named. */
const MOST_NAMED = 3

/**
 * The answer on top of a comparison of indicators: the newest figure of each, or from where to where each runs across
 * places. Names no highest and lowest place where intervals cannot tell them apart, and compares no two indicators.
 */
export function comparisonAnswer({ shown }: Comparison, question: ComparisonQuestion): Message {
  const { by, reference } = question
  const place = placeName(byId(reference.locations, by === 'period' ? question.location : NATION))
  const isOfPlaces = by === 'zones' || by === 'states'
  if (shown.length === 0) return message('comparison.none', { by: isOfPlaces ? by : 'place', place })
  const named = shown.slice(0, MOST_NAMED)
  const rest = shown.length - named.length
  const clauses = named.flatMap((entry) => (isOfPlaces ? range(entry, by, reference) : newest(entry)) ?? [])
  const more = rest === 0 ? [] : [message('comparison.more', { count: whole(rest) })]
  const said = listOf([...clauses, ...more], 'apart')
  return isOfPlaces ? message(`comparison.${by}`, { said }) : message('comparison.newest', { place, said })
}

function newest({ indicator, source, points }: ComparedIndicator): Message | null {
  const last = points.findLast((point) => !point.flags.includes('projection')) ?? points.at(-1)
  if (!last) return null
  return message('comparison.one', {
    indicator: indicatorName(indicator),
    figure: figure(last.value, indicator),
    cited: cited(source, last.period),
  })
}

function range(
  { indicator, source, points }: ComparedIndicator,
  kind: 'zones' | 'states',
  reference: ReferenceData,
): Message | null {
  const sorted = points.toSorted((a, b) => a.value - b.value)
  const [low, high] = [sorted[0], sorted.at(-1)]
  if (!low || !high) return null
  const subject = { indicator: indicatorName(indicator), cited: cited(source, low.period) }
  const value = (point: Point) => figure(point.value, indicator)
  const place = (point: Point) => placeName(byId(reference.locations, point.location))
  if (points.length === 1) {
    return message('comparison.one-place', { ...subject, figure: value(low), place: place(low) })
  }
  const ends = { ...subject, low: value(low), high: value(high) }
  if (extremesDiffer(points) === false) return message('comparison.between', { ...ends, kind })
  return message('comparison.range', { ...ends, lowPlace: place(low), highPlace: place(high) })
}
