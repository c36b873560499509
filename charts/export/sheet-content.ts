import { sheetAbout } from '#charts/drawing/sheet-about.ts'
import type { SheetContent } from '#charts/drawing/sheet-svg.ts'
import { sheetTitle } from '#charts/drawing/sheet-title.ts'
import { readIn } from './citation.ts'
import type { FigureExport } from './figure-export.ts'

/** What stands on the sheet of a figure; its type is brought by whoever draws it. */
export function sheetContent(content: FigureExport): Omit<SheetContent, 'fontFace'> {
  const { figure, view, language, reference, release, address, readOn } = content
  return {
    ...{ figure, language, address },
    title: sheetTitle(figure.title, view, { reference, language }),
    about: sheetAbout({ figure, reference, language, read: readIn(release, readOn) }),
  }
}
