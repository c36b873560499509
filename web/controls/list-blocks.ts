import { keyOf, type PickerRow } from './picker-rows.ts'

/** Lines of a long list that are drawn and left out together. */
export interface Block {
  /** Tells it from the other blocks of its list. */
  readonly key: string
  /** The position of its first line in the list. */
  readonly from: number
  readonly rows: readonly PickerRow[]
}

/** What is seen of a list: how far it is scrolled and how high its window is, in pixels. */
export interface Seen {
  readonly top: number
  readonly height: number
}

/** Lines of a block. */
const LINES = 12

/** How high lines are until they have been drawn, in pixels: those that take no second row. */
const HEIGHTS = { group: 32, option: 36 }

/** So far around what is seen lines are drawn, in pixels: a reader who scrolls meets no empty place. */
const AROUND = 300

/** The lines of a list in blocks. */
export function blocksOf(rows: readonly PickerRow[]): readonly Block[] {
  return rows.flatMap((row, from) =>
    from % LINES === 0 ? [{ key: keyOf(row), from, rows: rows.slice(from, from + LINES) }] : [],
  )
}

/** How high a block is as far as one knows before it is drawn. */
export function likelyHeight({ rows }: Block): number {
  return rows.reduce((sum, { kind }) => sum + HEIGHTS[kind], 0)
}

/** The blocks that are to be drawn: those in sight with what lies near, and that of the line that is asked for. */
export function drawnBlocks(
  blocks: readonly Block[],
  heightOf: (block: Block) => number,
  { top, height }: Seen,
  line: number,
): ReadonlySet<Block> {
  let foot = 0
  const drawn = blocks.filter((block) => {
    const head = foot
    foot += heightOf(block)
    const isNear = foot > top - AROUND && head < top + height + AROUND
    return isNear || (line >= block.from && line < block.from + block.rows.length)
  })
  return new Set(drawn)
}
