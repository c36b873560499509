import { atPlace, ofSource } from '#domain/frame/frame.ts'
import { crossed, crossedElsewhere, neverCrossed } from '#domain/frame/ranks.ts'
import { NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { headlineName, listOf, periodName, placeName, sourceName } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { isPartial, isProjected } from '#domain/observation/settled.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { Band, FrameOf, Limit } from '../frame.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { notPublished } from './decline.ts'
import { wholeCourseFirst } from './extreme-in-time.ts'
import { citedSaid, valueSaid } from './figure-said.ts'
import { lies, openAt } from './limits.ts'
import { madeRow, rowOf } from './rows.ts'
import { seriesBySource } from './series.ts'
import { edgesOf, limitSaid, onHeld } from './threshold.ts'

/** So many other sources are named at most. */
const MOST_OTHERS = 3

/**
 * When the figures of one place first or last lay on a side of a number, by the series of one source: that figure, and the
 * one beside it that did not. What was between two figures is not known.
 */
export function crossingTimeAnswer(
  asked: AnswerInput,
  { limit: said, order }: FrameOf<'crossing_time'>,
): PartAnswer {
  const { question, data } = asked
  const { indicators, locations, sources } = data.reference
  const [indicator = 0] = question.indicators
  const about = byId(indicators, indicator)
  const place = byId(locations, question.places[0] ?? NATION)
  // What an incomplete year counts can only grow: it may lie above already, and never below.
  const usable = (point: Point) => !isProjected(point) && (said.side === 'above' || !isPartial(point))
  const all = seriesBySource(asked, { indicator, place }).map((series) => series.filter(usable))
  const [series, ...others] = wholeCourseFirst(
    all.filter(({ length }) => length > 0),
    about,
  )
  const [first] = series ?? []
  const last = series?.at(-1)
  if (!series || !first || !last) return notPublished(asked, indicator, place.id)
  const limit = reachedFrom(onHeld(asked, said), first)
  const isBeyond = ({ value }: Point) => lies(value, limit)
  const placeIn = (own: readonly Point[]) =>
    order === 'first' ? own.findIndex(isBeyond) : own.findLastIndex(isBeyond)
  const at = placeIn(series)
  const source = byId(sources, first.source)
  const found = series[at]
  const beside = found && series[order === 'first' ? at - 1 : at + 1]
  const newer = others.filter((own) => (own.at(-1)?.period ?? 0) > last.period).length
  const frame = ofSource(place, { source: source.id, newer, looked: series.length })
  const number = {
    side: limit.side,
    inclusive: limit.side !== 'within' && limit.isInclusive ? 'yes' : 'no',
    limit: limitSaid(limit, about),
    indicator: headlineName(about),
    place: placeName(place),
  } as const
  const figureOf = (point: Point) => ({
    when: periodName(point.period, source),
    figure: valueSaid({ point, source }, about),
  })
  const range = {
    source: sourceName(source),
    start: periodName(first.period, source),
    end: periodName(last.period, source),
  }
  const edges = edgesOf(limit)
  const open = openAt(
    [found, beside].flatMap((point) => point ?? []),
    edges,
  )
  const within = limit.side === 'within' ? 'yes' : 'no'
  const sentences: Value[] = found
    ? [
        crossed(frame, order, {
          ...{ ...number, ...figureOf(found) },
          cited: citedSaid({ point: found, source }, about),
        }),
        beside
          ? message('assistant.crossed-beside', { order, ...figureOf(beside) })
          : message('assistant.crossed-end', { order }),
        ...(open > 0 ? [message('assistant.limit-open', { count: open, limit: number.limit, within })] : []),
        message('assistant.extreme-of', { ...range, count: series.length }),
      ]
    : [neverCrossed(frame, { ...number, ...range })]
  const elsewhere = others
    .flatMap((own) => own[placeIn(own)] ?? [])
    .filter(({ period }) => period !== found?.period)
    .slice(0, MOST_OTHERS)
  if (elsewhere.length > 0) {
    const list = listOf(
      elsewhere.map((point) => citedSaid({ point, source: byId(sources, point.source) }, about)),
    )
    const ofOthers = atPlace(data.reference, place, { looked: others.length })
    sentences.push(crossedElsewhere(ofOthers, order, list))
  }
  const [edge] = edges
  const rows = [found, beside, ...elsewhere].flatMap((point) => (point ? [rowOf(point, edge)] : []))
  return answering({
    said: sentences,
    rows: [...rows, madeRow({ point: found ?? last, source }, { kind: 'count', value: series.length })],
    links: [
      linkTo(data, { section: 'indicator-overview', indicator, source: source.id, location: place.id }),
    ],
  })
}

/** A number that is reached is reached from where the series began: 0 cases from above. */
function reachedFrom(limit: Limit | Band, { value }: Point): Limit | Band {
  if (limit.side === 'within' || !limit.isInclusive || limit.side === 'below') return limit
  return value > limit.value ? { ...limit, side: 'below' } : limit
}
