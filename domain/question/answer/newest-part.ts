import { message } from '#domain/message/message.ts'
import { NATION } from '#domain/location/location.ts'
import { cited } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { Point } from '#domain/observation/point.ts'
import { isProjected } from '#domain/observation/settled.ts'
import { isoPeriod, isYear, periodKind, periodYear } from '#domain/period/period.ts'
import type { FrameOf } from '../frame.ts'
import { countedBy } from '../newest-part.ts'
import { type AnswerInput, answering, type PartAnswer, type QuestionData } from './answer.ts'
import { fittingPoints } from './choose-figure.ts'
import { notPublished } from './decline.ts'
import { valueAnswer } from './value.ts'

/**
 * What is held of the week or month of today, or of this year so far. Where nothing of it is held, the last week or month that is, by its name; no
 * year stands for a week.
 */
export function newestPartAnswer(asked: AnswerInput, { span }: FrameOf<'newest_part'>): PartAnswer {
  const { question, data } = asked
  const [indicator = 0] = question.indicators
  const counted = countedBy(indicator, span, data.reference)
  const of = (id: number, years: readonly number[], part?: string): AnswerInput => ({
    data,
    question: {
      ...{ ...question, indicators: [id], frame: { kind: 'level' } },
      periods: { ...question.periods, years, parts: part === undefined ? [] : [part] },
    },
  })
  if (span === 'year') {
    const soFar = [...counted, indicator]
      .map((id) => valueAnswer(of(id, [data.currentYear])))
      .find(({ reason, rows }) => reason === null && rows.length > 0)
    if (soFar) return withEnd(soFar, newestOf(of(counted[0] ?? indicator, []), span), data)
  }
  for (const id of counted) {
    const newest = newestOf(of(id, []), span)
    if (newest)
      return withEnd(valueAnswer(of(id, [periodYear(newest.period)], isoPeriod(newest.period))), newest, data)
  }
  return notPublished(asked, counted[0] ?? indicator, question.places[0] ?? NATION)
}

/** The last week or month of which a figure is held; null for none. */
function newestOf(asked: AnswerInput, span: FrameOf<'newest_part'>['span']): Point | null {
  const { question, data } = asked
  const [indicator = 0] = question.indicators
  const place = byId(data.reference.locations, question.places[0] ?? NATION)
  const isPart = ({ period }: Point) => periodKind(period) === span || (span === 'year' && !isYear(period))
  const held = fittingPoints(asked, { indicator, place, sources: question.sources, years: [] })
    .filter((point) => isPart(point) && !isProjected(point) && point.coordinates.supersededBy === null)
    .toSorted((a, b) => b.period - a.period)
  return held[0] ?? null
}

/** Told with the last time of which anything is held. */
function withEnd(plan: PartAnswer, newest: Point | null, { reference }: QuestionData): PartAnswer {
  if (!newest) return plan
  const end = message('assistant.series-end', {
    cited: cited(byId(reference.sources, newest.source), newest.period),
    projected: 'no',
  })
  return answering({ ...plan, said: [...plan.said, end] })
}
