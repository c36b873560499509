import { cardSvg } from '#charts/drawing/card-svg.ts'
import { sheetSvg } from '#charts/drawing/sheet-svg.ts'
import { citation, readIn } from '#charts/export/citation.ts'
import { csvWithNotes } from '#charts/export/csv.ts'
import { figureSheets } from '#charts/export/figure-sheets.ts'
import { fileName } from '#charts/export/file-name.ts'
import { figureJson } from '#charts/export/json.ts'
import { sheetContent } from '#charts/export/sheet-content.ts'
import { svgPdf } from '#charts/pdf/svg-pdf.ts'
import writeExcelFile from 'write-excel-file/node'
import type { ReleaseReader } from '#server/data-files/release-reader.ts'
import { readFontFace, readOutlines } from '#server/drawing/server-files.ts'
import { embedPage } from './embed-page.ts'
import type { FigureOrder, MadeFile } from './figure-order.ts'
import { figurePage } from './figure-page.ts'
import { pngOf } from './png-of.ts'
import { type ShownFigure, shownFigure } from './shown-figure.ts'

/** Makes one file of one figure. Throws a `Problem` where there is none. */
export async function makeFigureFile(order: FigureOrder, reader: ReleaseReader): Promise<MadeFile> {
  const shown = await shownFigure(order, reader)
  const bytes = await contentOf(shown, order)
  const name = fileName(shown.figure.title, order.format)
  return { bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes, name }
}

function contentOf(shown: ShownFigure, order: FigureOrder): string | Promise<string | Uint8Array> {
  switch (order.format) {
    case 'svg':
      return drawing(shown, order, readFontFace())
    case 'png':
      return drawing(shown, order, '').then((svg) => pngOf(svg, order.look.scale))
    case 'pdf':
      return pdf(shown, order)
    case 'csv':
      return csvWithNotes(shown)
    case 'json':
      return JSON.stringify(figureJson(shown))
    case 'xlsx':
      return writeExcelFile(figureSheets(shown)).toBuffer()
    case 'html':
      return figurePage(shown, order)
    case 'embed':
      return embedPage(shown, order)
    case 'words':
      return JSON.stringify({ title: shown.figure.title, summary: shown.figure.summary })
  }
}

async function drawing(
  shown: ShownFigure,
  { look }: FigureOrder,
  fontFace: string | Promise<string>,
): Promise<string> {
  const { language, release } = shown
  const content = { ...sheetContent(shown), fontFace: await fontFace, paper: look.paper }
  if (look.as !== 'card') return sheetSvg(content)
  return cardSvg({ ...content, edition: language.text(readIn(release, null)) })
}

/** Paper is white, whatever the address says. */
async function pdf(shown: ShownFigure, { look }: FigureOrder): Promise<Uint8Array> {
  const { figure, language } = shown
  const paper = { ...look.paper, mode: 'light' } as const
  const sheet = sheetSvg({ ...sheetContent(shown), fontFace: await readFontFace(), paper })
  const subject = `${figure.summary} ${citation(figure, shown)}`
  return svgPdf([sheet], await readOutlines(), { title: figure.title, subject, language: language.tag })
}
