import { hasUnequalTimes } from '#domain/comparison/change.ts'
import { NATION } from '#domain/location/location.ts'
import { type Message, message } from '#domain/message/message.ts'
import { headlineName, listOf, periodName, placeName, sourceName } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { isOfOneEdition } from '#domain/observation/edition.ts'
import { isPartial } from '#domain/observation/settled.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { chooseFigure, fittingPoints, newestFirst } from './choose-figure.ts'
import { differenceOf } from './compare.ts'
import { notPublished } from './decline.ts'
import { editionsApart } from './editions-apart.ts'
import { citedSaid, valueSaid } from './figure-said.ts'
import { isOfYears } from './round.ts'
import { rowOf } from './rows.ts'
import { relativeChange } from './relative-change.ts'
import { timesOver } from './times-over.ts'

/** The figures of the years that were named, of one source where one has them all; a year without a figure is said. */
export function compareYearsAnswer(asked: AnswerInput): PartAnswer {
  const { question, data } = asked
  const { indicators, locations } = data.reference
  const [indicator = 0] = question.indicators
  const about = byId(indicators, indicator)
  const place = byId(locations, question.places[0] ?? NATION)
  const years = question.periods.years
  const found = figuresOf(asked, indicator)
  // A round of two years is the figure of both.
  const held = [
    ...new Map(
      found.flatMap(({ stated }) =>
        stated ? [[`${stated.source.id} ${stated.point.period}`, stated] as const] : [],
      ),
    ).values(),
  ]
  if (held.length === 0) return notPublished(asked, indicator, place.id)
  const missing = found.flatMap(({ year, stated }) => (stated ? [] : [`${year}`]))
  const [a, b] = held
  const isOne = new Set(held.map(({ source }) => source.id)).size === 1
  const [first] = held
  if (isOne && first && held.some(({ point }) => !isOfOneEdition(first.point, point)))
    return editionsApart(
      data,
      held.map(({ point }) => point).toSorted((x, y) => x.period - y.period),
    )
  const unfinished = held.filter(({ point }) => isPartial(point))
  const pair =
    held.length === 2 && isOne && unfinished.length === 0 ? differenceOf([a, b], about, data.reference) : null
  const ratio =
    pair && question.cues.has('ratio')
      ? timesOver(held, ({ point, source }) => periodName(point.period, source))
      : null
  const [one, two] = held.toSorted((x, y) => x.point.period - y.point.period)
  const relative =
    pair && one && two && question.cues.has('relative') ? relativeChange([one, two], about) : null
  const items = held.map((stated) =>
    message('assistant.source-figure', { figure: valueSaid(stated, about), cited: citedSaid(stated, about) }),
  )
  return answering({
    said: [
      isOne && first && unfinished.length > 0
        ? yearsOfSource(held, unfinished)
        : message('assistant.sources', {
            indicator: headlineName(about),
            place: placeName(place),
            figures: listOf(items, 'apart'),
          }),
      ...(pair?.said ?? []),
      ...(pair && a && b && hasUnequalTimes(a.point, b.point) ? [message('assistant.trend-times')] : []),
      ...(ratio?.said ?? []),
      ...(relative?.said ?? []),
      ...(isOne ? [] : [message('assistant.not-one-source')]),
      ...(missing.length > 0 ? [message('assistant.years-without', { years: listOf(missing) })] : []),
    ],
    rows: [
      ...held.map(({ point }) => rowOf(point)),
      ...(pair?.rows ?? []),
      ...(ratio?.rows ?? []),
      ...(relative?.rows ?? []),
    ],
    links: [
      linkTo(data, {
        section: 'indicator-overview',
        indicator,
        source: held[0]?.source.id ?? null,
        location: place.id,
      }),
    ],
  })

  /** The figures by year, and once which of the years are not complete. */
  function yearsOfSource(all: readonly StatedFigure[], open: readonly StatedFigure[]): Message {
    const ordered = all.toSorted((x, y) => x.point.period - y.point.period)
    return message('assistant.years-of-source', {
      indicator: headlineName(about),
      place: placeName(place),
      source: listOf([...new Set(all.map(({ source }) => source))].map(sourceName)),
      figures: listOf(
        ordered.map((stated) =>
          message('assistant.year-value', {
            year: periodName(stated.point.period, stated.source),
            figure: valueSaid(stated, about),
          }),
        ),
      ),
      years: listOf(open.map(({ point, source }) => periodName(point.period, source))),
    })
  }

  function figuresOf(
    input: AnswerInput,
    id: number,
  ): { readonly year: number; readonly stated: StatedFigure | null }[] {
    const bySource = Map.groupBy(
      fittingPoints(input, { indicator: id, place, sources: question.sources, years }),
      ({ source }) => source,
    )
    const full = [...bySource.values()].find((points) =>
      years.every((year) => points.some((point) => isOfYears(point, [year], data.reference))),
    )
    return years.map((year) => {
      const [point] = (full ?? [])
        .filter((one) => isOfYears(one, [year], data.reference))
        .toSorted(newestFirst)
      const own = point ? { point, source: byId(data.reference.sources, point.source) } : null
      const wanted = { indicator: id, place, sources: question.sources, years: [year] }
      return { year, stated: own ?? chooseFigure(input, wanted) }
    })
  }
}
