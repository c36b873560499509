import type { Location } from '#domain/location/location.ts'
import type { Point } from '#domain/observation/point.ts'
import { isPartial, isWhole } from '#domain/observation/settled.ts'
import { byLength, periodYear } from '#domain/period/period.ts'
import type { AnswerInput } from './answer.ts'
import { isReprint } from '#domain/reference/official-estimates.ts'
import { chooseFigure, fittingPoints } from './choose-figure.ts'
import { isOfYears } from './round.ts'

/** Figures from which on a series shows a course. */
const A_COURSE = 3

interface SeriesOf {
  readonly indicator: number
  readonly place: Location
}

/**
 * The figures of each source between the years that were said, in their order: first the source that has the named years at
 * its ends, then that of the figure to quote where it has a course, then a survey with one, then that of an originator, then the longest.
 */
export function seriesBySource(asked: AnswerInput, { indicator, place }: SeriesOf): Point[][] {
  const { question, data } = asked
  const wanted = { indicator, place, sources: question.sources, years: [] }
  const { years } = question.periods
  const points = fittingPoints(
    { ...asked, question: { ...question, periods: { ...question.periods, parts: [] } } },
    wanted,
  )
    .filter((point) => isWhole(point) || isPartial(point))
    .toSorted((a, b) => a.period - b.period)
  const [from, to] = [Math.min(...years), Math.max(...years)]
  const isSince = years.length === 1 && !question.cues.has('until')
  const isAsked = (point: Point) => {
    const year = periodYear(point.period)
    if (years.length === 0) return true
    const isInside = isSince ? year >= from : year >= from && year <= to
    return isInside || isOfYears(point, [from, to], data.reference)
  }
  const bySource = [...Map.groupBy(points, ({ source }) => source).values()].map((own) =>
    sameLength(own).filter(isAsked),
  )
  const held = bySource.filter((own) => own.length > 0)
  const inside = held.filter((own) => own.length > 1)
  // `Since 2018`, of surveys of 2016 and 2021: from the one before, where no source has two figures since then.
  const wider = isSince && inside.length === 0 ? sinceBefore(points, from) : []
  const long = inside.length > 0 ? inside : wider
  const usable = long.length > 0 ? long : held
  const longest = Math.max(0, ...usable.map((own) => own.length))
  const quoted = chooseFigure(asked, wanted)?.source.id
  const classOf = (own: readonly Point[]) => {
    const source = data.reference.sources.get(own[0]?.source ?? 0)
    return source?.classification === 'Survey' && own.length >= A_COURSE ? 0 : 1
  }
  const copyOf = ([first]: readonly Point[]) =>
    Number(first !== undefined && isReprint(first, data.reference))
  const covers = ([first, ...rest]: readonly Point[]) => {
    const last = rest.at(-1) ?? first
    if (years.length === 0 || !first || !last) return 0
    if (isSince) return isOfYears(first, [from], data.reference) ? 0 : 1
    return isOfYears(first, [from], data.reference) && isOfYears(last, [to], data.reference) ? 0 : 1
  }
  const isQuoted = (own: readonly Point[]) => {
    const hasCourse = own.length >= A_COURSE || own.length * 2 > longest
    // `Since 2018`: two rounds of the survey to quote tell it, whatever is reported between them.
    return own[0]?.source === quoted && (hasCourse || (isSince && own.length > 1 && covers(own) === 0))
  }
  return usable.toSorted(
    (a, b) =>
      lengthOrder(a, b) ||
      covers(a) - covers(b) ||
      Number(isQuoted(b)) - Number(isQuoted(a)) ||
      classOf(a) - classOf(b) ||
      copyOf(a) - copyOf(b) ||
      b.length - a.length,
  )
}

/** The figures of each source since a year, with its one before that; of those alone that have both. */
function sinceBefore(points: readonly Point[], from: number): Point[][] {
  return [...Map.groupBy(points, ({ source }) => source).values()].flatMap((all) => {
    const own = sameLength(all)
    const first = own.findIndex(({ period }) => periodYear(period) >= from)
    return first > 0 ? [own.slice(first - 1)] : []
  })
}

/** A course of years goes before one of months. */
function lengthOrder([a]: readonly Point[], [b]: readonly Point[]): number {
  return a && b ? byLength(a.period, b.period) : 0
}

/** Years where there are any: months and weeks are another series. */
function sameLength(points: readonly Point[]): Point[] {
  const longest = points.toSorted((a, b) => byLength(a.period, b.period))[0]
  return longest ? points.filter(({ period }) => byLength(period, longest.period) === 0) : []
}
