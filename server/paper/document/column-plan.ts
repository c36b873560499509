import { measuredWidth } from '#charts/plot/measured-width.ts'
import { linesIn, type PaperCell, type PaperColumn } from './paper-document.ts'

/** Columns of a table on paper that stand beside each other, with their widths in CSS pixels: as wide as the line together. */
export interface ColumnPart {
  readonly columns: readonly number[]
  readonly widths: readonly number[]
}

/** How the columns of a table stand on a line: in type of a size, and in one part or below each other. */
export interface ColumnPlan {
  /** In CSS pixels. */
  readonly size: number
  readonly parts: readonly ColumnPart[]
}

interface Columns {
  readonly columns: readonly Pick<PaperColumn, 'head' | 'numeric'>[]
  readonly rows: readonly (readonly PaperCell[])[]
}

/** Sizes of type, the largest that fits goes first. */
const SIZES = [11.33, 10, 9] as const
/** White beside the letters of a column; where a sheet is set closer there is less, and its type is of the smaller sizes. */
const [BESIDE, CLOSER] = [12, 9]
/** Another typeface is wider than ours by so much at most. */
const OTHER_TYPE = 1.08
/** Weight of heads. */
const BOLD = 700
/** A word longer than this share of the line is broken: no table has room for it. */
const LONGEST_WORD = 0.4

/**
 * The widths of columns on a line `across` CSS pixels wide: no number and no word is broken. What is too wide gets smaller type, and
 * what is too wide even so stands in parts below each other, each beginning with the first column.
 */
export function columnPlan(table: Columns, across: number, isDense = false): ColumnPlan {
  const sizes = isDense ? SIZES.slice(1) : SIZES
  const beside = isDense ? CLOSER : BESIDE
  const sized = sizes.map((size) => ({ size, needs: needsOf(table, { size, across, beside, isDense }) }))
  const fitting = sized.find(({ needs }) => sum(needs.map(({ least }) => least)) <= across)
  const { size, needs } = fitting ?? sized.at(-1) ?? { size: SIZES[0], needs: [] }
  const parts = fitting ? [needs.map((_, at) => at)] : inParts(needs, across)
  return {
    size,
    parts: parts.map((columns) => ({
      columns,
      widths: widthsOf(
        columns.flatMap((at) => needs[at] ?? []),
        across,
      ),
    })),
  }
}

/** The least width of a column, and that at which nothing in it takes two lines. */
interface Need {
  readonly least: number
  readonly natural: number
}

interface Measured {
  readonly size: number
  readonly across: number
  readonly beside: number
  readonly isDense: boolean
}

function needsOf({ columns, rows }: Columns, { size, across, beside, isDense }: Measured): readonly Need[] {
  return columns.map(({ head, numeric }, at) => {
    const cells = rows.map((row) => row[at] ?? '')
    const isBold = cells.some((cell) => typeof cell === 'object' && 'isBold' in cell && cell.isBold)
    const texts = cells.flatMap((cell) => linesIn(cell).flatMap((line) => line.split('\n')))
    const drawn = cells.map((cell) =>
      typeof cell === 'object' && 'drawing' in cell ? cell.drawing.width + beside : 0,
    )
    const width = (text: string, weight = isBold ? BOLD : 400) =>
      measuredWidth(text, size, weight) * OTHER_TYPE
    const most = (all: readonly string[], weight?: number) =>
      Math.max(0, ...all.map((each) => width(each, weight)))
    const pieces = texts.flatMap((text) => (numeric && isNumber(text) ? [text] : wordsOf(text)))
    const inWords = Math.min(most(pieces), LONGEST_WORD * across)
    const least = Math.max(Math.max(inWords, most(wordsOf(head), BOLD)) + beside, ...drawn)
    // Where it is close, a head in two lines costs less than a text in two.
    const ofHead = isDense ? 0 : width(head, BOLD)
    return { least, natural: Math.max(least, most(texts) + beside, ofHead + beside) }
  })
}

/** In a column of numbers: one, which is never broken over two lines, and not the words that say why there is none. */
export function isNumber(text: string): boolean {
  return /\d/.test(text)
}

/** What a line may be broken between; a hyphen stays with the letters before it. */
function wordsOf(text: string): readonly string[] {
  return text.split(/\s+|(?<=\p{L}[-–])(?=\p{L})/u)
}

/** As many columns in each part as fit; the first column tells the rows apart and stands in all of them. */
function inParts([first, ...others]: readonly Need[], across: number): readonly (readonly number[])[] {
  const parts: number[][] = []
  let left = 0
  for (const [index, { least }] of others.entries()) {
    if (parts.length === 0 || least > left) {
      parts.push([0])
      left = across - (first?.least ?? 0)
    }
    parts.at(-1)?.push(index + 1)
    left -= least
  }
  return parts.length === 0 ? [[0]] : parts
}

/** What is left of the line goes first to the columns that lack least, so that long texts are those in several lines. */
function widthsOf(needs: readonly Need[], across: number): readonly number[] {
  const widths = needs.map(({ least }) => least)
  let left = across - sum(widths)
  const order = needs
    .map(({ least, natural }, at) => ({ at, lack: natural - least }))
    .toSorted((a, b) => a.lack - b.lack)
  for (const [turn, { at, lack }] of order.entries()) {
    const more = Math.max(0, Math.min(lack, left / (order.length - turn)))
    widths[at] = (widths[at] ?? 0) + more
    left -= more
  }
  const share = across / (sum(widths) || 1)
  return widths.map((width) => width * share)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
