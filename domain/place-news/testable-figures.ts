import { changedSince } from '#domain/brief/change-since.ts'
import { figuresTogether, type KeyFigure } from '#domain/brief/key-figure.ts'
import type { PlaceQuestion } from '#domain/brief/question.ts'
import { changesTogether, hasUnequalTimes } from '#domain/comparison/change.ts'
import { NATION } from '#domain/location/location.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { interval } from '#domain/observation/point.ts'
import { isProjected, isWhole } from '#domain/observation/settled.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'

/** A figure that others can be held against, and the one to quote where that is another. */
export interface TestableFigure extends KeyFigure {
  readonly quoted: StatedFigure | null
}

/**
 * The figures of a place by which it is ranked and its changes are tested: the one to quote, or, where no interval of that is held, the
 * last of a survey that has one. All changes are judged together.
 */
export function testableFigures(
  question: PlaceQuestion,
  indicators: readonly number[],
): readonly TestableFigure[] {
  const { data } = question
  const figures = figuresTogether(question, indicators).map((one): TestableFigure => {
    const bounded = one.stated && interval(one.stated.point) === null ? lastBounded(one, question) : null
    if (!bounded) return { ...one, quoted: null }
    return { ...one, stated: bounded, nation: nationOf(bounded, question), quoted: one.stated }
  })
  const changed = figures.map(({ indicator, stated }) =>
    stated ? changedSince(stated.point, { table: data.tableOf(indicator.id), indicator }) : null,
  )
  const held = changed.filter((one) => one !== null)
  const verdicts = new Map(changesTogether(held, data.reference).map((verdict, at) => [held[at], verdict]))
  return figures.map((one, at) => {
    const own = changed[at] ?? null
    return {
      ...one,
      change: own && {
        before: own.before,
        verdict: verdicts.get(own) ?? 'untested',
        unequalTimes: hasUnequalTimes(own.before, own.now),
      },
    }
  })
}

/** Years that the figure with an interval may be older than the one to quote: beyond it they are of different times. */
const NEAR = 3

function lastBounded({ indicator, stated }: KeyFigure, { place, data }: PlaceQuestion): StatedFigure | null {
  const [last] = pointsWhere(data.tableOf(indicator.id), { indicator: indicator.id, location: place.id })
    .filter(
      (point) =>
        interval(point) !== null &&
        periodKind(point.period) === 'year' &&
        periodYear(point.period) <= data.currentYear &&
        periodYear(point.period) >= periodYear(stated?.point.period ?? point.period) - NEAR &&
        isWhole(point) &&
        !isProjected(point) &&
        !point.flags.includes('doubtful') &&
        point.coordinates.supersededBy === null &&
        byId(data.reference.sources, point.source).classification === 'Survey',
    )
    .toSorted((a, b) => b.period - a.period || a.source - b.source)
  return last ? { point: last, source: byId(data.reference.sources, last.source) } : null
}

function nationOf({ point, source }: StatedFigure, { place, data }: PlaceQuestion): KeyFigure['nation'] {
  const nation = data.reference.locations.get(NATION)
  const { indicator, period } = point
  const [own] = pointsWhere(data.tableOf(indicator), {
    ...{ indicator, source: source.id, location: NATION, period },
  })
  if (!own || !nation || place.id === NATION) return null
  return { place: nation, point: own, source, isSameRound: true, unequalTimes: hasUnequalTimes(own, point) }
}
