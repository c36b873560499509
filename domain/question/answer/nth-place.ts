import type { Indicator } from '#domain/indicator/indicator.ts'
import { placesAtNumber } from '#domain/frame/ranks.ts'
import { message } from '#domain/message/message.ts'
import { cited, headlineName, listOf, placeName } from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { likenessTo } from '#domain/statistics/indistinguishable.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { levelNotHeld } from './decline.ts'
import { placeFigure } from './figure-said.ts'
import { oppositeOf } from './opposite-figure.ts'
import { aboveAll, rankable, unranked } from './rankable.ts'
import { type Round, roundFrame, type RoundPlaces } from './round.ts'
import { isSampled } from './rank-of-place.ts'
import { countRows, madeRow, rowOf } from './rows.ts'

/** The place that is asked for by its number in an order: the second highest, with those that share its figure. */
export function nthAnswer(
  asked: AnswerInput,
  { source, points }: Round,
  {
    about,
    where,
    isLowest,
  }: { readonly about: Indicator; readonly where: RoundPlaces; readonly isLowest: boolean },
): PartAnswer {
  const { question, data } = asked
  const { locations } = data.reference
  const able = rankable(points, about)
  const sorted = able.toSorted((a, b) => (isLowest ? a.value - b.value : b.value - a.value))
  const first = sorted[(question.count ?? 1) - 1]
  if (!first) return levelNotHeld(asked, about.id, where)
  const shown = roundShown(first.value, about)
  const same = sorted.filter(({ value }) => roundShown(value, about) === shown)
  const rank = sorted.findIndex(({ value }) => roundShown(value, about) === shown) + 1
  const alike = likenessTo(first, sorted).likeness.filter(({ likeness }) => likeness === 'same').length
  const stated = { point: first, source }
  const counts = [
    madeRow(stated, { kind: 'count', value: rank }),
    ...countRows(stated, where.within, [alike, sorted.length]),
  ]
  return answering({
    said: [
      placesAtNumber(
        roundFrame({ source, points }, where, data.reference, sorted.length),
        isLowest ? 'lowest' : 'highest',
        {
          indicator: headlineName(about),
          cited: cited(source, first.period),
          places: listOf(same.map((point) => placeFigure({ point, source }, about, locations))),
          count: same.length,
          rank,
          last: rank + same.length - 1,
        },
      ),
      ...(question.isOpposite ? [message('assistant.opposite-rank')] : []),
      ...(first.lower === null && isSampled(source, about) ? [message('assistant.rank-untested')] : []),
      ...(alike > 0
        ? [message('assistant.alike', { count: alike, place: placeName(byId(locations, first.location)) })]
        : []),
      ...aboveAll(same),
      ...unranked(points, able, about),
    ],
    rows: [...same.flatMap((point) => [rowOf(point), ...oppositeOf(asked, { point, source })]), ...counts],
    links: [
      linkTo(data, {
        section: 'zonal-analysis',
        indicator: about.id,
        source: source.id,
        period: first.period,
      }),
    ],
  })
}
