import { changeVerdict, hasUnequalTimes, isTold } from '#domain/comparison/change.ts'
import { NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import {
  cited,
  difference,
  headlineName,
  listOf,
  periodName,
  placeName,
  sourceName,
} from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { roundShown } from '#domain/number/format.ts'
import { isOfOneEdition } from '#domain/observation/edition.ts'
import { isWhole } from '#domain/observation/settled.ts'
import type { Point } from '#domain/observation/point.ts'
import { byLength, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { chooseFigure, fittingPoints } from './choose-figure.ts'
import { notPublished } from './decline.ts'
import { valueSaid } from './figure-said.ts'
import { madeRow, rowOf } from './rows.ts'

/** Figures of a series that are said one by one; of longer ones the ends and the highest and lowest. */
const MOST_SAID = 6

/** How one source's figures changed over time at one place; sources are never mixed. */
export function trendAnswer(asked: AnswerInput): PartAnswer {
  const { question, data } = asked
  const { indicators, locations, sources } = data.reference
  const [indicator = 0] = question.indicators
  const about = byId(indicators, indicator)
  const place = byId(locations, question.places[0] ?? NATION)
  const series = seriesFor(asked, indicator)
  const [first, last] = [series[0], series.at(-1)]
  const lost = unheld(asked, series)
  if (lost !== null)
    return notPublished(
      { ...asked, question: { ...question, periods: { ...question.periods, years: [lost] } } },
      indicator,
      place.id,
    )
  if (!first || !last) return notPublished(asked, indicator, place.id)
  const source = byId(sources, first.source)
  const stated = (point: Point): StatedFigure => ({ point, source })
  if (first === last) {
    return answering({
      said: [
        message('assistant.one-figure-only', {
          cited: cited(source, first.period),
          indicator: headlineName(about),
          place: placeName(place),
          figure: valueSaid(stated(first), about),
        }),
      ],
      rows: [rowOf(first)],
      links: [linkTo(data, { section: 'indicator-overview', indicator, location: place.id })],
    })
  }
  if (!isOfOneEdition(first, last)) return editionsApart(asked, series)
  const apart = roundShown(roundShown(last.value, about) - roundShown(first.value, about), about)
  const verdict = changeVerdict({ indicator: about, before: first, now: last }, data.reference)
  const direction = apart === 0 ? 'same' : !isTold(verdict) ? 'open' : apart > 0 ? 'rose' : 'fell'
  const shown = series.length <= MOST_SAID ? series : [first, last]
  const said: Value[] = [
    message('assistant.trend', {
      indicator: headlineName(about),
      place: placeName(place),
      source: sourceName(source),
      direction,
      before: valueSaid(stated(first), about),
      now: valueSaid(stated(last), about),
      start: periodName(first.period, source),
      end: periodName(last.period, source),
      apart: difference(Math.abs(apart), about),
    }),
    ...(shown.length > 2
      ? [
          message('assistant.series', {
            figures: listOf(
              shown.map((point) =>
                message('assistant.year-value', {
                  year: periodName(point.period, source),
                  figure: valueSaid(stated(point), about),
                }),
              ),
            ),
          }),
        ]
      : []),
    message('assistant.trend-verdict', { verdict }),
    ...(hasUnequalTimes(first, last) ? [message('assistant.trend-times')] : []),
  ]
  return answering({
    said,
    rows: [
      ...series.map((point) => rowOf(point)),
      madeRow(stated(first), { kind: 'difference', value: Math.abs(apart) }),
    ],
    links: [
      linkTo(data, { section: 'indicator-overview', indicator, source: source.id, location: place.id }),
    ],
    assumptions:
      question.sources.length > 0
        ? []
        : [{ said: message('assistant.trend-source', { source: sourceName(source) }), alternatives: [] }],
  })
}

/** The figures of several editions, one by one: between them no change is computed. */
function editionsApart({ data }: AnswerInput, series: readonly Point[]): PartAnswer {
  const [first] = series
  if (!first) return answering({})
  const { indicators, locations, sources } = data.reference
  const source = byId(sources, first.source)
  const about = byId(indicators, first.indicator)
  const figures = series.map((point) =>
    message('assistant.year-value', {
      year: periodName(point.period, source),
      figure: valueSaid({ point, source }, about),
    }),
  )
  const said = message('assistant.editions-apart', {
    indicator: headlineName(about),
    place: placeName(byId(locations, first.location)),
    source: sourceName(source),
    figures: listOf(figures),
    editions: listOf([...new Set(series.map(({ coordinates }) => coordinates.edition))]),
  })
  return answering({ said: [said], rows: series.map((point) => rowOf(point)) })
}

/** One source's figures between the years that were said: of the named source, else of that of the figure to quote, else of the longest. */
export function seriesFor(asked: AnswerInput, indicator: number): Point[] {
  const { question, data } = asked
  const place = byId(data.reference.locations, question.places[0] ?? NATION)
  const wanted = { indicator, place, sources: question.sources, years: [] }
  const points = fittingPoints(asked, wanted).filter(isWhole).toReversed()
  const years = question.periods.years
  const [from, to] = [Math.min(...years), Math.max(...years)]
  const isSince = years.length === 1 && !question.cues.has('until')
  const isAsked = ({ period }: Point) => {
    const year = periodYear(period)
    if (years.length === 0) return true
    return isSince ? year >= from : year >= from && year <= to
  }
  const bySource = [...Map.groupBy(points, ({ source }) => source).values()].map((own) =>
    sameLength(own).filter(isAsked),
  )
  const long = bySource.filter((own) => own.length > 1)
  const quoted = chooseFigure(asked, wanted)?.source.id
  const covers = (own: readonly Point[]) =>
    years.length < 2 ||
    (periodYear(own[0]?.period ?? 0) === from && periodYear(own.at(-1)?.period ?? 0) === to)
      ? 0
      : 1
  const ordered = (long.length > 0 ? long : bySource).toSorted(
    (a, b) =>
      covers(a) - covers(b) ||
      Number(b[0]?.source === quoted) - Number(a[0]?.source === quoted) ||
      b.length - a.length,
  )
  return ordered[0] ?? []
}

/** A year that was named and that the series does not have at its end; null where it has both. */
function unheld({ question, data }: AnswerInput, series: readonly Point[]): number | null {
  const { years, isSpan } = question.periods
  const [first, last] = [series[0], series.at(-1)]
  if (years.length < 2 || !first || !last) return null
  const labels = data.reference.sources.get(first.source)?.periodLabels ?? {}
  const isAt = ({ period }: Point, year: number) =>
    periodYear(period) === year || (labels[`${periodYear(period)}`]?.includes(`${year}`) ?? false)
  const [from, to] = [Math.min(...years), Math.max(...years)]
  if (!isAt(first, from)) return from
  return !isSpan && !isAt(last, to) ? to : null
}

/** Years where there are any: months and weeks are another series. */
function sameLength(points: readonly Point[]): Point[] {
  const longest = points.toSorted((a, b) => byLength(a.period, b.period))[0]
  return longest ? points.filter(({ period }) => byLength(period, longest.period) === 0) : []
}
