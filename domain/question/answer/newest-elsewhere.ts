import { NATION } from '#domain/location/location.ts'
import { latestPoint } from '#domain/observation/observation-table.ts'
import { periodYear } from '#domain/period/period.ts'
import type { Question } from '../question.ts'
import type { QuestionData } from './answer.ts'
import { askedPlaces } from './whole-places.ts'

/** A turn for the newest figure, without the source that an earlier turn named where another one has a later figure. */
export function ofNewest(question: Question, data: QuestionData): Question {
  const { kept, sources, indicators, periods, cues, frame } = question
  const isNewest = periods.isLatest || (cues.has('latest') && periods.years.length === 0)
  const isOfFigure = frame.kind === 'level' || frame.kind === 'rank' || frame.kind === 'number'
  const [source, ...others] = sources
  if (!isNewest || !isOfFigure || !kept.includes('source') || source === undefined || others.length > 0)
    return question
  const [indicator = 0] = indicators
  const places = placesOf(question, data)
  const own = newestYear({ indicator, source }, places, data)
  const any = newestYear({ indicator }, places, data)
  return any > own
    ? {
        ...question,
        sources: [],
        publisher: null,
        told: null,
        kept: kept.filter((slot) => slot !== 'source'),
      }
    : question
}

function placesOf(question: Question, { reference }: QuestionData): readonly number[] {
  if (question.level === null && question.frame.kind !== 'rank')
    return question.places.length > 0 ? question.places : [NATION]
  const { level } = askedPlaces(question)
  return [...reference.locations.values()].filter((one) => one.level === level).map(({ id }) => id)
}

/** The year of the newest whole figure at the places; 0 for none. */
function newestYear(
  filter: { readonly indicator: number; readonly source?: number },
  places: readonly number[],
  data: QuestionData,
): number {
  const table = data.tableOf(filter.indicator)
  return Math.max(
    0,
    ...places.map((location) => {
      const point = latestPoint(table, { ...filter, location })
      return point ? periodYear(point.period) : 0
    }),
  )
}
