/** The content of a cell: a number where the file keeps one as such, else text; empty text where nothing stands. */
export type Cell = string | number

/** A row of a sheet with the line or row on which it stands in its file, from 1. */
export interface GridRow {
  readonly line: number
  readonly cells: readonly Cell[]
}

/** A cell that reaches over others: lines from 1 and columns from 0, both ends included. */
export interface Merge {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** A sheet as it stands in its file, before anybody knows what its cells are. */
export interface Grid {
  /** The name of the sheet; empty in a format without sheets. */
  readonly sheet: string
  readonly rows: readonly GridRow[]
  readonly merges: readonly Merge[]
}

/** A cell as text, without spaces around it. */
export function textOf(cell: Cell | undefined): string {
  return cell === undefined ? '' : typeof cell === 'number' ? String(cell) : cell.trim()
}

/** The letters of a column as spreadsheets write them: 0 is A, 26 is AA. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last
}
