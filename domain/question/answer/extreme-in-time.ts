import { isAboveAll } from '#domain/comparison/figure-range.ts'
import { atPlace, ofSource } from '#domain/frame/frame.ts'
import { beyondEnd, extremeInTime } from '#domain/frame/ranks.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { headlineName, listOf, periodName, placeName, sourceName } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { roundShown } from '#domain/number/format.ts'
import type { Point } from '#domain/observation/point.ts'
import { isPartial, isProjected } from '#domain/observation/settled.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { End, FrameOf } from '../frame.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { notPublished } from './decline.ts'
import { citedSaid, valueSaid } from './figure-said.ts'
import { madeRow, rowOf } from './rows.ts'
import { seriesBySource } from './series.ts'

/**
 * When the figure of one place was at its end: of the series of one source, with its year; where another source goes beyond
 * it, that one as well. A year that is not complete is never a lowest.
 */
export function extremeInTimeAnswer(asked: AnswerInput, { end }: FrameOf<'extreme_in_time'>): PartAnswer {
  const { question, data } = asked
  const { indicators, locations, sources } = data.reference
  const [indicator = 0] = question.indicators
  const about = byId(indicators, indicator)
  const place = byId(locations, question.places[0] ?? NATION)
  const isLowest = lowestOf(end, about)
  const { unit, years } = question.periods
  // `Which week of 2024`: of the weeks of that year alone.
  const isOfUnit = ({ period }: Point) => {
    const isInside = years.length !== 1 || question.cues.has('since') || periodYear(period) === years[0]
    return unit === null || (periodKind(period) === unit && isInside)
  }
  const usable = (point: Point) => !isProjected(point) && !(isLowest && isPartial(point)) && isOfUnit(point)
  const [main, ...others] = wholeCourseFirst(
    seriesBySource(ofAllYears(asked), { indicator, place })
      .map((series) => series.filter(usable))
      .filter((series) => series.length > 0),
    about,
  )
  const [first] = main ?? []
  if (!main || !first) return notPublished(asked, indicator, place.id)
  const source = byId(sources, first.source)
  const tops = ends(main, isLowest, about)
  const [top] = tops
  if (!top) return notPublished(asked, indicator, place.id)
  const stated = { point: top, source }
  const beyond = beyondOf(others, { top, isLowest, about, sources })
  const other: StatedFigure | null = beyond && { point: beyond, source: byId(sources, beyond.source) }
  const last = main.at(-1) ?? first
  const newer = others.filter((series) => (series.at(-1)?.period ?? 0) > last.period).length
  const frame = ofSource(place, { source: source.id, newer, looked: main.length })
  const said: Value[] = [
    extremeInTime(frame, isLowest ? 'lowest' : 'highest', {
      indicator: headlineName(about),
      place: placeName(place),
      figure: valueSaid(stated, about),
      when: listOf(tops.map(({ period }) => periodName(period, source))),
      source: sourceName(source),
      cited: citedSaid(stated, about),
      // In one sentence with the end, so that a short form does not tell it as the end of all sources.
      beyond:
        other &&
        beyondEnd(
          atPlace(data.reference, place, { looked: others.length }),
          isLowest ? 'lowest' : 'highest',
          {
            figure: valueSaid(other, about),
            cited: citedSaid(other, about),
          },
        ),
    }),
    main.length === 1
      ? message('assistant.extreme-only', { source: sourceName(source) })
      : message('assistant.extreme-of', {
          count: main.length,
          source: sourceName(source),
          start: periodName(first.period, source),
          end: periodName(last.period, source),
        }),
  ]
  return answering({
    said,
    rows: [
      ...tops.map((point) => rowOf(point)),
      ...(other ? [rowOf(other.point)] : []),
      madeRow(stated, { kind: 'count', value: main.length }),
    ],
    links: [
      linkTo(data, { section: 'indicator-overview', indicator, source: source.id, location: place.id }),
    ],
  })
}

/** Of counts the longest series goes first where the one to quote tells less than half as many years: polio of five years has no peak. */
export function wholeCourseFirst(
  all: readonly (readonly Point[])[],
  about: Indicator,
): readonly (readonly Point[])[] {
  const longest = Math.max(0, ...all.map(({ length }) => length))
  if (figureUnit(about) !== 'count' || (all[0]?.length ?? 0) * 2 >= longest) return all
  const whole = all.filter(({ length }) => length === longest).slice(0, 1)
  return [...whole, ...all.filter((series) => !whole.includes(series))]
}

/** The lowest figure is asked for, or is the best or the worst there is. */
export function lowestOf(end: End, { slope }: Indicator): boolean {
  if (end === 'lowest' || end === 'highest') return end === 'lowest'
  return end === 'best' ? slope === 'Negative' : slope !== 'Negative'
}

/** The figures at the end, all that are the same as shown. */
function ends(series: readonly Point[], isLowest: boolean, about: Indicator): Point[] {
  const shown = series.map(({ value }) => roundShown(value, about))
  const edge = isLowest ? Math.min(...shown) : Math.max(...shown)
  return series.filter((_, at) => shown[at] === edge)
}

interface Beyond {
  readonly top: Point
  readonly isLowest: boolean
  readonly about: Indicator
  readonly sources: ReadonlyMap<number, DataSource>
}

/**
 * The figure of another source that lies farthest beyond the end and can be, thus no share above 100%; what is
 * reported, which runs above what is surveyed, only where nothing else does. Null where none does.
 */
function beyondOf(
  others: readonly (readonly Point[])[],
  { top, isLowest, about, sources }: Beyond,
): Point | null {
  const sign = isLowest ? -1 : 1
  const edge = roundShown(top.value, about) * sign
  const found = others
    .flat()
    .filter((point) => roundShown(point.value, about) * sign > edge && !isAboveAll(point, about))
    .toSorted((a, b) => sign * (b.value - a.value))
  const isReported = ({ source }: Point) => sources.get(source)?.classification === 'Routine'
  return found.find((point) => !isReported(point)) ?? found[0] ?? null
}

/** `When was it highest`, after a year: of all years, as in one of them none is highest. */
function ofAllYears(asked: AnswerInput): AnswerInput {
  const { question } = asked
  const { years, unit } = question.periods
  const isOfSome = unit !== null || question.cues.has('since') || question.cues.has('until')
  if (years.length !== 1 || isOfSome) return asked
  return { ...asked, question: { ...question, periods: { ...question.periods, years: [] } } }
}
