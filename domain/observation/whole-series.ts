import { NATION } from '#domain/location/location.ts'
import type { Flag } from './flag.ts'
import { runsOf } from './table-runs.ts'

/** One of ten figures with a decimal ends in zero: three whole ones are no chance, one in a thousand. */
const LEAST_FIGURES = 3

/** The columns that tell. */
interface ValueColumns {
  readonly length: number
  readonly indicator: Uint16Array
  readonly source: Uint16Array
  readonly location: Uint16Array
  readonly value: Float64Array
  readonly flags: readonly (readonly Flag[])[]
}

/** By table, for each row whether its series is one of whole numbers. */
const WHOLE = new WeakMap<ValueColumns, Uint8Array>()

/**
 * Whether the figure of a row belongs to a series that is published in whole numbers: those of its indicator and source, of the
 * nation or of its parts, without those that are known to be rounded one by one. Source: methods §13.12.
 */
export function isOfWholeSeries(table: ValueColumns, row: number): boolean {
  return wholeOf(table)[row] === 1
}

/** Marks a table of some rows of another with the facts that hold there: part of a series is published as the whole. */
export function keepWholeSeries(part: ValueColumns, whole: ValueColumns, rows: readonly number[]): void {
  const known = wholeOf(whole)
  WHOLE.set(
    part,
    Uint8Array.from(rows, (row) => known[row] ?? 0),
  )
}

function wholeOf(table: ValueColumns): Uint8Array {
  const known = WHOLE.get(table)
  if (known) return known
  const found = wholeRows(table)
  WHOLE.set(table, found)
  return found
}

function wholeRows(table: ValueColumns): Uint8Array {
  const { length, location, value, flags } = table
  const whole = new Uint8Array(length)
  for (const { from, to } of runsOf(table)) {
    for (const isNation of [true, false]) {
      const rows: number[] = []
      let told = 0
      let isWhole = true
      for (let row = from; row < to && isWhole; row++) {
        if ((location[row] === NATION) !== isNation) continue
        rows.push(row)
        if (flags[row]?.includes('rounded')) continue
        told++
        isWhole = Number.isInteger(value[row])
      }
      if (isWhole && told >= LEAST_FIGURES) for (const row of rows) whole[row] = 1
    }
  }
  return whole
}
