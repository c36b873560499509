import type { PeriodCode } from '#domain/period/period.ts'
import type { Flag } from './flag.ts'
import type { Point } from './point.ts'

/**
 * Points of one or more indicators in columns of equal length, sorted by indicator, source, location, period.
 *
 * `NaN` stands for a gap in the numeric columns; 0 for "none" in `intervalLevel`, `sampleSize` and `citation`.
 */
export interface ObservationTable {
  readonly length: number
  readonly indicator: Uint16Array
  readonly source: Uint16Array
  readonly location: Uint16Array
  readonly period: Int32Array
  readonly value: Float64Array
  readonly lower: Float64Array
  readonly upper: Float64Array
  readonly numerator: Float64Array
  readonly denominator: Float64Array
  readonly intervalLevel: Uint8Array
  readonly sampleSize: Int32Array
  readonly citation: Int32Array
  readonly flags: readonly (readonly Flag[])[]
}

/** Which rows are wanted; an absent member means "any". */
export interface RowFilter {
  readonly indicator?: number
  readonly source?: number
  readonly location?: number
  readonly locations?: ReadonlySet<number>
  readonly period?: PeriodCode
}

const NO_FLAGS: readonly Flag[] = []

/** A table of that many rows, every number a gap (NaN) until it is filled. */
export function emptyTable(length = 0): ObservationTable {
  const gaps = () => new Float64Array(length).fill(Number.NaN)
  return {
    length,
    indicator: new Uint16Array(length),
    source: new Uint16Array(length),
    location: new Uint16Array(length),
    period: new Int32Array(length),
    value: gaps(),
    lower: gaps(),
    upper: gaps(),
    numerator: gaps(),
    denominator: gaps(),
    intervalLevel: new Uint8Array(length),
    sampleSize: new Int32Array(length),
    citation: new Int32Array(length),
    flags: new Array<readonly Flag[]>(length).fill(NO_FLAGS),
  }
}

/** Table of points, sorted. */
export function tableOf(points: readonly Point[]): ObservationTable {
  const sorted = points.toSorted(
    (a, b) =>
      a.indicator - b.indicator || a.source - b.source || a.location - b.location || a.period - b.period,
  )
  const table = emptyTable(sorted.length)
  const flags: (readonly Flag[])[] = []
  for (const [row, point] of sorted.entries()) {
    table.indicator[row] = point.indicator
    table.source[row] = point.source
    table.location[row] = point.location
    table.period[row] = point.period
    table.value[row] = point.value
    table.lower[row] = point.lower ?? Number.NaN
    table.upper[row] = point.upper ?? Number.NaN
    table.numerator[row] = point.numerator ?? Number.NaN
    table.denominator[row] = point.denominator ?? Number.NaN
    table.intervalLevel[row] = point.intervalLevel ?? 0
    table.sampleSize[row] = point.sampleSize ?? 0
    table.citation[row] = point.citation ?? 0
    flags.push(point.flags)
  }
  return { ...table, flags }
}

/** One table of several; the order of rows follows {@link ObservationTable}. */
export function mergeTables(tables: readonly ObservationTable[]): ObservationTable {
  const [only] = tables
  if (only && tables.length === 1) return only
  return tableOf(tables.flatMap((table) => allPoints(table)))
}

/** The point in a row of the table. Throws a RangeError for a row outside it. */
export function pointAt(table: ObservationTable, row: number): Point {
  const value = table.value[row]
  if (value === undefined) throw new RangeError(`Row ${row} is outside a table of ${table.length} rows`)
  const hasInterval = !Number.isNaN(table.lower[row])
  return {
    indicator: table.indicator[row] ?? 0,
    source: table.source[row] ?? 0,
    location: table.location[row] ?? 0,
    period: table.period[row] ?? 0,
    value,
    lower: orGap(table.lower[row]),
    upper: orGap(table.upper[row]),
    intervalLevel: hasInterval ? table.intervalLevel[row] || 95 : null,
    numerator: orGap(table.numerator[row]),
    denominator: orGap(table.denominator[row]),
    sampleSize: table.sampleSize[row] || null,
    citation: table.citation[row] || null,
    flags: table.flags[row] ?? NO_FLAGS,
  }
}

function orGap(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value
}

function allPoints(table: ObservationTable): Point[] {
  return Array.from({ length: table.length }, (_, row) => pointAt(table, row))
}

/** Points that match, in the order of the table. */
export function pointsWhere(table: ObservationTable, filter: RowFilter): Point[] {
  const found: Point[] = []
  for (let row = 0; row < table.length; row++) {
    if (filter.indicator !== undefined && table.indicator[row] !== filter.indicator) continue
    if (filter.source !== undefined && table.source[row] !== filter.source) continue
    if (filter.location !== undefined && table.location[row] !== filter.location) continue
    if (filter.locations && !filter.locations.has(table.location[row] ?? 0)) continue
    if (filter.period !== undefined && table.period[row] !== filter.period) continue
    found.push(pointAt(table, row))
  }
  return found
}

/**
 * The newest point that matches, or null when there is none.
 * `notAfter` leaves out later periods; projections count as older than any observation of the same source.
 */
export function latestPoint(table: ObservationTable, filter: RowFilter, notAfter?: PeriodCode): Point | null {
  let best: Point | null = null
  for (const point of pointsWhere(table, filter)) {
    if (notAfter !== undefined && point.period > notAfter) continue
    if (best === null || outranks(point, best)) best = point
  }
  return best
}

function outranks(point: Point, best: Point): boolean {
  const projected = point.flags.includes('projection')
  const bestProjected = best.flags.includes('projection')
  if (projected !== bestProjected) return bestProjected
  return point.period >= best.period
}

/** Distinct values of a key column among the matching rows, ascending. */
export function distinct(
  table: ObservationTable,
  column: 'indicator' | 'source' | 'location' | 'period',
  filter: RowFilter,
): number[] {
  return [...new Set(pointsWhere(table, filter).map((point) => point[column]))].sort((a, b) => a - b)
}
