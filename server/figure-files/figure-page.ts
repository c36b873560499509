import { sheetAbout } from '#charts/drawing/sheet-about.ts'
import { sheetTitle } from '#charts/drawing/sheet-title.ts'
import { citation, readIn } from '#charts/export/citation.ts'
import { fileAddress } from '#charts/export/embed-code.ts'
import { message } from '#domain/message/message.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import { keyHtml, plotsHtml, tablesHtml } from './figure-html.ts'
import type { FigureOrder } from './figure-order.ts'
import { pageStyle } from './page-style.ts'
import type { ShownFigure } from './shown-figure.ts'

/** The files that a page offers of its figure. */
const OFFERED = ['svg', 'png', 'pdf', 'csv', 'json', 'xlsx'] as const

/** A page with one figure that needs no script: title, key, drawing, table, sources, citation, and its other files. */
export function figurePage(shown: ShownFigure, { look, site, search, front }: FigureOrder): string {
  const { figure, view, reference, language } = shown
  const { text } = language
  const title = sheetTitle(figure.title, view, { reference, language })
  const files = OFFERED.map((format) => {
    return `<a href="${escapeText(site + fileAddress(format, search))}">${format.toUpperCase()}</a>`
  })
  return pageHtml(shown, {
    head: `<title>${escapeText(title)} | ${escapeText(front.name)}</title><meta name="description" content="${escapeText(figure.summary)}"><link rel="canonical" href="${escapeText(shown.address)}">`,
    style: pageStyle(look),
    body: `<main><h1>${escapeText(title)}</h1><p class="sub">${escapeText(figure.subtitle)}</p>${keyHtml(figure, look, text(message('card.key')))}<figure aria-label="${escapeText(figure.title)}">${plotsHtml(shown, look)}</figure><p class="summary">${escapeText(figure.summary)}</p>${tablesHtml(shown)}${sourcesHtml(shown)}<p class="foot">${escapeText(text(message('figure-page.cite')))}: ${escapeText(citation(figure, shown))}</p><div class="bar"><a href="${escapeText(shown.address)}">${escapeText(text(message('figure-page.open', { site: front.name })))}</a><span>${escapeText(text(message('figure-page.as-file')))} ${files.join(' ')}</span><strong>${escapeText(text(message(figure.sourceLine === '' ? 'sheet.mark' : 'sheet.watermark')))}</strong></div></main>`,
  })
}

/** The page around parts that are written already. */
export function pageHtml(
  { language }: Pick<ShownFigure, 'language'>,
  { head, style, body }: { readonly head: string; readonly style: string; readonly body: string },
): string {
  return `<!doctype html><html lang="${language.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}<style>${style}</style></head><body>${body}</body></html>`
}

/** The lines below a figure: its sources, notes, names in full, licences and release. */
export function sourcesHtml({ figure, reference, language, release }: ShownFigure): string {
  const about = sheetAbout({ figure, reference, language, read: readIn(release, null) })
  const lines = [figure.sourceLine, ...figure.notes, ...about].filter((line) => line !== '')
  return `<div class="foot">${lines.map((line) => `<p>${escapeText(line)}</p>`).join('')}</div>`
}
