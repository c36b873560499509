import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { headlineName, percentage, placeName } from '#domain/message/value.ts'
import { isWhole } from '#domain/observation/settled.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { FrameOf } from '../frame.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { chooseFigure, fittingPoints, newestFirst } from './choose-figure.ts'
import { notPublished } from './decline.ts'
import { citedSaid, figureSaid, valueSaid } from './figure-said.ts'
import { madeRow, rowOf } from './rows.ts'
import { valueAt } from './suggest.ts'

/** The share of one number in another that it is a part of, at one place: both of one source and one time. */
export function partOfFigureAnswer(asked: AnswerInput, { of }: FrameOf<'part_of_figure'>): PartAnswer {
  const { question, data } = asked
  const { indicators, locations, sources } = data.reference
  const [indicator = 0] = question.indicators
  const [about, whole] = [byId(indicators, indicator), byId(indicators, of)]
  const place = byId(locations, question.places[0] ?? NATION)
  const wish = { place, sources: question.sources, years: question.periods.years }
  const own = chooseFigure(asked, { ...wish, indicator })
  if (!own) return notPublished(asked, indicator, place.id)
  const totals = fittingPoints(asked, { ...wish, indicator: of })
  const others = fittingPoints(asked, { ...wish, indicator })
    .filter(isWhole)
    .toSorted(newestFirst)
  const pairs = [own.point, ...others].flatMap((part) => {
    const all = totals.find(({ source, period }) => source === part.source && period === part.period)
    return all && all.value >= part.value && all.value > 0 ? [{ part, all }] : []
  })
  const [pair] = pairs
  if (!pair)
    return answering({
      said: [
        message('assistant.part-alone', { place: headlineName(about), whole: headlineName(whole) }),
        figureSaid(own, { indicator: about, place }),
      ],
      rows: [rowOf(own.point)],
      reason: 'no_data',
      suggestions: [indicator, of].map((id) => valueAt(data, id, place.id)),
    })
  const [part, all] = [pair.part, pair.all].map((point) => ({ point, source: byId(sources, point.source) }))
  if (!part || !all) return notPublished(asked, indicator, place.id)
  const shown = Math.round((1000 * part.point.value) / all.point.value) / 10
  return answering({
    said: [
      message('assistant.part-of-figure', {
        indicator: headlineName(about),
        whole: headlineName(whole),
        place: placeName(place),
        figure: valueSaid(part, about),
        all: valueSaid(all, whole),
        share: percentage(shown, 1),
        cited: citedSaid({ ...part, point: { ...part.point, lower: null, upper: null } }, about),
      }),
    ],
    rows: [
      rowOf(part.point),
      rowOf(all.point),
      madeRow(part, { kind: 'converted', value: shown, unit: 'percent' }),
    ],
    links: [linkTo(data, { section: 'indicator-overview', indicator, location: place.id })],
  })
}
