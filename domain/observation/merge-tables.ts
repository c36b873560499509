import { KEY_COLUMNS, NUMBERS_BESIDE } from './columns.ts'
import { emptyTable, type ObservationTable } from './observation-table.ts'
import type { PointKey } from './point.ts'
import { runsOf } from './table-runs.ts'
import { keepWholeSeries } from './whole-series.ts'

/** Rows of one table that stay together. */
interface Block {
  readonly table: ObservationTable
  readonly from: number
  readonly to: number
}

/** One table of several; the order of rows follows {@link ObservationTable}, equal keys that of the tables. */
export function mergeTables(tables: readonly ObservationTable[]): ObservationTable {
  const [only] = tables
  if (only && tables.length === 1) return only
  return {
    ...copied(inOrder(tables)),
    withheld: tables.flatMap(({ withheld }) => withheld),
    withdrawn: tables.flatMap(({ withdrawn }) => withdrawn),
  }
}

/**
 * The table without the rows, withheld and withdrawn figures that are not wanted. The other members of a row
 * stay as they were.
 */
export function narrowedTable(
  table: ObservationTable,
  isWanted: (key: PointKey) => boolean,
): ObservationTable {
  const kept: number[] = []
  const key = { indicator: 0, source: 0, location: 0, period: 0 }
  for (let row = 0; row < table.length; row++) {
    for (const { field } of KEY_COLUMNS) key[field] = table[field][row] ?? 0
    if (isWanted(key)) kept.push(row)
  }
  const narrowed = {
    ...copied(kept.map((row) => ({ table, from: row, to: row + 1 }))),
    withheld: table.withheld.filter(isWanted),
    withdrawn: table.withdrawn.filter(isWanted),
  }
  keepWholeSeries(narrowed, table, kept)
  return narrowed
}

/** Blocks by indicator and source. Where several tables have figures of the same pair, their rows are sorted one by one. */
function inOrder(tables: readonly ObservationTable[]): Block[] {
  const runs = tables.flatMap((table) => runsOf(table).map((run) => ({ table, ...run })))
  const byPair = Map.groupBy(runs, ({ indicator, source }) => indicator * 0x10000 + source)
  const pairs = [...byPair].sort(([a], [b]) => a - b)
  return pairs.flatMap(([, same]) => (same.length === 1 ? same : rowByRow(same)))
}

function rowByRow(blocks: readonly Block[]): Block[] {
  const rows = blocks.flatMap(({ table, from, to }) =>
    Array.from({ length: to - from }, (_, at) => ({ table, from: from + at, to: from + at + 1 })),
  )
  return rows.sort(
    (a, b) => keyAt(a, 'location') - keyAt(b, 'location') || keyAt(a, 'period') - keyAt(b, 'period'),
  )
}

function keyAt({ table, from }: Block, column: 'location' | 'period'): number {
  return table[column][from] ?? 0
}

/** A table of the blocks, each copied column by column. */
function copied(blocks: readonly Block[]): ObservationTable {
  const result = emptyTable(blocks.reduce((sum, { from, to }) => sum + to - from, 0))
  let at = 0
  for (const { table, from, to } of blocks) {
    for (const column of COPIED) copy(table[column], result[column], from, to, at)
    at += to - from
  }
  return {
    ...result,
    flags: blocks.flatMap(({ table, from, to }) => table.flags.slice(from, to)),
    coordinates: blocks.flatMap(({ table, from, to }) => table.coordinates.slice(from, to)),
  }
}

type Column = Uint16Array | Int16Array | Int32Array | Float64Array

function copy(source: Column, target: Column, from: number, to: number, at: number): void {
  // A view of many rows is copied at once; of one row that would cost more than the number itself.
  if (to - from > 1) target.set(source.subarray(from, to), at)
  else target[at] = source[from] ?? Number.NaN
}

/** Every column of numbers of a table. */
const COPIED = [
  ...KEY_COLUMNS.map(({ field }) => field),
  'value' as const,
  ...NUMBERS_BESIDE.map(({ field }) => field),
]
