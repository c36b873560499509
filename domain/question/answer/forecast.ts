import { forecastOfPoints } from '#domain/forecast/forecast-of-points.ts'
import { countsPeople, peopleCap } from '#domain/forecast/people-cap.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import { FEWEST } from '#domain/forecast/model-names.ts'
import { isReported } from '#domain/forecast/reported.ts'
import { openingSource } from '#domain/forecast/opening-source.ts'
import { NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import {
  cited,
  decimal,
  difference,
  figure,
  headlineName,
  indicatorName,
  periodName,
  placeName,
  sourceName,
} from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { isProjected, isWhole } from '#domain/observation/settled.ts'
import { isoPeriod, periodYear } from '#domain/period/period.ts'
import { byId, measureKey } from '#domain/reference/reference-data.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { chooseFigure, type FigureWish, fittingPoints } from './choose-figure.ts'
import { declineWith } from './decline.ts'
import { madeRow, rowOf } from './rows.ts'
import { valueAnswer } from './value.ts'

/** Years ahead of the newest figure beyond which nothing is said. */
const FARTHEST = 10

/**
 * The expectation of a forecast, with its range and how it did on the past; never what will be. Projections
 * that a source publishes itself go before. Nothing is said of times too far ahead, nor with certainty.
 */
export function expectedAnswer(asked: AnswerInput): PartAnswer {
  const { question, data } = asked
  const { indicators, locations } = data.reference
  const [indicator = 0] = question.indicators
  const about = byId(indicators, indicator)
  const place = byId(locations, question.places[0] ?? NATION)
  const year = question.periods.years.at(-1) ?? data.currentYear + 1
  const own = chooseFigure(asked, { indicator, place, sources: question.sources, years: [year] })
  if (own)
    return valueAnswer({
      ...asked,
      question: { ...question, periods: { ...question.periods, years: [year] } },
    })
  if (question.cues.has('certain') || year - data.currentYear > FARTHEST)
    return refused(asked, indicator, place.id)
  const open = { indicator, place, sources: question.sources, years: [] }
  const points = fittingPoints(
    { ...asked, question: { ...question, periods: { ...question.periods, parts: [] } } },
    open,
  ).toReversed()
  const asks = { about, place: place.id, year, points }
  const found = sourcesToContinue(asked, open, points)
    .map((id) => continued(asked, asks, id))
    .find((one) => one !== null)
  if (!found) return refused(asked, indicator, place.id)
  const { source, last, expected, result, step } = found
  const [low, high] = [step.lo95 ?? step.lower, step.hi95 ?? step.upper]
  const past = result.backtest
  const said: Value[] = [
    message('assistant.forecast', {
      indicator: headlineName(about),
      place: placeName(place),
      year: periodName(year * 1000),
      figure: figure(step.mean, about),
      range: low === null || high === null ? 'no' : 'yes',
      low: low === null ? '' : figure(low, about),
      high: high === null ? '' : figure(high, about),
      source: sourceName(source),
      last: periodName(last.period, source),
    }),
    past === null
      ? message('assistant.forecast-untried')
      : message('assistant.forecast-past', {
          error: difference(past.mae, about),
          origins: decimal(past.n_origins, 0),
        }),
    ...(expected
      ? [
          message('assistant.own-course', {
            source: sourceName(source),
            figure: figure(expected.value, about),
            year: periodName(expected.period, source),
          }),
        ]
      : []),
  ]
  const stated = { point: last, source }
  return answering({
    said,
    rows: [
      madeRow(stated, {
        kind: 'forecast',
        value: step.mean,
        period: `${year}`,
        lower: low,
        upper: high,
        intervalLevel: low === null ? null : 95,
      }),
      ...(past === null
        ? []
        : [
            madeRow(stated, { kind: 'difference', value: past.mae, period: isoPeriod(last.period) }),
            madeRow(stated, { kind: 'count', value: past.n_origins }),
          ]),
      rowOf(last),
      ...(expected ? [rowOf(expected)] : []),
    ],
    links: [
      linkTo(data, { section: 'indicator-overview', indicator, source: source.id, location: place.id }),
    ],
  })
}

/** The source that is quoted, where it has enough figures, then the one that a forecast opens with. */
function sourcesToContinue(asked: AnswerInput, wish: FigureWish, points: readonly Point[]): number[] {
  const { currentYear, reference } = asked.data
  const quoted = chooseFigure(asked, wish)?.source.id ?? null
  const held = points.filter((point) => point.source === quoted && isWhole(point))
  const preferred = reference.curation.forecastSource
  const isNear = ({ source }: Point) => source === quoted
  const opening = openingSource(points, { preferred, quoted, isNear }, currentYear)
  return [held.length >= FEWEST.combination ? quoted : null, opening].filter((id) => typeof id === 'number')
}

interface Continuation {
  readonly about: Indicator
  readonly place: number
  readonly year: number
  /** Of all sources, by period. */
  readonly points: readonly Point[]
}

/** The forecast of one source that leads to the year; null where it does not. */
function continued(asked: AnswerInput, { about, place, year, points }: Continuation, id: number) {
  const { sources, evidence, measures } = asked.data.reference
  const source = byId(sources, id)
  const series = points.filter((point) => point.source === id)
  const last = series.filter((point) => !isProjected(point)).at(-1)
  const horizon = last ? year - periodYear(last.period) : 0
  if (!last || horizon < 1 || horizon > FARTHEST) return null
  const most = mostPeople(asked, about, place)
  const { result } = forecastOfPoints({
    ...{ points: series, indicator: about, source, evidence, horizon, most },
    reported: isReported(measures.get(measureKey(about.id, id))),
  })
  const step = result.status === 'ok' ? result.points.find(({ period }) => period === `${year}`) : undefined
  if (result.status !== 'ok' || !step) return null
  return { source, last, expected: series.findLast(isProjected), result, step }
}

/** How many people a count can never pass, where it counts people. */
function mostPeople({ data }: AnswerInput, about: Indicator, place: number): number | null {
  const { reference } = data
  const { population } = reference.curation
  if (!population || !countsPeople(about)) return null
  const table = mergeTables([data.tableOf(about.id), data.tableOf(population.indicator)])
  return peopleCap(about, place, { table, reference })
}

function refused(asked: AnswerInput, indicator: number, place: number): PartAnswer {
  const { data, question } = asked
  const none = declineWith({ ...asked, question: { ...question, indicators: [indicator] } }, 'future')
  const stated = chooseFigure(asked, {
    indicator,
    place: byId(data.reference.locations, place),
    sources: [],
    years: [],
  })
  return {
    ...none,
    said: [
      ...none.said,
      ...(stated
        ? [message('assistant.held', { held: cited(stated.source, stated.point.period) })]
        : [
            message('assistant.nothing-held', {
              indicator: indicatorName(byId(data.reference.indicators, indicator)),
            }),
          ]),
    ],
  }
}
