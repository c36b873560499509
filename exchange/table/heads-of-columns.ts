import { textOf } from '#exchange/reading/cell.ts'
import type { Filled } from './merged.ts'

/** The labels of each column; a label stands for the empty cells to its right, as far as another row has labels there. */
export function headsOf(rows: readonly Filled[]): string[][] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const lowest = rows.at(-1)
  const heads: string[][] = Array.from({ length: width }, () => [])
  for (const [at, row] of rows.entries()) {
    let label = ''
    let isFilled = false
    for (let column = 0; column < width; column += 1) {
      const text = textOf(row.cells[column])
      const isOwn = row.own.includes(column)
      if (text !== '') {
        label = text
        isFilled = isOwn && at < rows.length - 1 && textOf(row.cells[column + 1]) === ''
      }
      const given = text !== '' ? text : isFilled && textOf(lowest?.cells[column]) !== '' ? label : ''
      const labels = heads[column]
      if (given !== '' && labels && labels.at(-1) !== given) labels.push(given)
    }
  }
  return heads
}
