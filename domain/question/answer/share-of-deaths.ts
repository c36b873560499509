import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { cited, headlineName, listOf, placeName } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { isWhole } from '#domain/observation/settled.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { FrameOf } from '../frame.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { fittingPoints } from './choose-figure.ts'
import { notPublished } from './decline.ts'
import { valueSaid } from './figure-said.ts'
import { rowOf } from './rows.ts'

/** How much of the deaths one cause takes: the share where one is published, and the deaths of that cause, which are told as what they are. */
export function shareOfDeathsAnswer(asked: AnswerInput, { share }: FrameOf<'share_of_deaths'>): PartAnswer {
  const { question, data } = asked
  const { indicators, locations, sources } = data.reference
  const place = byId(locations, question.places[0] ?? NATION)
  const newest = (indicator: number): Point | undefined =>
    fittingPoints(asked, {
      ...{ indicator, place, sources: question.sources },
      years: question.periods.years,
    }).find(isWhole)
  const part = share === null ? undefined : newest(share)
  const first = question.indicators.flatMap((indicator) => newest(indicator) ?? [])[0]
  // Of one source and one time, as only those stand beside each other.
  const counts = question.indicators.flatMap((indicator) => {
    const point = newest(indicator)
    return point && point.source === first?.source && point.period === first.period ? [point] : []
  })
  const [any = 0] = question.indicators
  const lead = part ?? first
  if (!lead) return notPublished(asked, any, place.id)
  const saidOf = (point: Point) =>
    valueSaid({ point, source: byId(sources, point.source) }, byId(indicators, point.indicator))
  return answering({
    said: [
      ...(part
        ? [
            message('assistant.share-of-malaria', {
              place: placeName(place),
              figure: saidOf(part),
              cited: cited(byId(sources, part.source), part.period),
            }),
          ]
        : []),
      ...(first
        ? [
            message('assistant.deaths-of-cause', {
              place: placeName(place),
              figures: listOf(
                counts.map((point) =>
                  message('assistant.of-cause', {
                    indicator: headlineName(byId(indicators, point.indicator)),
                    figure: saidOf(point),
                  }),
                ),
                'apart',
              ),
              cited: cited(byId(sources, first.source), first.period),
              share: part ? 'held' : 'none',
            }),
          ]
        : []),
    ],
    rows: [...(part ? [part] : []), ...counts].map((point) => rowOf(point)),
    links: [
      linkTo(data, {
        ...{ section: 'indicator-overview', indicator: lead.indicator },
        ...{ source: lead.source, location: place.id },
      }),
    ],
  })
}
