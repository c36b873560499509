import { message } from '#domain/message/message.ts'
import { cited, figure, headlineName, listOf, placeName } from '#domain/message/value.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { byId, placesAbove } from '#domain/reference/reference-data.ts'
import { isTotalled } from '#domain/statistics/figure-unit.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { sameRound } from './compare.ts'
import { declineWith } from './decline.ts'
import { citedSaid, placeFigure } from './figure-said.ts'
import { madeRow, rowOf } from './rows.ts'
import { valueAt } from './suggest.ts'
import { sumOfFigures } from './sum-of-figures.ts'

/** Counts of places that do not overlap, of one source and period, added up. Anything else is refused: percentages, rates and means of places are no figure of anything. */
export function sumAnswer(asked: AnswerInput): PartAnswer {
  const { question, data } = asked
  if (question.indicators.length > 1 && question.places.length < 2) return sumOfFigures(asked)
  const { indicators, locations } = data.reference
  const [indicator = 0] = question.indicators
  const about = byId(indicators, indicator)
  const places = question.places.map((id) => byId(locations, id))
  if (question.cues.has('mean') || !isTotalled(about)) return refused(asked, indicator)
  if (places.length < 2 || overlap(asked, places)) return refused(asked, indicator)
  const found = sameRound(asked, indicator, places)
  const [first] = found
  const isOne =
    found.length === places.length &&
    new Set(found.map(({ point, source }) => `${source.id}:${point.period}`)).size === 1
  if (!first || !isOne) return refused(asked, indicator)
  const total = found.reduce((whole, { point }) => whole + point.value, 0)
  const items = found.map((stated) => placeFigure(stated, about, locations))
  return answering({
    said: [
      message('assistant.sum', {
        indicator: headlineName(about),
        places: listOf(places.map(placeName)),
        total: figure(total, asPublished({ ...first.point, value: total }, about)),
        parts: listOf(items),
        cited: citedSaid({ ...first, point: { ...first.point, lower: null, upper: null } }, about),
      }),
    ],
    rows: [madeRow(first, { kind: 'sum', value: total }), ...found.map(({ point }) => rowOf(point))],
    links: [
      linkTo(data, {
        section: 'zonal-analysis',
        indicator,
        source: first.source.id,
        period: first.point.period,
      }),
    ],
    assumptions:
      question.sources.length > 0
        ? []
        : [
            {
              said: message('assistant.sum-source', { cited: cited(first.source, first.point.period) }),
              alternatives: [],
            },
          ],
  })
}

function overlap({ data }: AnswerInput, places: readonly Location[]): boolean {
  return places.some((a) =>
    places.some((b) => a.id !== b.id && placesAbove(data.reference, a.id).includes(b.id)),
  )
}

function refused(asked: AnswerInput, indicator: number): PartAnswer {
  const { question, data } = asked
  const none = declineWith(asked, 'not_aggregable')
  const places = question.places.length > 0 ? question.places.slice(0, 3) : [NATION]
  return {
    ...none,
    suggestions: [
      ...places.map((id) => valueAt(data, indicator, id)),
      ...(question.places.length > 0 ? [valueAt(data, indicator, NATION)] : []),
    ],
  }
}
