import { byLength, type PeriodCode } from '#domain/period/period.ts'
import { type BesideField, NUMBERS_BESIDE } from './columns.ts'
import { type Coordinates, NO_COORDINATES } from './coordinates.ts'
import type { Flag } from './flag.ts'
import type { WithheldPoint } from './gap.ts'
import { blankPoint, type Point } from './point.ts'
import type { Rejection } from './rejection.ts'
import { bySettled, settledBy } from './settled.ts'
import { rowsOfPlace, runsOf } from './table-runs.ts'
import { isOfWholeSeries } from './whole-series.ts'

/** The lists that numbers of each type are kept in. */
const LISTS = { decimal: Float64Array, whole: Int32Array, small: Int16Array } as const

/** The value of a list where nothing is published. */
const GAPS = { decimal: Number.NaN, whole: 0, small: 0 } as const

type NumberLists = {
  readonly [Column in (typeof NUMBERS_BESIDE)[number] as Column['field']]: InstanceType<
    (typeof LISTS)[Column['type']]
  >
}

/**
 * Points of one or more indicators in columns of equal length, sorted by indicator, source, location, period.
 *
 * Every row has a value. A number that is not published beside it is `NaN` in a column of decimals and 0 in
 * one of whole numbers. A figure without a row is a gap: `withheld` and `withdrawn` name the figures that are
 * kept back and taken out, every other gap is found by `domain/gap/gap-at.ts`.
 */
export interface ObservationTable extends NumberLists {
  readonly length: number
  readonly indicator: Uint16Array
  readonly source: Uint16Array
  readonly location: Uint16Array
  readonly period: Int32Array
  readonly value: Float64Array
  readonly flags: readonly (readonly Flag[])[]
  /** The coordinates of each row; rows with equal coordinates share one object. */
  readonly coordinates: readonly Coordinates[]
  readonly withheld: readonly WithheldPoint[]
  /** Figures that were taken out; none of them has a row. */
  readonly withdrawn: readonly Rejection[]
}

/** The wanted rows; an absent member means "any". */
export interface RowFilter {
  readonly indicator?: number
  readonly source?: number
  readonly location?: number
  readonly locations?: ReadonlySet<number>
  readonly period?: PeriodCode
}

const NO_FLAGS: readonly Flag[] = []

/** A table of that many rows, every number a gap until it is filled. */
export function emptyTable(length = 0): ObservationTable {
  return {
    length,
    indicator: new Uint16Array(length),
    source: new Uint16Array(length),
    location: new Uint16Array(length),
    period: new Int32Array(length),
    value: new Float64Array(length).fill(Number.NaN),
    ...emptyLists(length),
    flags: new Array<readonly Flag[]>(length).fill(NO_FLAGS),
    coordinates: new Array<Coordinates>(length).fill(NO_COORDINATES),
    withheld: [],
    withdrawn: [],
  }
}

function emptyLists(length: number): NumberLists {
  const lists = NUMBERS_BESIDE.map(({ field, type }) => [field, new LISTS[type](length).fill(GAPS[type])])
  return Object.fromEntries(lists) as NumberLists
}

/** Writes a column of numbers into a table, row by row; null leaves a gap. */
export function fillNumbers(
  table: ObservationTable,
  field: BesideField,
  numberAt: (row: number) => number | null | undefined,
): void {
  const list = table[field]
  for (let row = 0; row < table.length; row++) {
    const number = numberAt(row)
    if (number !== null && number !== undefined) list[row] = number
  }
}

const FIELDS = NUMBERS_BESIDE.map(({ field }) => field)

/** Table of points, sorted. */
export function tableOf(points: readonly Point[]): ObservationTable {
  const sorted = points.toSorted(
    (a, b) =>
      a.indicator - b.indicator || a.source - b.source || a.location - b.location || a.period - b.period,
  )
  const table = emptyTable(sorted.length)
  for (const [row, point] of sorted.entries()) {
    table.indicator[row] = point.indicator
    table.source[row] = point.source
    table.location[row] = point.location
    table.period[row] = point.period
    table.value[row] = point.value
    // Point by point: sorted ones lie apart in memory, and seven turns through them would look for each seven times.
    for (const field of FIELDS) {
      const number = point[field]
      if (number !== null) table[field][row] = number
    }
  }
  return {
    ...table,
    flags: sorted.map(({ flags }) => flags),
    coordinates: sorted.map(({ coordinates }) => coordinates),
  }
}

