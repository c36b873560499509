import { sheetAbout } from '#charts/drawing/sheet-about.ts'
import type { SheetContent } from '#charts/drawing/sheet-svg.ts'
import { sheetTitle } from '#charts/drawing/sheet-title.ts'
import { readIn } from './citation.ts'
import type { FigureExport } from './figure-export.ts'

/** The content of the sheet of a figure; the caller that draws it brings its type. */
export function sheetContent(content: FigureExport): Omit<SheetContent, 'fontFace'> {
  const { figure, view, language, reference, release, address, readOn } = content
  return {
    ...{ figure, language, address },
    title: sheetTitle(figure.title, view, { reference, language }),
    about: sheetAbout({ figure, reference, language, read: readIn(release, readOn) }),
  }
}
