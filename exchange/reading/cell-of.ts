import type { FigurePlace } from '#exchange/reading/candidate.ts'

/** A cell as people name it: `Sheet 1, C7`. */
export function cellOf({ sheet, row, column }: FigurePlace): string {
  const cell = /^[A-Z]{1,3}$/.test(column) ? `${column}${row}` : `${row} ${column}`
  return sheet === '' ? cell : `${sheet}, ${cell}`
}
