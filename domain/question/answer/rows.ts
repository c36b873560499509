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
