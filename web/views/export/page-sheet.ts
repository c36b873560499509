import { fontFaceOf, sheetSvg } from '#charts/drawing/sheet-svg.ts'
import type { FigureExport } from '#charts/export/figure-export.ts'
import { sheetContent } from '#charts/export/sheet-content.ts'
import fontAddress from '#charts/fonts/inter.woff2?url'

/** The sheet of a figure, with the address of this site. */
export async function pageSheet(content: FigureExport): Promise<string> {
  return sheetSvg({ ...sheetContent(content), fontFace: await pageFontFace() })
}

/** The type of the product, for a drawing that is drawn by itself. */
export async function pageFontFace(): Promise<string> {
  const font = await (await fetch(fontAddress)).blob()
  return fontFaceOf(await dataAddress(font))
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
