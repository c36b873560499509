import { type Grid, type GridRow, type Merge, textOf } from '#exchange/reading/cell.ts'

/** A row with what merged cells put into it. */
export interface Filled extends GridRow {
  /** Columns in which something stands in this row itself and not in a merged cell that reaches over it. */
  readonly own: readonly number[]
}

/** Cells that merged ones may reach over, all of them together: a file could say that each reaches over a million lines. */
const MOST_CELLS = 500_000
/** Columns that one of them reaches over at most. */
const WIDEST = 500

/** Rows in which a merged cell stands in all the places that it reaches over. */
export function withMerges({ rows, merges }: Grid): Filled[] {
  if (merges.length === 0) return rows.map((row) => new Plain(row))
  const byLine = new Map<number, Merge[]>()
  let left = MOST_CELLS
  for (const merge of merges) {
    for (let line = merge.top; line <= merge.bottom && left > 0; line += 1) {
      const known = byLine.get(line)
      if (known) known.push(merge)
      else byLine.set(line, [merge])
      left -= Math.min(merge.right - merge.left, WIDEST) + 1
    }
  }
  const contents = new Map(rows.map(({ line, cells }) => [line, cells]))
  const lines = [...new Set([...contents.keys(), ...byLine.keys()])].sort((a, b) => a - b)
  return lines.map((line) => {
    const cells = [...(contents.get(line) ?? [])]
    const own = cells.flatMap((cell, column) => (textOf(cell) === '' ? [] : [column]))
    for (const { top, left, right } of byLine.get(line) ?? []) {
      const content = contents.get(top)?.[left] ?? ''
      // Nothing is carried over; the file could name a column that no sheet has.
      if (textOf(content) === '') continue
      for (let column = left; column <= Math.min(right, left + WIDEST); column += 1) {
        while (cells.length <= column) cells.push('')
        if (textOf(cells[column]) === '') cells[column] = content
      }
    }
    return { line, cells, own }
  })
}

/** A row of a sheet without merged cells. Where it has contents is found when somebody asks, which most rows never are. */
class Plain implements Filled {
  readonly line: number
  readonly cells: GridRow['cells']

  constructor({ line, cells }: GridRow) {
    this.line = line
    this.cells = cells
  }

  get own(): readonly number[] {
    return this.cells.flatMap((cell, column) => (textOf(cell) === '' ? [] : [column]))
  }
}
