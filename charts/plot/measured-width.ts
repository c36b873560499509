import { LETTER_WIDTHS } from '#charts/fonts/letter-widths.ts'

const { unit, letters, 400: REGULAR, 700: BOLD } = LETTER_WIDTHS

/** Regular and bold width of each letter as shares of the font size. */
const WIDTHS = new Map(
  [...letters].map((letter, index) => [letter, [(REGULAR[index] ?? 0) / unit, (BOLD[index] ?? 0) / unit]]),
)

/** Letters that the font does not have are drawn in another: about as wide as most. */
const OTHER = [0.58, 0.6]

/** Combining marks stand over the letter before them. */
const MARK = /\p{M}/u

/**
 * The width of a text in pixels in the product's type, without kerning. The same on a page and without one, so that a figure
 * is laid out alike everywhere. Source: the widths of Inter, whose letters widen evenly with the weight.
 */
export function measuredWidth(text: string, fontSize: number, weight = 400): number {
  const boldness = Math.min(1, Math.max(0, (weight - 400) / 300))
  let width = 0
  for (const letter of text) {
    if (MARK.test(letter)) continue
    const [regular = 0, bold = 0] = WIDTHS.get(letter) ?? OTHER
    width += regular + (bold - regular) * boldness
  }
  return width * fontSize
}

/** How much wider another typeface is that stands in for ours: DejaVu Sans, the widest, in its regular and its bold letters. */
const OTHER_TYPE = { regular: 1.1, bold: 1.2 } as const
/** From this weight on a typeface with two weights draws bold letters. */
const BOLD_FROM = 550

/** The width to leave for a text in a file that opens where the product's type is not known, as in office programs. */
export function roomyWidth(text: string, fontSize: number, weight = 400): number {
  const wider = weight >= BOLD_FROM ? OTHER_TYPE.bold : OTHER_TYPE.regular
  return measuredWidth(text, fontSize, weight) * wider
}
