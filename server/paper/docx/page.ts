import { Footer, PageNumber, PageOrientation, Paragraph, TabStopType, TextRun } from 'docx'
import type { Sheet } from '../document/paper-document.ts'
import { MARGINS, sheetSize } from '../document/room.ts'
import { OWN_STYLES, TWIPS } from './styles.ts'

/** White above and below, in CSS pixels. */
const [ENDS, DENSE_ENDS] = [56, 36]
/** From the edge to the foot, which leaves white between it and the last line of a page. */
const [FOOT, DENSE_FOOT] = [24, 16]

/** Size and margins of a sheet as Word takes them. */
export function pageOf(sheet: Sheet) {
  const { width, height } = sheetSize({ ...sheet, orientation: 'portrait' })
  const orientation = sheet.orientation === 'portrait' ? PageOrientation.PORTRAIT : PageOrientation.LANDSCAPE
  const [sides, ends] = [MARGINS.sides * TWIPS, (sheet.isDense ? DENSE_ENDS : ENDS) * TWIPS]
  return {
    size: { width: width * TWIPS, height: height * TWIPS, orientation },
    margin: {
      left: sides,
      right: sides,
      top: ends,
      bottom: ends,
      footer: (sheet.isDense ? DENSE_FOOT : FOOT) * TWIPS,
    },
  }
}

/** Twentieths of a point between the margins of a sheet. */
export function acrossOf(sheet: Sheet): number {
  return (sheetSize(sheet).width - 2 * MARGINS.sides) * TWIPS
}

/** The foot of every page: words, and at its end the number; `numbered` leaves `{page}` and `{pages}` open. */
export function pageFooter(words: string, numbered: string, sheet: Sheet): Footer {
  const [before = '', between = '', after = ''] = numbered.split(/\{pages?\}/)
  const counted = [`\t${before}`, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after]
  return new Footer({
    children: [
      new Paragraph({
        style: OWN_STYLES.notes,
        tabStops: [{ type: TabStopType.RIGHT, position: acrossOf(sheet) }],
        children: [new TextRun(words), new TextRun({ children: counted })],
      }),
    ],
  })
}
