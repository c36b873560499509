import type { PaperWidth, Sheet } from './paper-document.ts'

type Format = Omit<Sheet, 'isDense'>

/** Sheets upright, in CSS pixels. */
const SIZES = {
  a4: { width: 794, height: 1123 },
  a3: { width: 1123, height: 1587 },
  letter: { width: 816, height: 1056 },
} as const

/** White around what is set, and between two columns, in CSS pixels. */
export const MARGINS = { sides: 44, gap: 24 } as const
/** What head, foot and a lead take of a page, and what title, notes and sources take around each of two figures on it. */
const [AROUND_TWO, AROUND_ONE] = [256, 125]
/** Lower than this no map is read; on such sheets a figure has its page. */
const LEAST_HALF = 300
/** What head, foot, title, notes and sources around a figure take of a page. */
const AROUND = 300

/** The size of a sheet, in CSS pixels. */
export function sheetSize({ size, orientation }: Format): {
  readonly width: number
  readonly height: number
} {
  const { width, height } = SIZES[size]
  return orientation === 'portrait' ? { width, height } : { width: height, height: width }
}

/** The room of a drawing on a sheet, in CSS pixels; `half`: what leaves as much to a second one. */
export function roomOn(
  sheet: Format,
  width: PaperWidth,
): { readonly width: number; readonly most: number; readonly half: number } {
  const { width: across, height: down } = sheetSize(sheet)
  const line = across - 2 * MARGINS.sides
  const isHalf = width === 'half' && sheet.columns === 2
  const most = down - AROUND
  const half = Math.floor((down - AROUND_TWO) / 2) - AROUND_ONE
  return {
    width: isHalf ? Math.floor((line - MARGINS.gap) / 2) : line,
    most,
    half: half < LEAST_HALF ? most : half,
  }
}