/**
 * The point in a row of the table. Throws a RangeError for a row outside it. A row is made into a point when it is first
 * asked for, and into that one point only.
 */
export function pointAt(table: ObservationTable, row: number): Point {
  const points = POINTS.get(table) ?? new Map<number, Point>()
  const known = points.get(row)
  if (known) return known
  const point = freshPoint(table, row)
  POINTS.set(table, points.set(row, point))
  return point
}

/** The points of a table that were asked for, by row; they go when their table goes. */
const POINTS = new WeakMap<ObservationTable, Map<number, Point>>()

/** The same for callers that ask for every row and keep what they need: a new point each time. */
export function freshPoint(table: ObservationTable, row: number): Point {
  const value = table.value[row]
  if (value === undefined) throw new RangeError(`Row ${row} is outside a table of ${table.length} rows`)
  const point = blankPoint()
  point.indicator = table.indicator[row] ?? 0
  point.source = table.source[row] ?? 0
  point.location = table.location[row] ?? 0
  point.period = table.period[row] ?? 0
  point.value = value
  point.flags = table.flags[row] ?? NO_FLAGS
  point.coordinates = table.coordinates[row] ?? NO_COORDINATES
  for (const { field, gap } of filledColumns(table)) {
    const number = table[field][row] ?? gap
    if (number !== gap && !Number.isNaN(number)) point[field] = number
  }
  if (point.lower !== null) point.intervalLevel ??= 95
  if (isOfWholeSeries(table, row)) point.isWholeNumber = true
  return point
}

interface FilledColumn {
  readonly field: BesideField
  readonly gap: number
}

/** The columns of numbers that say something of any row: beside most values nothing is published. */
const FILLED = new WeakMap<ObservationTable, readonly FilledColumn[]>()

function filledColumns(table: ObservationTable): readonly FilledColumn[] {
  const known = FILLED.get(table)
  if (known) return known
  const filled = NUMBERS_BESIDE.map(({ field, type }) => ({ field, gap: GAPS[type] })).filter(
    ({ field, gap }) => table[field].some((number) => number !== gap && !Number.isNaN(number)),
  )
  FILLED.set(table, filled)
  return filled
}

/** The rows that match, in the order of the table. */
export function rowsWhere(table: ObservationTable, filter: RowFilter): number[] {
  const { indicator, source, location, locations, period } = filter
  const rows: number[] = []
  for (const run of runsOf(table)) {
    if (indicator !== undefined && run.indicator !== indicator) continue
    if (source !== undefined && run.source !== source) continue
    const [from, to] = location === undefined ? [run.from, run.to] : rowsOfPlace(table, run, location)
    for (let row = from; row < to; row++) {
      if (location !== undefined && table.location[row] !== location) continue
      if (locations && !locations.has(table.location[row] ?? 0)) continue
      if (period !== undefined && table.period[row] !== period) continue
      rows.push(row)
    }
  }
  return rows
}

/** Points that match, in the order of the table. */
export function pointsWhere(table: ObservationTable, filter: RowFilter): Point[] {
  return rowsWhere(table, filter).map((row) => pointAt(table, row))
}

/**
 * The newest point that matches, or null when there is none. `notAfter` leaves out later periods. A figure of a
 * part of its period counts as older than any of a whole one, a projection as older than any observation, and a month as older than any year: it
 * is no later figure of the same.
 */
export function latestPoint(table: ObservationTable, filter: RowFilter, notAfter?: PeriodCode): Point | null {
  let best: number | null = null
  for (const row of rowsWhere(table, filter)) {
    if (notAfter !== undefined && (table.period[row] ?? 0) > notAfter) continue
    if (best === null || outranks(table, row, best)) best = row
  }
  return best === null ? null : pointAt(table, best)
}

function outranks({ flags, period }: ObservationTable, row: number, best: number): boolean {
  const [own, other] = [period[row] ?? 0, period[best] ?? 0]
  const order = bySettled(settledBy(flags[row] ?? []), settledBy(flags[best] ?? [])) || byLength(own, other)
  return order === 0 ? own >= other : order < 0
}

/** Distinct values of a key column among the matching rows, ascending. */
export function distinct(
  table: ObservationTable,
  column: 'indicator' | 'source' | 'location' | 'period',
  filter: RowFilter,
): number[] {
  const values = table[column]
  const found = new Set(rowsWhere(table, filter).map((row) => values[row] ?? 0))
  return [...found].sort((a, b) => a - b)
}
