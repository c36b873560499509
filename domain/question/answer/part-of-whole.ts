import { message } from '#domain/message/message.ts'
import { headlineName, percentage, placeName } from '#domain/message/value.ts'
import { NATION } from '#domain/location/location.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { isTotalled } from '#domain/statistics/figure-unit.ts'
import type { FrameOf } from '../frame.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { sameRound } from './compare.ts'
import { declineWith, notPublished } from './decline.ts'
import { citedSaid, figureSaid, valueSaid } from './figure-said.ts'
import { madeRow, rowOf } from './rows.ts'
import { severalOfWhole } from './several-of-whole.ts'
import { valueAt } from './suggest.ts'

/** The share of a place in what is counted of all: both numbers of one source and one time. Shares and rates are parts of nothing, and are declined. */
export function partOfWholeAnswer(asked: AnswerInput, { whole }: FrameOf<'part_of_whole'>): PartAnswer {
  const { question, data } = asked
  const { indicators, locations } = data.reference
  const [indicator = 0] = question.indicators
  const about = byId(indicators, indicator)
  if (question.places.length > 1 && isTotalled(about)) return severalOfWhole(asked, about, whole)
  const [place, all] = [question.places[0] ?? NATION, whole].map((id) => byId(locations, id))
  if (!place || !all) return declineWith(asked, 'not_understood')
  if (!isTotalled(about))
    return {
      ...declineWith(asked, 'not_aggregable'),
      suggestions: [place, all].map(({ id }) => valueAt(data, indicator, id)),
    }
  const [part, total] = sameRound(asked, indicator, [place, all])
  if (!part || part.point.location !== place.id) return notPublished(asked, indicator, place.id)
  const isOne =
    total?.source.id === part.source.id && total.point.period === part.point.period && total.point.value > 0
  const share = isOne ? (100 * part.point.value) / total.point.value : null
  if (!total || share === null || share > 100)
    return answering({
      said: [
        message('assistant.part-alone', { place: placeName(place), whole: placeName(all) }),
        figureSaid(part, { indicator: about, place }),
      ],
      rows: [rowOf(part.point)],
      reason: 'no_data',
      suggestions: [place, all].map(({ id }) => valueAt(data, indicator, id)),
    })
  const shown = Math.round(10 * share) / 10
  return answering({
    said: [
      message('assistant.part-of-whole', {
        indicator: headlineName(about),
        place: placeName(place),
        whole: placeName(all),
        figure: valueSaid(part, about),
        all: valueSaid(total, about),
        share: percentage(shown, 1),
        cited: citedSaid({ ...part, point: { ...part.point, lower: null, upper: null } }, about),
      }),
    ],
    rows: [
      rowOf(part.point),
      rowOf(total.point),
      madeRow(part, { kind: 'converted', value: shown, unit: 'percent' }),
    ],
    links: [
      linkTo(data, {
        section: 'zonal-analysis',
        indicator,
        source: part.source.id,
        period: part.point.period,
      }),
    ],
  })
}
