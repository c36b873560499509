import { UNSEEN } from '#charts/marks/shapes.ts'
import { plotHeight } from '#charts/drawing/plot-svg.ts'
import { pictureSvg } from '#charts/drawing/picture-svg.ts'
import { type SvgNode, writtenSvg, svgNode } from '#charts/drawing/svg-node.ts'
import { DRAWN_WIDTHS } from '#charts/export/embed-code.ts'
import type { Figure } from '#charts/figure.ts'
import type { Mode } from '#charts/tokens.ts'
import { emptyReasons } from '#charts/words/empty-words.ts'
import { message } from '#domain/message/message.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import { keyHtml, tablesHtml } from '../figure-html.ts'
import type { FigureExport } from '#charts/export/figure-export.ts'
import type { PageColours } from './both-modes.ts'

/** A figure of a lite page. */
interface LiteFigure extends Pick<FigureExport, 'reference' | 'language'> {
  readonly figure: Figure
  /** Unique on the page. */
  readonly id: string
  /** It is a table on the page: no picture of it is drawn. */
  readonly isTable: boolean
}

/** A figure as title, key, drawing, words and table. The drawing is one, for narrow windows: the table says it exactly. */
export function liteFigureHtml(about: LiteFigure, colours: PageColours): string {
  const { figure, isTable } = about
  const say = escapeText
  const notes = [figure.sourceLine, ...figure.notes].filter((line) => line !== '')
  const inside = figure.empty
    ? `<p><b>${say(figure.empty.text)}</b><br>${emptyReasons(figure.empty, about).map(say).join(' ')}</p>`
    : isTable
      ? tablesByIndicator(about)
      : `${drawingHtml({ ...about, width: DRAWN_WIDTHS.narrow }, colours)}<p>${say(figure.summary)}</p>${folded(about)}`
  return `<section><h2>${say(figure.title)}</h2><p class="soft">${say(figure.subtitle)}</p>${inside}<p class="soft small">${notes.map(say).join('<br>')}</p></section>`
}

/** A figure that is a table on the page: one for each indicator, so that its name is said once and narrow windows see the values. */
function tablesByIndicator({ figure, ...writing }: LiteFigure): string {
  const names = [...new Set([...figure.rows, ...figure.gaps].map(({ indicator }) => indicator))]
  return names
    .map((title) => {
      const own = ({ indicator }: { readonly indicator: string }) => indicator === title
      const part = { ...figure, title, rows: figure.rows.filter(own), gaps: figure.gaps.filter(own) }
      return `<h3>${escapeText(title)}</h3>${tablesHtml({ ...writing, figure: part })}`
    })
    .join('')
}

/** The numbers below their drawing, opened without a script. */
function folded(about: LiteFigure): string {
  const inside = tablesHtml(about)
  const title = escapeText(about.language.text(message('lite.numbers')))
  return inside === '' ? '' : `<details><summary>${title}</summary>${inside}</details>`
}

/** A figure that is drawn in a page. */
interface DrawnFigure extends Pick<LiteFigure, 'figure' | 'id' | 'language'> {
  /** In CSS pixels, to which the sizes of letters belong. */
  readonly width: number
}

/** Key and plot of a figure, in the colours of the page. */
export function drawingHtml({ figure, id, language, width }: DrawnFigure, colours: PageColours): string {
  const inMode = (mode: Mode) => {
    const look = { paper: { width: 0, height: null, mode, fontScale: 1 }, scale: 1, as: 'sheet' } as const
    return keyHtml(figure, look, language.text(message('card.key'))) + plot({ figure, id, width }, mode)
  }
  return `<figure>${colours.joined(inMode('light'), inMode('dark'))}</figure>`
}

function plot({ figure, id, width }: Omit<DrawnFigure, 'language'>, mode: Mode): string {
  const height = plotHeight(figure, { width, fontScale: 1 })
  const drawn = pictureSvg(figure.picture({ width, height, mode, fontScale: 1 }), { id })
  const attributes = { role: 'img', 'aria-label': figure.title, viewBox: `0 0 ${width} ${height}` }
  return writtenSvg({ ...drawn, attributes, children: drawn.children.map(bare) })
}

/** Without the parts that only scripts look for, and without the family of letters, which is the page's. */
function bare(node: SvgNode | string): SvgNode | string {
  if (typeof node === 'string') return node
  const {
    'data-mark': _mark,
    'pointer-events': _events,
    'aria-hidden': _hidden,
    opacity,
    ...attributes
  } = node.attributes
  const children = node.children.filter((child) => typeof child === 'string' || !answersOnly(child)).map(bare)
  // A group that gathers one shape for the pointer says nothing of its own.
  const [only] = children
  if (node.tag === 'g' && Object.keys(attributes).length === 0 && only && children.length === 1) return only
  return svgNode(node.tag, { ...attributes, opacity: opacity === 1 ? undefined : opacity }, children)
}

/** An area that nobody sees, by which a mark answers to the pointer. */
function answersOnly({ attributes: { fill, stroke } }: SvgNode): boolean {
  return fill === UNSEEN && stroke === undefined
}
