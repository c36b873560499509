import { fontFaceOf, sheetSvg } from '#charts/drawing/sheet-svg.ts'
import type { FigureExport } from '#charts/export/figure-export.ts'
import { sheetContent } from '#charts/export/sheet-content.ts'
import fontAddress from '#charts/fonts/inter.woff2?url'

/** The sheet of a figure, with the address of this site. */
export async function pageSheet(content: FigureExport): Promise<string> {
  const font = await (await fetch(fontAddress)).blob()
  const fontFace = fontFaceOf(await dataAddress(font))
  return sheetSvg({ ...sheetContent(content), fontFace })
}

/** A file as a `data:` address. */
function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('The file could not be read'))
    reader.readAsDataURL(file)
  })
}
