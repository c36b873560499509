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
import { lies } from './limits.ts'
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
  const usable = (point: Point) => !isProjected(point) && !isPartial(point)
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
  const words = {
    side: limit.side,
    inclusive: limit.side !== 'within' && limit.isInclusive ? 'yes' : 'no',
    limit: limitSaid(limit, about),
  } as const
  const figureOf = (point: Point) => ({
    when: periodName(point.period, source),
    figure: valueSaid({ point, source }, about),
  })
  const range = {
    count: series.length,
    source: sourceName(source),
    start: periodName(first.period, source),
    end: periodName(last.period, source),
  }
  const sentences: Value[] = found
    ? [
        message('assistant.crossed', {
          ...{ ...words, ...figureOf(found), order },
          indicator: headlineName(about),
          place: placeName(place),
          cited: citedSaid({ point: found, source }, about),
        }),
        beside
          ? message('assistant.crossed-beside', { order, ...figureOf(beside) })
          : message('assistant.crossed-end', { order }),
        message('assistant.extreme-of', range),
      ]
    : [
        message('assistant.crossed-never', {
          ...{ ...words, ...range },
          indicator: headlineName(about),
          place: placeName(place),
        }),
      ]
  const elsewhere = others
    .flatMap((own) => own[placeIn(own)] ?? [])
    .filter(({ period }) => period !== found?.period)
    .slice(0, MOST_OTHERS)
  if (elsewhere.length > 0) {
    const list = listOf(
      elsewhere.map((point) => citedSaid({ point, source: byId(sources, point.source) }, about)),
    )
    sentences.push(message('assistant.crossed-elsewhere', { order, list }))
  }
  const [edge] = edgesOf(limit)
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
