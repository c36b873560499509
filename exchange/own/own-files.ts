import { FILE_COLUMNS } from '#domain/observation/import-file.ts'
import { columnLetters, type GridRow, textOf } from '#exchange/reading/cell.ts'
import { OWN_STRUCTURE, ownHeads } from '#domain/observation/exchange-names.ts'
import type { Table } from '#exchange/table/table.ts'
import { ownTable } from './table.ts'

/** The columns of figures of groups beside those of figures. */
const OF_GROUPS = ['dimension', 'category', 'category_order', 'population_share']
const KNOWN = new Set<string>([...FILE_COLUMNS.map(({ name }) => name), ...OF_GROUPS])

/** Rows under our own columns, heads first, with the cell of the value of each. */
export interface OwnRows {
  readonly sheet: string
  readonly rows: readonly (readonly string[])[]
  readonly cells: readonly string[]
}

/** A table of our own SDMX-CSV under the names of our files of figures; any other as it is. */
export function withOwnHeads<T extends Pick<Table, 'heads' | 'rows'>>(table: T): T {
  const at = table.heads.indexOf('STRUCTURE_ID')
  const isOwn = at >= 0 && textOf(table.rows[0]?.cells[at]) === OWN_STRUCTURE
  return isOwn ? { ...table, heads: ownHeads(table.heads) } : table
}

/** True for a table with our own columns, which needs no mapping. */
export function isOwnTable({ heads }: Pick<Table, 'heads'>): boolean {
  return ownTable.knows(heads)
}

/** The rows of a table with our own columns as they stand there; columns that are none of ours, such as names, are left out. */
export function ownRows({ sheet, heads, rows }: Pick<Table, 'sheet' | 'heads' | 'rows'>): OwnRows {
  const columns = heads.map((_, at) => at).filter((at) => KNOWN.has(heads[at] ?? ''))
  const value = columnLetters(heads.indexOf('value'))
  const cellsOf = ({ cells }: GridRow) => columns.map((at) => textOf(cells[at]))
  return {
    sheet,
    rows: [columns.map((at) => heads[at] ?? ''), ...rows.map(cellsOf)],
    cells: rows.map(({ line }) => (sheet === '' ? `${value}${line}` : `${sheet}, ${value}${line}`)),
  }
}
