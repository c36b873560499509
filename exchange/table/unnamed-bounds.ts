import type { GridRow } from '#exchange/reading/cell.ts'
import { besideValue, type NumberStyle } from '#exchange/values/number.ts'
import type { ColumnLook } from './columns.ts'
import type { Measure } from './layout.ts'

/** A column with its heads and the look of its cells. */
interface LookedAt {
  readonly labels: readonly string[]
  readonly look: ColumnLook
}

/**
 * Two columns without heads to the right of a value are its bounds where they hold it in nearly every row: tables of estimates are
 * printed so. Which one is the lower shows itself.
 */
export function withUnnamedBounds(
  measures: readonly Measure[],
  columns: readonly LookedAt[],
  rows: readonly GridRow[],
  style: NumberStyle,
): Measure[] {
  return measures.map((measure) => {
    const [first, second] = [columns[measure.value + 1], columns[measure.value + 2]]
    const isUnnamed = [first, second].every((one) => one && one.labels.length === 0 && one.look.numbers > 0.5)
    if (!isUnnamed || measure.lower !== undefined) return measure
    const [lower, upper] = [measure.value + 1, measure.value + 2]
    if (holdsValue(rows, measure.value, lower, upper, style)) return { ...measure, lower, upper }
    return holdsValue(rows, measure.value, upper, lower, style)
      ? { ...measure, lower: upper, upper: lower }
      : measure
  })
}

function holdsValue(
  rows: readonly GridRow[],
  value: number,
  lower: number,
  upper: number,
  style: NumberStyle,
): boolean {
  let all = 0
  let held = 0
  for (const { cells } of rows) {
    const [low, middle, high] = [lower, value, upper].map((column) => besideValue(cells[column], style))
    if (typeof low !== 'number' || typeof middle !== 'number' || typeof high !== 'number') continue
    all += 1
    if (low <= middle && middle <= high) held += 1
  }
  return all > 0 && held >= all * 0.9
}
