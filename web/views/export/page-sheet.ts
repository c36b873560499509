import { sheetAbout } from '#charts/drawing/sheet-about.ts'
import { fontFaceOf, sheetSvg } from '#charts/drawing/sheet-svg.ts'
import { sheetTitle } from '#charts/drawing/sheet-title.ts'
import fontAddress from '#charts/fonts/inter.woff2?url'
import { readIn } from '../citation.ts'
import { permalink } from '../permalink.ts'
import type { FigureExport } from './figure-export.ts'

/** The sheet of a figure, with the address of this site. */
export async function pageSheet({
  figure,
  view,
  language,
  reference,
  release,
}: FigureExport): Promise<string> {
  const font = await (await fetch(fontAddress)).blob()
  const fontFace = fontFaceOf(await dataAddress(font))
  return sheetSvg({
    figure,
    language,
    address: permalink(view),
    fontFace,
    title: sheetTitle(figure.title, view, { reference, language }),
    about: sheetAbout({ figure, reference, language, read: readIn(release) }),
  })
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
