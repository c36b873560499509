import { asPublished } from '#domain/observation/as-published.ts'
import { NATION } from '#domain/location/location.ts'
import { type Message, message } from '#domain/message/message.ts'
import { cited, figure, indicatorName, listOf, placeName, whole } from '#domain/message/value.ts'
import { firstSettled, settledBy } from '#domain/observation/settled.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { endPlaces } from './end-places.ts'
import { endFigures } from './end-figures.ts'
import { figureRange } from './figure-range.ts'
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
  const last = firstSettled(points.toReversed(), ({ flags }) => settledBy(flags))
  if (!last) return null
  return message('comparison.one', {
    indicator: indicatorName(indicator),
    figure: figure(last.value, asPublished(last, indicator)),
    cited: cited(source, last.period),
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
  const open = { ...ends, kind, why: found.why ?? 'intervals' } as const
  if (found.claim === 'none') return message('comparison.between', open)
  if (found.claim !== 'named') {
    const place = places(found.claim === 'lowest' ? found.lowest : found.highest)
    return message('comparison.half', { ...open, end: found.claim, place })
  }
  return message('comparison.range', {
    ...ends,
    lowPlace: places(found.lowest),
    highPlace: places(found.highest),
  })
}
