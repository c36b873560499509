import type { Indicator } from '#domain/indicator/indicator.ts'
import { message } from '#domain/message/message.ts'
import { figure, headlineName, listOf, percentage, placeName } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { sameRound } from './compare.ts'
import { citedSaid, placeFigure, valueSaid } from './figure-said.ts'
import { madeRow, rowOf } from './rows.ts'
import { valueAt } from './suggest.ts'

/** The share of several places together in what is counted of a whole: all numbers of one source and one time, added up for this. */
export function severalOfWhole(asked: AnswerInput, about: Indicator, whole: number): PartAnswer {
  const { question, data } = asked
  const { locations } = data.reference
  const places = question.places.map((id) => byId(locations, id))
  const all = byId(locations, whole)
  const found = sameRound(asked, about.id, [...places, all])
  const parts = found.filter(({ point }) => question.places.includes(point.location))
  const total = found.find(({ point }) => point.location === whole)
  const rounds = new Set(found.map(({ point, source }) => `${source.id}:${point.period}`))
  const sum = parts.reduce((so, { point }) => so + point.value, 0)
  const [first] = parts
  const isOne = rounds.size === 1 && parts.length === places.length
  if (!first || !total || !isOne || total.point.value <= 0 || sum > total.point.value)
    return answering({
      said: [
        message('assistant.part-alone', { place: listOf(places.map(placeName)), whole: placeName(all) }),
        ...parts.map((one) => placeFigure(one, about, locations)),
      ],
      rows: parts.map(({ point }) => rowOf(point)),
      reason: 'no_data',
      suggestions: [...places, all].map(({ id }) => valueAt(data, about.id, id)),
    })
  const shown = Math.round((1000 * sum) / total.point.value) / 10
  const bare = (point: typeof first.point) => ({ ...point, lower: null, upper: null })
  return answering({
    said: [
      message('assistant.sum', {
        indicator: headlineName(about),
        places: listOf(places.map(placeName)),
        total: figure(sum, asPublished({ ...first.point, value: sum }, about)),
        parts: listOf(parts.map((one) => placeFigure(one, about, locations))),
        cited: citedSaid({ ...first, point: bare(first.point) }, about),
      }),
      message('assistant.sum-of-whole', {
        all: valueSaid(total, about),
        whole: placeName(all),
        share: percentage(shown, 1),
      }),
    ],
    rows: [
      madeRow(first, { kind: 'sum', value: sum }),
      ...parts.map(({ point }) => rowOf(point)),
      rowOf(total.point),
      madeRow(total, { kind: 'converted', value: shown, unit: 'percent' }),
    ],
    links: [
      linkTo(data, {
        section: 'zonal-analysis',
        indicator: about.id,
        source: first.source.id,
        period: first.point.period,
      }),
    ],
  })
}
