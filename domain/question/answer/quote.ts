import { statedOf, quotedAt } from '#domain/brief/key-figure.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { figure, indicatorName, placeName } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
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
  const beside = shown.length > 0 ? [message('assistant.others', { figures: sourcesSaid(shown, about) })] : []
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
