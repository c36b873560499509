import { sheetAbout } from '#charts/drawing/sheet-about.ts'
import { sheetTitle } from '#charts/drawing/sheet-title.ts'
import { citation, readIn } from '#charts/export/citation.ts'
import type { FigureExport } from '#charts/export/figure-export.ts'
import { emptyLines } from '#charts/words/empty-words.ts'
import { chartOfFigure } from './chart-of-figure.ts'
import type { Deck, Slide, SlidePane } from './deck.ts'
import { figureFinding } from './finding.ts'
import { DRAWN, slideDrawing } from './slide-drawing.ts'

/** A drawing as dots; it is written with a rule of CSS that brings its type, empty where that is known. */
export type DrawSlide = (drawn: (fontFace: string) => string) => Promise<Uint8Array>

/** One figure as a file of one slide; `front` is what the site calls itself. */
export async function figureDeck(content: FigureExport, front: string, draw: DrawSlide): Promise<Deck> {
  const { figure, release, language } = content
  return {
    title: figure.title,
    subject: citation(figure, content),
    author: front,
    language: language.tag,
    date: release.published_at,
    slides: [await figureSlide(content, draw)],
  }
}

/** The slide of a figure: its finding above it, and below it where it comes from. */
async function figureSlide(content: FigureExport, draw: DrawSlide): Promise<Slide> {
  const { figure, view, reference, language, release, readOn, address } = content
  const title = sheetTitle(figure.title, view, { reference, language })
  const finding = figure.empty ? null : figureFinding(figure, { reference, language })
  return {
    part: '',
    title: finding ?? title,
    subtitle: [...(finding === null ? [] : [title]), figure.subtitle].filter((one) => one !== '').join(' · '),
    panes: [await paneOf(content, draw)],
    about: [figure.sourceLine, ...sheetAbout({ figure, reference, language, read: readIn(release, readOn) })],
    address,
  }
}

async function paneOf(content: FigureExport, draw: DrawSlide): Promise<SlidePane> {
  const { figure } = content
  if (figure.empty) {
    const lines = emptyLines(figure.empty, content).map((text) => ({ text, isBold: false, isListed: false }))
    return { pane: 'words', lines, share: 1 }
  }
  const chart = chartOfFigure(content)
  if (chart) return { ...chart, share: 1 }
  const bytes = await draw((fontFace) => slideDrawing(figure, fontFace))
  return {
    pane: 'picture',
    bytes,
    type: 'png',
    ...DRAWN,
    alternative: figure.summary || figure.title,
    share: 1,
  }
}
