import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { cited, indicatorName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { linkTo, placesLink } from './address.ts'
import { rowOf } from './rows.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { roundAt } from './round.ts'
import { changeAnswer } from './change.ts'

/** The place of the wanted map or chart, and its content. */
export function mapAnswer(asked: AnswerInput): PartAnswer {
  const { question, data } = asked
  const [indicator = 0] = question.indicators
  const about = byId(data.reference.indicators, indicator)
  const level = question.level ?? 3
  const where = { level, within: [] }
  const round = question.cues.has('map') ? roundAt(asked, indicator, where) : null
  const place = question.places[0] ?? NATION
  if (!round) {
    const trend = changeAnswer({ ...asked, question: { ...question, places: [place] } })
    const link = linkTo(data, {
      section: 'indicator-overview',
      indicator,
      source: question.sources[0] ?? null,
      location: place,
    })
    return {
      ...trend,
      said: [
        message('assistant.chart', {
          indicator: indicatorName(about),
          map: question.cues.has('map') ? 'none' : 'chart',
        }),
        ...trend.said,
      ],
      links: [link],
    }
  }
  const period = round.points[0]?.period ?? 0
  const link = placesLink(data, { indicator, source: round.source.id, period, where })
  return answering({
    said: [
      message('assistant.map', {
        indicator: indicatorName(about),
        cited: cited(round.source, period),
        count: round.points.length,
        level: level === 2 ? 'zone' : level >= 4 ? 'lga' : 'state',
      }),
    ],
    rows: round.points.map(rowOf),
    links: [{ ...link, view: link.view && { ...link.view, kind: 'map' } }],
  })
}
