import { cardSvg } from '#charts/drawing/card-svg.ts'
import { sheetTitle } from '#charts/drawing/sheet-title.ts'
import { sheetSvg } from '#charts/drawing/sheet-svg.ts'
import { citation, readIn } from '#charts/export/citation.ts'
import { csvWithNotes } from '#charts/export/csv.ts'
import { frameHeight } from '#charts/export/embed-code.ts'
import { figureSheets } from '#charts/export/figure-sheets.ts'
import { fileName } from '#charts/export/file-name.ts'
import { figureJson } from '#charts/export/json.ts'
import { sheetContent } from '#charts/export/sheet-content.ts'
import { svgPdf } from '#charts/pdf/svg-pdf.ts'
import { deckFile } from '#charts/slides/deck-file.ts'
import { figureDeck } from '#charts/slides/figure-deck.ts'
import { parseView } from '#charts/view-address.ts'
import { Problem } from '#domain/problem.ts'
import writeExcelFile from 'write-excel-file/node'
import type { ReleaseReader } from '#sections/files/release-reader.ts'
import { readFontFace, readOutlines } from '#server/drawing/server-files.ts'
import { type ChangedSince, changedSince } from './changed-since.ts'
import { embedPage } from './embed-page.ts'
import type { FigureOrder, FigureWords, MadeFile } from './figure-order.ts'
import { figurePage } from './figure-page.ts'
import { type ShownFigure, shownFigure } from './shown-figure.ts'
import { type ShownPage, shownPage } from './shown-page.ts'

/** A drawing as a picture of dots, `scale` for each of its pixels. */
type DrawDots = (svg: string, scale: number) => Promise<Uint8Array>

/** The release of an order, the newest one where it has to be held against that, and what draws dots. */
interface FigureGround {
  readonly reader: ReleaseReader
  readonly newest: ReleaseReader | null
  readonly dots: DrawDots
}

/** Makes one file of one figure. Throws a `Problem` where there is none. */
export async function makeFigureFile(
  order: FigureOrder,
  { reader, newest, dots }: FigureGround,
): Promise<MadeFile> {
  const page = await pageOf(order, reader)
  const { shown } = page
  const since = newest && (await changedSince(shown, order, newest))
  const content =
    order.look.as === 'card' ? card(page, order, dots) : contentOf(shown, order, { dots, since })
  const bytes = await content
  const name = fileName(shown.figure.title, order.format)
  return { bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes, name }
}

async function pageOf(order: FigureOrder, reader: ReleaseReader): Promise<ShownPage> {
  if ('page' in order.of) return shownPage(order, order.of.page, reader)
  const view = parseView(order.of.view)
  if (view === null) throw new Problem('invalid-input', 'This is no figure.')
  return { shown: await shownFigure(order, view, reader) }
}

/** A card is a picture, whatever the address ends with that is no picture. */
async function card(
  { shown, title, sentence }: ShownPage,
  order: FigureOrder,
  dots: DrawDots,
): Promise<string | Uint8Array> {
  const { figure, view, language, reference, release } = shown
  const svg = cardSvg({
    ...{ figure, reference, language },
    title: title ?? sheetTitle(figure.title, view, { reference, language }),
    sentence: sentence ?? figure.summary,
    edition: language.text(readIn(release, null)),
    intervals: !('intervals' in view.options && view.options.intervals === false),
    front: order.front,
  })
  if (order.format === 'png') return dots(svg, order.look.scale)
  return order.format === 'svg' ? svg : contentOf(shown, order, { dots, since: null })
}

interface ContentGround {
  readonly dots: DrawDots
  readonly since: ChangedSince | null
}

function contentOf(
  shown: ShownFigure,
  order: FigureOrder,
  { dots, since }: ContentGround,
): string | Promise<string | Uint8Array> {
  switch (order.format) {
    case 'svg':
      return drawing(shown, order, readFontFace())
    case 'png':
      return drawing(shown, order, '').then((svg) => dots(svg, order.look.scale))
    case 'pdf':
      return pdf(shown, order)
    case 'csv':
      return csvWithNotes(shown)
    case 'json':
      return JSON.stringify(figureJson(shown))
    case 'xlsx':
      return writeExcelFile(figureSheets(shown)).toBuffer()
    case 'pptx':
      return slides(shown, order, dots)
    case 'html':
      return figurePage(shown, order)
    case 'embed':
      return embedPage(shown, order, since)
    case 'words':
      return JSON.stringify(wordsOf(shown))
  }
}

async function drawing(
  shown: ShownFigure,
  { look }: FigureOrder,
  fontFace: string | Promise<string>,
): Promise<string> {
  return sheetSvg({ ...sheetContent(shown), fontFace: await fontFace, paper: look.paper })
}

function wordsOf({ figure, view, reference, language }: ShownFigure): FigureWords {
  const title = sheetTitle(figure.title, view, { reference, language })
  return { title, summary: figure.summary, height: frameHeight(figure) }
}

/** Paper is white, whatever the address says. */
async function pdf(shown: ShownFigure, { look }: FigureOrder): Promise<Uint8Array> {
  const { figure, language } = shown
  const paper = { ...look.paper, mode: 'light' } as const
  const sheet = sheetSvg({ ...sheetContent(shown), fontFace: await readFontFace(), paper })
  const subject = `${figure.summary} ${citation(figure, shown)}`
  return svgPdf([sheet], await readOutlines(), { title: figure.title, subject, language: language.tag })
}

/** Dots for each CSS pixel of a picture on a slide. */
const SLIDE_DENSITY = 2

async function slides(shown: ShownFigure, { front }: FigureOrder, dots: DrawDots): Promise<Uint8Array> {
  const deck = await figureDeck(shown, front.name, (drawn) => dots(drawn(''), SLIDE_DENSITY))
  return deckFile(deck)
}
