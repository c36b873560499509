import { textWidth } from '#charts/plot/text-width.ts'

/** Sizes of a matrix in pixels. Names stand on the diagonal, to the right of it. */
export interface MatrixLayout {
  readonly cellWidth: number
  readonly cellHeight: number
  /** Room for a name, after its number. */
  readonly nameWidth: number
  readonly height: number
  /** Whether a cell has room for `0.71`, or for `.71` alone; null where a number does not fit. */
  readonly written: 'full' | 'short' | null
  /** Size of the numbers at the medium font size; smaller where large letters leave cells little room. */
  readonly numberSize: number
}

const WIDEST_CELL = 64
const LEAST_NAME = 96
/** Pixels of a number, and of the smallest that can be read. */
const NUMBER = 11
const LEAST_NUMBER = 9
/** With more names than this, rows are kept low. */
const MANY = 12

/**
 * Sizes for `names` on a width: cells share what the widest name leaves, and names give way to cells that could not be read.
 * `scale` is the font scale.
 */
export function matrixLayout(names: readonly string[], width: number, scale: number): MatrixLayout {
  const count = Math.max(1, names.length)
  const widest = Math.max(LEAST_NAME * scale, ...names.map((name) => textWidth(name, 12 * scale, 500) + 14))
  const least = Math.min(widest, Math.max(LEAST_NAME * scale, width * 0.34))
  // The last name needs the whole room; the others stand above cells that the triangle leaves empty.
  const nameWidth = Math.max(least, Math.min(widest, width - count * 34 * scale))
  const cellWidth = Math.min(WIDEST_CELL * scale, Math.max(8, (width - nameWidth) / count))
  const tallest = count > MANY ? 28 : 56
  const cellHeight = Math.min(tallest * scale, Math.max(20 * scale, cellWidth * (count > MANY ? 0.72 : 0.95)))
  const isWide = textWidth('−0.88', NUMBER * scale, 600) + 3 <= cellWidth
  const height = count * cellHeight + 8
  const room = { cellWidth, cellHeight, nameWidth, height }
  if (isWide) return { ...room, written: 'full', numberSize: NUMBER }
  const size = Math.min(NUMBER * scale, (cellWidth - 5) / textWidth('−.88', 1, 600))
  return { ...room, written: size < LEAST_NUMBER ? null : 'short', numberSize: size / scale }
}
