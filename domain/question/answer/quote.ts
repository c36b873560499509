import { statedOf, quotedAt } from '#domain/brief/key-figure.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { figure, indicatorName, placeName } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { aboutYear } from '#domain/observation/about.ts'
import type { Point } from '#domain/observation/point.ts'
import { byLength } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { newestOfEach } from './choose-figure.ts'
import { notPublished } from './decline.ts'
import { citedSaid, valueSaid } from './figure-said.ts'
import { rowOf } from './rows.ts'
import { sourcesSaid } from './sources-said.ts'
import { otherFigure } from './suggest.ts'

const MOST_OTHERS = 5

/** Figures of one length whose times lie so many years apart speak of one time. */
const NEAR = 2

function isOfItsTime(point: Point, quoted: Point): boolean {
  return byLength(point.period, quoted.period) === 0 && Math.abs(aboutYear(point) - aboutYear(quoted)) <= NEAR
}

/** The figure to quote, by the product's own rule, why, and the figures of other sources. */
export function quoteAnswer(asked: AnswerInput): PartAnswer {
  const { question, data } = asked
  const [indicator = 0] = question.indicators
  const place = byId(data.reference.locations, question.places[0] ?? NATION)
  const about = byId(data.reference.indicators, indicator)
  const answer = quotedAt({ data, place }, indicator)
  const stated = statedOf(answer)
  const wanted = { indicator, place, sources: [], years: [] }
  const others = newestOfEach(asked, wanted).filter(({ source }) => source.id !== stated?.source.id)
  const links = [
    linkTo(data, {
      section: 'indicator-overview',
      indicator,
      source: stated?.source.id ?? null,
      location: place.id,
    }),
  ]
  if (answer.status === 'do_not_quote') {
    if (others.length === 0) return notPublished(asked, indicator, place.id)
    return answering({
      said: [
        message('assistant.quote-none', {
          indicator: indicatorName(about),
          place: placeName(place),
          why: answer.why,
        }),
      ],
      reason: 'no_data',
      suggestions: others.slice(0, MOST_OTHERS).map((one) => otherFigure(data, one)),
      links,
    })
  }
  const shown: readonly StatedFigure[] = others.slice(0, MOST_OTHERS)
  const same = shown.filter(({ point }) => stated === null || isOfItsTime(point, stated.point))
  const other = shown.filter((one) => !same.includes(one))
  const beside = [
    ...(same.length > 0 ? [message('assistant.others', { figures: sourcesSaid(same, about) })] : []),
    ...(other.length > 0
      ? [message('assistant.of-other-times', { figures: sourcesSaid(other, about) })]
      : []),
  ]
  if (!stated) {
    const pooled = message('assistant.quote-pooled', {
      figure: figure(answer.value, about),
      indicator: indicatorName(about),
      place: placeName(place),
    })
    const [first] = others
    return answering({
      said: [pooled, answer.why, ...beside],
      rows: [
        ...(first
          ? [
              {
                ...rowOf(first.point),
                value: answer.value,
                lower: null,
                upper: null,
                intervalLevel: null,
                kind: 'sum' as const,
              },
            ]
          : []),
        ...shown.map(({ point }) => rowOf(point)),
      ],
      links,
    })
  }
  return answering({
    said: [
      message('assistant.quote', {
        cited: citedSaid(stated, about),
        figure: valueSaid(stated, about),
        indicator: indicatorName(about),
        place: placeName(place),
      }),
      answer.why,
      ...beside,
      ...answer.warnings.slice(0, 1),
    ],
    rows: [rowOf(stated.point), ...shown.map(({ point }) => rowOf(point))],
    links,
    suggestions: shown.slice(0, 2).map((one) => otherFigure(data, one)),
  })
}
