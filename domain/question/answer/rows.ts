import { NATION } from '#domain/location/location.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { AnswerRow } from './answer.ts'

/** A published figure as a row. */
export function rowOf(point: Point, target: number | null = null): AnswerRow {
  const { indicator, source, location, period, value, lower, upper, intervalLevel, flags } = point
  return {
    indicator,
    source,
    location,
    period: isoPeriod(period),
    value,
    lower,
    upper,
    intervalLevel,
    flags,
    group: null,
    kind: 'figure',
    unit: null,
    target,
  }
}

/** A value worked out of figures, beside the first of them. */
export function madeRow(
  { point }: StatedFigure,
  made: Pick<AnswerRow, 'kind' | 'value'> &
    Partial<Pick<AnswerRow, 'unit' | 'period' | 'lower' | 'upper' | 'intervalLevel'>>,
): AnswerRow {
  return { ...rowOf(point), lower: null, upper: null, intervalLevel: null, flags: [], unit: null, ...made }
}

/**
 * How many places there are of each kind. A count is of the place that holds all of them: the one inside of which was asked, else
 * the nation, and never of the place that stands first among them.
 */
export function countRows(
  one: StatedFigure,
  within: readonly number[],
  counts: readonly number[],
): AnswerRow[] {
  const [whole = NATION, ...others] = within
  const location = others.length === 0 ? whole : NATION
  return counts.map((value) => ({ ...madeRow(one, { kind: 'count', value }), location }))
}

/** The period of what was worked out of two figures: that of both, the earlier first (`2013/2018` in ISO). */
export function bothPeriods(one: Pick<Point, 'period'>, other: Pick<Point, 'period'>): string {
  const codes = [one.period, other.period].toSorted((a, b) => a - b)
  return [...new Set(codes.map(isoPeriod))].join('/')
}
