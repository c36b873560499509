import { DRAWN_WIDTHS } from '#charts/export/embed-code.ts'
import type { Figure } from '#charts/figure.ts'
import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { Problem } from '#domain/problem.ts'
import type { Body } from '#sections/definition/body.ts'
import type { ReleaseReader } from '#sections/files/release-reader.ts'
import { type DrawnBlock, sectionFigure } from '#server/drawing/section-figure.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import type { MadeFile, OpeningOrder } from '../figure-order.ts'
import { type PageColours, pageColours } from '../lite/both-modes.ts'
import { drawingHtml } from '../lite/lite-figure.ts'
import { richHtml } from '../lite/lite-page.ts'
import { answerIn, type OpenedSection, openedSection } from '../opened-section.ts'
import { barHtml } from './opening-bar.ts'
import { openingStyle } from './opening-style.ts'

/** Characters of a drawing that still comes sooner than the scripts would draw it. */
const LARGEST_DRAWING = 40_000

/**
 * How the page of a dashboard begins before its scripts have arrived: its title, heading, sentence and first figure, each as the
 * page will say and draw it. A piece of HTML, which the page takes away once it is drawn. Throws `not-found` for dashboards that
 * the catalogue does not have and for sections that have nothing to show.
 */
export async function openingFile(order: OpeningOrder, reader: ReleaseReader): Promise<MadeFile> {
  const { dashboards } = await reader.catalogue()
  const dashboard = dashboards.find(({ name }) => name === order.dashboard)
  const from = { order, reader, site: order.choices }
  const isOpen = dashboard?.waiting_for === ''
  const opened = isOpen ? await openedSection(dashboard, new URLSearchParams(order.query), from) : null
  if (!(opened && dashboard) || opened.definition.empty?.(opened.shown))
    throw new Problem('not-found', 'This page begins empty.')
  const html = await written({ opened, title: opened.shown.language.text(named(dashboard.title)) }, order)
  return { bytes: Buffer.from(html), name: 'opening.html' }
}

interface Begun {
  readonly opened: OpenedSection
  /** Of the dashboard. */
  readonly title: string
}

async function written({ opened, title }: Begun, { front, logo, width }: OpeningOrder): Promise<string> {
  const { definition, shown, section, unmet } = opened
  const { language } = shown
  const say = escapeText
  const { heading, answer, detail, moved = [] } = definition.lead(shown)
  const notes = [...unmet, ...moved].map((one) => `<p class="soft">${say(language.text(one))}</p>`).join('')
  const more = detail === undefined ? '' : `<p class="soft">${richHtml(answerIn(language, detail))}</p>`
  const colours = pageColours()
  const figure = await firstDrawn(definition.views(shown), shown)
  const drawn = figure ? drawnHtml({ figure, width, language }, colours) : ''
  return `<div id="opening" lang="${language.tag}" aria-busy="true"><style>${openingStyle()}${colours.style((rules) => `:root[data-mode=dark]{${rules}}`)}</style>${barHtml({ front, logo, title }, language)}<p class="tab"><b>${say(language.text(section.title))}</b></p><p class="controls">${say(language.text(message('lite.opening')))}</p><h1>${say(language.text(heading))}</h1><p class="answer">${richHtml(answerIn(language, answer))}</p>${notes}${more}${drawn}</div>`
}

/** The first figure of a section that is drawn and not a table, and has something to show. */
async function firstDrawn(
  { main, side = [], below = [] }: Body<object, string>,
  shown: OpenedSection['shown'],
): Promise<Figure | null> {
  const blocks: readonly DrawnBlock[] = [...main, ...side, ...below].flatMap((block) => {
    if (block.block === 'figure') return block.inside === undefined ? [block] : []
    return block.block === 'panel' ? (block.views ?? []).map((view) => ({ view })) : []
  })
  for (const block of blocks) {
    const figure = await sectionFigure(block, shown)
    if (!figure.empty) return figure
  }
  return null
}

interface Drawn extends Pick<OpenedSection['shown'], 'language'> {
  readonly figure: Figure
  readonly width: OpeningOrder['width']
}

function drawnHtml({ figure, width, language }: Drawn, colours: PageColours): string {
  const drawing = drawingHtml({ figure, id: 'opening', language, width: DRAWN_WIDTHS[width] }, colours)
  if (drawing.length > LARGEST_DRAWING) return ''
  const say = escapeText
  return `<h2>${say(figure.title)}</h2><p class="soft">${say(figure.subtitle)}</p>${drawing}<p class="soft">${say(figure.sourceLine)}</p>`
}
