import { roomyWidth } from '#charts/plot/measured-width.ts'

/** The size of a slide and the places on it, in inches: that of a screen of 16 to 9. */
export const SLIDE = { width: 13.333, height: 7.5, margin: 0.5 } as const

/** The room between the margins. */
export const ACROSS = SLIDE.width - 2 * SLIDE.margin

/** Where the parts of a slide stand. */
export const PLACES = {
  part: { y: 0.28, height: 0.3 },
  title: { y: 0.55, height: 0.83 },
  subtitle: { y: 1.5, height: 0.42 },
  body: { y: 1.98, height: 4.42 },
  about: { y: 6.45, height: 0.88 },
} as const

/** In the program of every reader, and narrower than the type of the product. */
export const TYPEFACE = 'Arial'

const EMU_PER_INCH = 914_400
const POINTS_PER_INCH = 72

/** Inches as the file counts them. */
export function emu(inches: number): number {
  return Math.round(inches * EMU_PER_INCH)
}

/** The width of a text in inches, at a size in points, in the widest typeface that may stand in. */
export function textInches(text: string, points: number, isBold = false): number {
  return roomyWidth(text, points, isBold ? 700 : 400) / POINTS_PER_INCH
}

/** Lines that a text needs in a width, and inches that they are high. */
export function textHeight(text: string, points: number, width: number, isBold = false): number {
  const lines = Math.max(1, Math.ceil(textInches(text, points, isBold) / (width * FILLED)))
  return (lines * points * LEADING) / POINTS_PER_INCH
}

/** A line ends before it is full, since words stay whole. */
const FILLED = 0.93
const LEADING = 1.2

/** Between two paragraphs, in inches. */
export const AFTER = 0.06
/** The size of words above a table or a picture, in points. */
export const ABOVE_POINTS = 14

/** The height of words above a table or a picture of so much width, in inches, with the white below them. */
export function wordsHeight(
  lines: readonly { readonly text: string; readonly isBold: boolean }[],
  width: number,
): number {
  const high = lines.map(({ text, isBold }) => textHeight(text, ABOVE_POINTS, width - 0.22, isBold) + AFTER)
  return high.reduce((all, each) => all + each, 2 * AFTER)
}

/** The largest of some sizes, in points, at which texts fit a height; the smallest where none does. */
export function fittingSize(sizes: readonly number[], fits: (points: number) => boolean): number {
  return sizes.find(fits) ?? sizes.at(-1) ?? 12
}
