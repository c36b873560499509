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

/** The room of a drawing on a sheet, in CSS pixels. */
export function roomOn(sheet: Format, width: PaperWidth): { readonly width: number; readonly most: number } {
  const { width: across, height: down } = sheetSize(sheet)
  const line = across - 2 * MARGINS.sides
  const isHalf = width === 'half' && sheet.columns === 2
  return { width: isHalf ? Math.floor((line - MARGINS.gap) / 2) : line, most: down - AROUND }
}
