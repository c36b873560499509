import { hex } from './document.ts'
import type { PdfFont } from './font.ts'

/** Signs that the type lacks, by one that looks much the same; text that is copied keeps the sign. */
const LIKE: Readonly<Record<string, string>> = { '⚑': '▶' }

/** Stands for a sign that the type lacks: nothing is left out in silence. */
export const LACKING = '□'

/** Signs without a shape of their own, such as those that join two or choose a look. */
export const UNSEEN = /^(?:\p{Cc}|\p{Cf}|\p{Variation_Selector})$/u

/** A font and what is used of it. */
export class UsedFont {
  readonly name: string
  readonly font: PdfFont
  readonly used = new Map<number, number>()

  constructor(name: string, font: PdfFont) {
    this.name = name
    this.font = font
  }

  /** The glyphs of a text, and how wide it is in thousandths of its size. */
  set(text: string): { readonly glyphs: string; readonly width: number } {
    let glyphs = ''
    let width = 0
    for (const letter of text.normalize('NFC')) {
      const code = letter.codePointAt(0) ?? 0
      const own = this.font.glyphOf(code)
      if (own === 0 && UNSEEN.test(letter)) continue
      const glyph = own || this.font.glyphOf((LIKE[letter] ?? LACKING).codePointAt(0) ?? 0)
      this.used.set(glyph, code)
      glyphs += hex(glyph)
      width += this.font.widthOf(glyph)
    }
    return { glyphs, width }
  }
}
