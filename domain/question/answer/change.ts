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
import { isPartial, isWhole } from '#domain/observation/settled.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { compareYearsAnswer } from './compare-years.ts'
import { notPublished } from './decline.ts'
import { editionsApart } from './editions-apart.ts'
import { valueSaid } from './figure-said.ts'
import { isOfYears } from './round.ts'
import { bothPeriods, madeRow, rowOf } from './rows.ts'
import { seriesBySource } from './series.ts'
import { longerElsewhere, newerElsewhere } from './series-elsewhere.ts'
import { relativeChange } from './relative-change.ts'
import { runOfChanges } from './run-of-changes.ts'
import { timesOver } from './times-over.ts'

/** Figures of a series that are said one by one; of longer ones the ends and the highest and lowest. */
const MOST_SAID = 6

/** How one source's figures changed over time at one place; sources are never mixed. */
export function changeAnswer(asked: AnswerInput): PartAnswer {
  const { question, data } = asked
  const { indicators, locations, sources } = data.reference
  const [indicator = 0] = question.indicators
  const about = byId(indicators, indicator)
  const place = byId(locations, question.places[0] ?? NATION)
  const all = seriesFor(asked, indicator)
  // `Between the last two rounds` counts from the end.
  const series = all.filter(isWhole).slice(-Math.max(question.count ?? all.length, 2))
  if (series.length < 2 && all.length > 1) return compareYearsAnswer(withYears(asked, all))
  const [first, last] = [series[0], series.at(-1)]
  const lost = unheld(asked, all)
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
  if (!isOfOneEdition(first, last)) return editionsApart(asked.data, series)
  const apart = roundShown(roundShown(last.value, about) - roundShown(first.value, about), about)
  const unfinished = all.filter(isPartial)
  const verdict = changeVerdict({ indicator: about, before: first, now: last }, data.reference)
  const direction = apart === 0 ? 'same' : !isTold(verdict) ? 'open' : apart > 0 ? 'rose' : 'fell'
  const ratio = question.cues.has('ratio')
    ? timesOver([stated(first), stated(last)], ({ point }) => periodName(point.period, source))
    : null
  const relative = question.cues.has('relative') ? relativeChange([stated(first), stated(last)], about) : null
  const shown = series.length <= MOST_SAID ? series : [first, last]
  const newer = newerElsewhere(asked, last)
  const longer = longerElsewhere(asked, series)
  const run = runOfChanges(asked, { series, about, source })
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
      any: unfinished.length > 0 ? 'yes' : 'no',
      // In the sentence of the change, so that a short form keeps the years that were asked for.
      figures: listOf(
        unfinished.map((point) =>
          message('assistant.year-value', {
            year: periodName(point.period, source),
            figure: valueSaid(stated(point), about),
          }),
        ),
      ),
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
      : between(series, (point) => ({
          year: periodName(point.period, source),
          figure: valueSaid(stated(point), about),
        }))),
    message('assistant.trend-verdict', { verdict }),
    ...(run === null ? [] : [run]),
    ...(newer === null
      ? []
      : [
          message('assistant.series-newer', {
            figure: valueSaid(newer, about),
            cited: cited(newer.source, newer.point.period),
          }),
        ]),
    ...longer.said,
    ...(ratio?.said ?? []),
    ...(relative?.said ?? []),
    ...(hasUnequalTimes(first, last) ? [message('assistant.trend-times')] : []),
  ]
  return answering({
    said,
    rows: [
      ...all.map((point) => rowOf(point)),
      madeRow(stated(first), {
        kind: 'difference',
        value: Math.abs(apart),
        period: bothPeriods(first, last),
      }),
      ...(ratio?.rows ?? []),
      ...(relative?.rows ?? []),
      ...(newer === null ? [] : [rowOf(newer.point)]),
      ...longer.rows,
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

/** The highest and the lowest of a long series, where they lie beyond both of its ends. */
function between(
  series: readonly Point[],
  said: (point: Point) => { readonly year: Value; readonly figure: Value },
): Value[] {
  const sorted = series.toSorted((a, b) => a.value - b.value)
  const [lowest, highest] = [sorted[0], sorted.at(-1)]
  const ends = [series[0]?.value, series.at(-1)?.value]
  const beyond = (point: Point | undefined) => (point && !ends.includes(point.value) ? point : null)
  const [low, high] = [beyond(lowest), beyond(highest)]
  return [
    ...(high ? [message('assistant.series-between', { end: 'highest', ...said(high) })] : []),
    ...(low ? [message('assistant.series-between', { end: 'lowest', ...said(low) })] : []),
  ]
}

/** One source's figures between the years that were said; a year that is not complete only where it was named. */
export function seriesFor(asked: AnswerInput, indicator: number): Point[] {
  const { question, data } = asked
  const place = byId(data.reference.locations, question.places[0] ?? NATION)
  const [best = []] = seriesBySource(asked, { indicator, place })
  const { years } = question.periods
  return best.filter((point) => isWhole(point) || years.length > 0)
}

/** The same question of the years that a series has. */
function withYears({ question, data }: AnswerInput, series: readonly Point[]): AnswerInput {
  const years = [...new Set(series.map(({ period }) => periodYear(period)))]
  const [source] = series.map((point) => point.source)
  const sources = source === undefined ? [] : [source]
  return { data, question: { ...question, sources, periods: { ...question.periods, years, isSpan: false } } }
}

/** A year that was named and that the series does not have at its end; null where it has both. */
function unheld({ question, data }: AnswerInput, series: readonly Point[]): number | null {
  const { years, isSpan } = question.periods
  const [first, last] = [series[0], series.at(-1)]
  if (years.length < 2 || isSpan || !first || !last) return null
  const [from, to] = [Math.min(...years), Math.max(...years)]
  if (!isOfYears(first, [from], data.reference)) return from
  return isOfYears(last, [to], data.reference) ? null : to
}
