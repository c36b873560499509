import { asPublished } from '#domain/observation/as-published.ts'
import { NATION } from '#domain/location/location.ts'
import { type Message, message } from '#domain/message/message.ts'
import { cited, figure, indicatorName, listOf, placeName, whole } from '#domain/message/value.ts'
import { firstSettled, settledBy } from '#domain/observation/settled.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { openEnd, whichIsAtAnEnd } from '#domain/frame/ends.ts'
import { comparedPlaces } from '#domain/comparison/compared-places.ts'
import { acrossPlaces, atPlace, ofSource } from '#domain/frame/frame.ts'
import { newestFigures, othersNewer } from '#domain/frame/newest.ts'
import { citedWithNotes } from './figure-notes.ts'
import { newerElsewhere } from './stated-figure.ts'
import { endPlaces } from '#domain/comparison/end-places.ts'
import { endFigures } from '#domain/comparison/end-figures.ts'
import { figureRange } from '#domain/comparison/figure-range.ts'
import type {
  ComparedIndicator,
  Comparison,
  ComparisonQuestion,
} from '#domain/comparison/compared-indicators.ts'

/** More indicators than this are counted instead of named. */
const MOST_NAMED = 3

/**
 * The answer on top of a comparison of indicators: the newest figure of each, or from where to where each runs across
 * places. Names no highest and lowest place where intervals cannot tell them apart, and compares no two indicators.
 */
export function comparisonAnswer({ shown }: Comparison, question: ComparisonQuestion): Message {
  const { by, reference } = question
  const at = byId(reference.locations, by === 'period' ? question.location : NATION)
  const place = placeName(at)
  const isOfPlaces = by === 'zones' || by === 'states'
  if (shown.length === 0) return message('comparison.none', { by: isOfPlaces ? by : 'place', place })
  const named = shown.slice(0, MOST_NAMED)
  const rest = shown.length - named.length
  const clauses = named.flatMap(
    (entry) => (isOfPlaces ? range(entry, by, reference) : newest(entry, question)) ?? [],
  )
  const more = rest === 0 ? [] : [message('comparison.more', { count: whole(rest) })]
  const said = listOf([...clauses, ...more], 'apart')
  if (isOfPlaces) return message(`comparison.${by}`, { said })
  const frame =
    question.source === null
      ? atPlace(reference, at, { looked: shown.length })
      : ofSource(at, { source: question.source, newer: 0, looked: shown.length })
  return newestFigures(frame, said, reference)
}

function newest(
  { indicator, source, points }: ComparedIndicator,
  question: ComparisonQuestion,
): Message | null {
  const last = firstSettled(points.toReversed(), ({ flags }) => settledBy(flags))
  if (!last) return null
  const stated = { point: last, source }
  const place = byId(question.reference.locations, last.location)
  const newer = newerElsewhere(stated, question)
  const frame = ofSource(place, { source: source.id, newer, looked: points.length })
  const newerNote = othersNewer(frame)
  return message('comparison.one', {
    indicator: indicatorName(indicator),
    figure: figure(last.value, asPublished(last, indicator)),
    cited: citedWithNotes(stated, indicator, question.reference, newerNote ? [newerNote] : []),
  })
}

function range(
  { indicator, source, points }: ComparedIndicator,
  kind: 'zones' | 'states',
  reference: ReferenceData,
): Message | null {
  const found = figureRange(points, { indicator, source })
  if (!found) return null
  const [first] = found.lowest
  const subject = { indicator: indicatorName(indicator), cited: cited(source, first?.period ?? 0) }
  const places = (of: readonly Point[]) => endPlaces(of, reference)
  const { low, high } = endFigures(found, indicator)
  if (found.claim === 'same') {
    return message('comparison.one-place', { ...subject, figure: low, place: places(found.lowest) })
  }
  const ends = { ...subject, low, high }
  const frame = acrossPlaces(byId(reference.locations, NATION), kind === 'zones' ? 2 : 3, {
    ...{ source: source.id, looked: points.length - found.beyond.length },
    all: comparedPlaces(reference, kind).length,
  })
  const open = { ...ends, why: found.why ?? 'intervals' } as const
  const which = whichIsAtAnEnd(frame, openEnd(found.claim))
  if (found.claim === 'none') return message('comparison.between', { ...open, which })
  if (found.claim !== 'named') {
    const place = places(found.claim === 'lowest' ? found.lowest : found.highest)
    return message('comparison.half', { ...open, end: found.claim, place, which })
  }
  return message('comparison.range', {
    ...ends,
    lowPlace: places(found.lowest),
    highPlace: places(found.highest),
  })
}
