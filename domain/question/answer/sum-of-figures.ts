import type { Indicator } from '#domain/indicator/indicator.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { figure, headlineName, placeName } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { isTotalled } from '#domain/statistics/figure-unit.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { ofOneRound } from './compare-indicators.ts'
import { declineWith } from './decline.ts'
import { citedSaid, valueSaid } from './figure-said.ts'
import { madeRow, rowOf } from './rows.ts'
import { valueAt } from './suggest.ts'

/**
 * Two numbers at one place added up: of one source and one time, and of others than each other, as midwives and doctors in the same
 * facilities are. Deaths and cases, and people of whom some are counted twice, are not added.
 */
export function sumOfFigures(asked: AnswerInput): PartAnswer {
  const { question, data } = asked
  const { indicators, locations } = data.reference
  const [one, other] = question.indicators.map((id) => byId(indicators, id))
  const place = byId(locations, question.places[0] ?? NATION)
  if (!one || !other) return declineWith(asked, 'not_aggregable')
  const [a, b] = areApart(one, other) ? ofOneRound(asked, [one, other], place) : [null, null]
  const isOne = a && b && a.source.id === b.source.id && a.point.period === b.point.period
  if (!isOne) {
    const none = declineWith(asked, 'not_aggregable')
    return { ...none, suggestions: [one, other].map(({ id }) => valueAt(data, id, place.id)) }
  }
  const total = a.point.value + b.point.value
  return answering({
    said: [
      message('assistant.sum-of-figures', {
        indicator: headlineName(one),
        other: headlineName(other),
        place: placeName(place),
        total: figure(total, asPublished({ ...a.point, value: total }, one)),
        first: valueSaid(a, one),
        second: valueSaid(b, other),
        cited: citedSaid({ ...a, point: { ...a.point, lower: null, upper: null } }, one),
      }),
    ],
    rows: [madeRow(a, { kind: 'sum', value: total }), rowOf(a.point), rowOf(b.point)],
    links: [one, other].map(({ id }) =>
      linkTo(data, { section: 'indicator-overview', indicator: id, location: place.id }),
    ),
  })
}

/** Numbers of others: names that differ by their first word alone, of people who do one work each. */
function areApart(one: Indicator, other: Indicator): boolean {
  const [first = '', ...rest] = one.shortName.split(' ')
  const [second = '', ...same] = other.shortName.split(' ')
  const areOfOneKind = first !== second && rest.length > 1 && rest.join(' ') === same.join(' ')
  return areOfOneKind && isTotalled(one) && isTotalled(other) && !OVERLAPPING.test(`${first} ${second}`)
}

/** Words for people of whom some are counted among the others. */
const OVERLAPPING = /\b(?:infant|neonatal|under-five|child|confirmed|suspected|total|all|public)\b/i
