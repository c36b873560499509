import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { cited, figure, headlineName, placeName } from '#domain/message/value.ts'
import { boundsAsPublished } from '#domain/observation/as-published.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { chooseFigure } from './choose-figure.ts'
import { valueSaid } from './figure-said.ts'
import { rowOf } from './rows.ts'

/** What an interval means, with the numbers of the figure that is spoken of. */
export function intervalAnswer(asked: AnswerInput): PartAnswer {
  const { question, data } = asked
  const [indicator] = question.indicators
  const general = message('assistant.interval')
  if (indicator === undefined) return answering({ said: [general] })
  const about = byId(data.reference.indicators, indicator)
  const place = byId(data.reference.locations, question.places[0] ?? NATION)
  const { periods } = question
  // `Which one should I quote, DHS or the UN's`, and then how reliable it is: that of the figure to quote, and of neither by its name.
  const isOfChoice = question.sources.length > 1 && question.kept.includes('source')
  const sources = isOfChoice ? [] : question.sources
  const stated = chooseFigure(asked, { indicator, place, sources, years: periods.years })
  if (!stated) return answering({ said: [general] })
  const { point } = stated
  const has = point.lower !== null && point.upper !== null
  const written = boundsAsPublished(point, about)
  return answering({
    said: [
      message('assistant.interval-of', {
        indicator: headlineName(about),
        place: placeName(place),
        figure: valueSaid(stated, about),
        cited: cited(stated.source, point.period),
        has: has ? 'yes' : 'no',
        level: `${point.intervalLevel ?? 95}`,
        lower: has ? figure(point.lower ?? 0, written) : '',
        upper: has ? figure(point.upper ?? 0, written) : '',
      }),
      general,
    ],
    rows: [rowOf(point)],
    links: [
      linkTo(data, {
        section: 'indicator-overview',
        indicator,
        source: point.source,
        location: place.id,
        period: point.period,
      }),
    ],
  })
}
