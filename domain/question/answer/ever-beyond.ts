import { isAboveAll } from '#domain/comparison/figure-range.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { listOf, placeName, sourceName } from '#domain/message/value.ts'
import { restsOnFewEvents } from '#domain/observation/few-events.ts'
import type { Point } from '#domain/observation/point.ts'
import { isPartial, isProjected, isWhole } from '#domain/observation/settled.ts'
import { isYear, periodCode, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { FrameOf } from '../frame.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { fittingPoints } from './choose-figure.ts'
import { extremeInTimeAnswer } from './extreme-in-time.ts'
import { citedSaid, valueSaid } from './figure-said.ts'
import { lies, openAt } from './limits.ts'
import { withoutSide } from './rankable.ts'
import { rowOf } from './rows.ts'
import { limitSaid } from './threshold.ts'

/** So many other sources are named at most. */
const MOST_OTHERS = 3

/** Whether a figure of one place ever lay on a side of a number: by the end of the series that is followed, and by those of other sources that go beyond. */
export function everBeyondAnswer(asked: AnswerInput, { limit }: FrameOf<'ever_beyond'>): PartAnswer {
  const { question, data } = asked
  const { indicators, locations, sources } = data.reference
  const [indicator = 0] = question.indicators
  const about = byId(indicators, indicator)
  const place = byId(locations, question.places[0] ?? NATION)
  const isAbove = limit.side === 'above'
  const plan = extremeInTimeAnswer(asked, { kind: 'extreme_in_time', end: isAbove ? 'highest' : 'lowest' })
  const [top] = plan.rows
  if (plan.reason !== null || !top) return plan
  // What is reported runs above what is surveyed: it is named last.
  const rankOf = ({ source }: Point) => Number(byId(sources, source).classification === 'Routine')
  const isBeyond = (point: Point) => lies(point.value, limit)
  const held = figuresOf(asked, { indicator, place }).filter(
    (point) =>
      isYear(point.period) === isYear(periodCode(top.period) ?? 0) &&
      // What an incomplete year counts can only grow: it may lie above already, and never below.
      (isAbove || !isPartial(point)) &&
      !isAboveAll(point, about),
  )
  const sided = held.filter((point) => !restsOnFewEvents(point, about))
  const own = sided.filter((point) => point.source === top.source && isBeyond(point))
  const others = [...Map.groupBy(sided.filter(isBeyond), ({ source }) => source).values()]
    .flatMap(
      (points) => points.toSorted((a, b) => (isAbove ? b.value - a.value : a.value - b.value))[0] ?? [],
    )
    .filter(({ source }) => source !== top.source)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || (isAbove ? b.value - a.value : a.value - b.value))
  const answer = own.length > 0 ? 'yes' : others.length > 0 ? 'others' : 'no'
  const elsewhere = answer === 'others' ? others.slice(0, MOST_OTHERS) : []
  const few = held.filter((point) => !sided.includes(point) && isBeyond(point)).length
  const edge = limitSaid(limit, about)
  const open = openAt(own.filter(({ value }) => value === top.value).slice(0, 1), [limit.value])
  return answering({
    ...plan,
    said: [
      message('assistant.ever', {
        answer,
        side: limit.side,
        inclusive: limit.isInclusive ? 'yes' : 'no',
        limit: edge,
        place: placeName(place),
        source: sourceName(byId(sources, top.source)),
        figures: listOf(
          elsewhere.map((point) => {
            const stated = { point, source: byId(sources, point.source) }
            return message('assistant.source-figure', {
              figure: valueSaid(stated, about),
              cited: citedSaid(stated, about),
            })
          }),
        ),
      }),
      ...plan.said,
      ...(open > 0 ? [message('assistant.limit-open', { count: open, limit: edge, within: 'no' })] : []),
      ...(answer === 'yes' ? [] : withoutSide(few)),
    ],
    rows: [...plan.rows, ...elsewhere.map((point) => rowOf(point, limit.value))],
  })
}

/** All figures of the place at the times that were asked about, also those of sources that have a single one. */
function figuresOf(
  { question, data }: AnswerInput,
  { indicator, place }: { readonly indicator: number; readonly place: Location },
): Point[] {
  const { years } = question.periods
  const [from, to] = [Math.min(...years), years.length > 1 ? Math.max(...years) : data.currentYear]
  const ofAllTimes = { ...question, periods: { ...question.periods, years: [], parts: [] } }
  const wish = { indicator, place, sources: question.sources, years: [] }
  return fittingPoints({ data, question: ofAllTimes }, wish).filter((point) => {
    const isInside =
      years.length === 0 || (periodYear(point.period) >= from && periodYear(point.period) <= to)
    return isInside && (isWhole(point) || isPartial(point)) && !isProjected(point)
  })
}
