import type { Indicator } from '#domain/indicator/indicator.ts'
import { formatValue, formatWithUnit } from '#domain/number/format.ts'
import { interval, type Point } from '#domain/observation/point.ts'

/** A line below a panel: `Nigeria`, `56.2%`, and what must be known with it. */
export interface Fact {
  readonly label: string
  /** `no figure` where the source has none: a gap is never a zero. */
  readonly value: string
  readonly note: string
}

/** A figure with its published interval, as a fact of that name. */
export function figureFact(label: string, point: Point | undefined, indicator: Indicator): Fact {
  if (!point) return { label, value: 'no figure', note: '' }
  const bounds = interval(point)
  const note = bounds
    ? `${bounds.level}% interval ${formatValue(bounds.lower, indicator)} to ${formatValue(bounds.upper, indicator)}`
    : ''
  return { label, value: formatWithUnit(point.value, indicator), note }
}
