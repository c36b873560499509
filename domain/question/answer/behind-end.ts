import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { listOf, placeName } from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { FrameOf } from '../frame.ts'
import { placesLink } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { differenceOf } from './compare.ts'
import { levelNotHeld, notPublished } from './decline.ts'
import { lowestOf } from './extreme-in-time.ts'
import { figureSaid } from './figure-said.ts'
import { endSaid } from './rank-end.ts'
import { aboveAll, rankable } from './rankable.ts'
import { pointBeside, roundAt } from './round.ts'
import { countRows, rowOf } from './rows.ts'
import { levelWord } from './whole-places.ts'

/** How far one place is from those at an end of an order, in one round of one source: both figures, and the difference as far as intervals tell. */
export function behindEndAnswer(
  asked: AnswerInput,
  { end, level, within }: FrameOf<'behind_end'>,
): PartAnswer {
  const { question, data } = asked
  const [indicator = 0] = question.indicators
  const about = byId(data.reference.indicators, indicator)
  const place = byId(data.reference.locations, question.places[0] ?? NATION)
  const where = { level, within }
  const round = roundAt(asked, indicator, where, place.id)
  const [first] = round?.points ?? []
  const own = first && pointBeside(asked, first, place.id)
  if (!round || !own)
    return roundAt(asked, indicator, where)
      ? notPublished(asked, indicator, place.id)
      : levelNotHeld(asked, indicator, where)
  const { source, points } = round
  const isLowest = lowestOf(end, about)
  const able = rankable(points, about)
  const shownOf = (value: number) => roundShown(value, about)
  const values = able.map(({ value }) => shownOf(value))
  const edge = isLowest ? Math.min(...values) : Math.max(...values)
  const shown = able.filter(({ value }) => shownOf(value) === edge)
  const [top = own] = shown
  const atEnd = endSaid(data, round, { about, where, isLowest, shown })
  const stated = { point: own, source }
  const isThere = shown.some(({ location }) => location === place.id)
  const apart = isThere ? null : differenceOf([stated, { point: top, source }], about, data.reference)
  return answering({
    said: [
      figureSaid(stated, { indicator: about, place }),
      atEnd.said,
      // The end is that of a zone: among how many says so.
      ...(within.length > 0
        ? [
            message('assistant.behind-within', {
              places: listOf(within.map((id) => placeName(byId(data.reference.locations, id)))),
              count: points.length,
              level: levelWord(level),
            }),
          ]
        : []),
      ...(isThere ? [message('assistant.at-end', { place: placeName(place) })] : (apart?.said ?? [])),
      ...aboveAll(shown),
    ],
    rows: [
      rowOf(own),
      ...shown.filter((point) => point.location !== place.id).map((point) => rowOf(point)),
      ...(apart?.rows ?? []),
      ...atEnd.rows,
      ...(within.length > 0 ? countRows(stated, within, [points.length]) : []),
    ],
    links: [placesLink(data, { indicator, source: source.id, period: own.period, where })],
  })
}
