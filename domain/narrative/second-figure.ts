import { isSameTime, yearsApart } from '#domain/observation/about.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { isWhole } from '#domain/observation/settled.ts'
import { byLength, periodYear } from '#domain/period/period.ts'
import { kinship } from '#domain/reference/kinship.ts'
import { isComparedInTime } from './how-far-apart.ts'
import { isReplaced, type StatedFigure, type StatedQuestion } from './stated-figure.ts'

/** The figure that stands beside the first one of a lead. */
export interface SecondFigure {
  readonly stated: StatedFigure
  /** The newest of its class: `the latest estimate`; else it is named by its source alone. */
  readonly isOfClass: boolean
  /** The figure of the same source that is about what the first is about, where its newest is about another time. */
  readonly sameTime: StatedFigure | null
}

/**
 * The figure that a lead puts beside its first: the newest of another class where the two are about one time; else that with the
 * figure of its source for the time of the first, such as the same births; else, as where there is no other class, the nearest in time
 * of another source on evidence of its own. Source: methods §13.1.
 */
export function secondFigure(
  first: StatedFigure,
  usual: StatedFigure | undefined,
  figures: readonly StatedFigure[],
  question: StatedQuestion,
): SecondFigure | null {
  const nearest = nearestOfOwn(first, figures, question)
  const beside = nearest && { stated: nearest, isOfClass: false, sameTime: null }
  if (!usual) return beside
  if (isComparedInTime(first, usual)) return { stated: usual, isOfClass: true, sameTime: null }
  const sameTime = aboutSameTime(first, usual, question)
  if (sameTime) return { stated: usual, isOfClass: true, sameTime }
  return beside ?? { stated: usual, isOfClass: true, sameTime: null }
}

/**
 * What a source says of the time that a figure of another is about: of those of a survey of many years the one nearest to their middle, as
 * in the pairs of triangulation, and of equally near ones the newest. Source: methods §13.1.
 */
export function aboutSameTime(
  { point }: StatedFigure,
  { source }: StatedFigure,
  { table, indicator, location }: Pick<StatedQuestion, 'table' | 'indicator' | 'location'>,
): StatedFigure | null {
  const [nearest] = pointsWhere(table, { indicator, location, source: source.id })
    .filter((one) => isWhole(one) && one.coordinates.supersededBy === null)
    .filter((one) => byLength(one.period, point.period) === 0 && isSameTime(point, one))
    .toSorted((a, b) => yearsApart(point, a) - yearsApart(point, b) || b.period - a.period)
  return nearest ? { point: nearest, source } : null
}

function nearestOfOwn(
  first: StatedFigure,
  figures: readonly StatedFigure[],
  { reference }: StatedQuestion,
): StatedFigure | null {
  const apart = ({ point }: StatedFigure) =>
    Math.abs(periodYear(point.period) - periodYear(first.point.period))
  const [nearest] = figures
    .filter(
      (one) =>
        one.source !== first.source &&
        isWhole(one.point) &&
        !isReplaced(one, reference) &&
        isComparedInTime(first, one) &&
        kinship(first.point, one.point, reference) === 'independent',
    )
    .toSorted((a, b) => apart(a) - apart(b))
  return nearest ?? null
}
