import { pictureSvg } from '#charts/drawing/picture-svg.ts'
import { plotHeight } from '#charts/drawing/plot-svg.ts'
import { keySvg } from '#charts/drawing/key-svg.ts'
import { svgNode, type SvgNode, writtenSvg } from '#charts/drawing/svg-node.ts'
import { DRAWN_WIDTHS } from '#charts/export/embed-code.ts'
import type { ComputedTable, Figure, Mark } from '#charts/figure.ts'
import { emptyReasons } from '#charts/words/empty-words.ts'
import { markWords } from '#charts/words/mark-words.ts'
import { tableColumns } from '#charts/table/table-columns.ts'
import { type Message, message } from '#domain/message/message.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import type { FigureLook } from './figure-request.ts'
import type { ShownFigure } from './shown-figure.ts'

/** A figure, and in whose words it speaks. */
type PlottedFigure = Pick<ShownFigure, 'figure' | 'reference' | 'language'>

/** The plot for narrow and for wide windows; the page shows one of them. Marks say their values in words. */
export function plotsHtml({ figure, ...wording }: PlottedFigure, { paper }: FigureLook): string {
  if (figure.empty) {
    const reasons = emptyReasons(figure.empty, wording).map(escapeText).join(' ')
    return `<p class="empty"><strong>${escapeText(figure.empty.text)}</strong><br>${reasons}</p>`
  }
  return (['narrow', 'wide'] as const)
    .map((name) => {
      const width = DRAWN_WIDTHS[name]
      const { mode, fontScale } = paper
      const height = plotHeight(figure, { width, fontScale })
      const picture = figure.picture({ width, height, mode, fontScale })
      const drawn = saidMarks(pictureSvg(picture, { id: name }), figure.marks)
      const { xmlns: _own, ...attributes } = drawn.attributes
      return `<div class="plot ${name}">${writtenSvg({ ...drawn, attributes })}</div>`
    })
    .join('')
}

/** The drawing with each of its marks named for readers aloud. */
function saidMarks(drawing: SvgNode, marks: readonly Mark[]): SvgNode {
  const words = new Map(marks.map((mark) => [mark.id, markWords(mark)]))
  const named = (node: SvgNode | string): SvgNode | string => {
    if (typeof node === 'string') return node
    const said = words.get(String(node.attributes['data-mark']))
    const children = node.children.map(named)
    if (said === undefined) return { ...node, children }
    return svgNode(node.tag, { ...node.attributes, role: 'img', 'aria-label': said }, children)
  }
  return { ...drawing, children: drawing.children.map(named) }
}

/** The meaning of the signs of the plot. */
export function keyHtml({ key }: Figure, { paper }: FigureLook, label: string): string {
  const { mode } = paper
  const entries = key
    .filter(({ hidden }) => !hidden)
    .map((entry) => {
      const { svg } = keySvg([{ ...entry, label: '' }], { x: 0, y: 0, width: 24, mode, fontScale: 1 })
      const sign = svg.replace(/<text.*$/s, '')
      return `<li><svg width="20" height="16" viewBox="-1 0 20 16" aria-hidden="true">${sign}</svg>${escapeText(entry.label)}</li>`
    })
  return entries.length === 0
    ? ''
    : `<ul class="key" aria-label="${escapeText(label)}">${entries.join('')}</ul>`
}

/** The figures as tables with heads: numbers computed from them first, where the plot shows these. */
export function tablesHtml({
  figure,
  reference,
  language,
}: Pick<ShownFigure, 'figure' | 'reference' | 'language'>): string {
  const rows = [...figure.rows, ...figure.gaps]
  const columns = tableColumns(rows, { reference, language })
  const say = (what: Message) => language.text(what)
  const table = tableHtml({
    caption: figure.title,
    heads: columns.map(({ name, numeric, wraps = false }) => {
      return { text: say(message(`table.${name}`)), numeric, wraps }
    }),
    rows: rows.map((row) =>
      columns.map((column) => {
        const why = column.why(row)
        return { text: column.text(row), why: why === null ? null : language.text(why) }
      }),
    ),
  })
  return (figure.computed ? computedHtml(figure.computed) : '') + (rows.length > 0 ? table : '')
}

interface Cell {
  readonly text: string
  readonly why: string | null
}

interface Table {
  readonly caption: string
  readonly heads: readonly { readonly text: string; readonly numeric: boolean; readonly wraps?: boolean }[]
  readonly rows: readonly (readonly Cell[])[]
}

function tableHtml({ caption, heads, rows }: Table): string {
  const aligned = (column: number) => {
    if (heads[column]?.wraps) return ' class="long"'
    return heads[column]?.numeric ? ' class="number"' : ''
  }
  const head = heads.map(({ text }, at) => `<th scope="col"${aligned(at)}>${escapeText(text)}</th>`)
  const body = rows.map((cells) => {
    const written = cells.map(({ text, why }, at) => {
      const title = why === null ? '' : ` title="${escapeText(why)}"`
      const said = why === null ? '' : `<span class="ear">. ${escapeText(why)}</span>`
      return at === 0
        ? `<th scope="row">${escapeText(text)}</th>`
        : `<td${aligned(at)}${title}>${escapeText(text)}${said}</td>`
    })
    return `<tr>${written.join('')}</tr>`
  })
  const name = escapeText(caption)
  return `<div class="scroll" role="region" tabindex="0" aria-label="${name}"><table><caption>${name}</caption><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

function computedHtml(table: ComputedTable): string {
  return tableHtml({
    caption: table.title,
    heads: table.heads.map((text, at) => ({
      text,
      numeric: table.rows.some((row) => typeof row[at] === 'number'),
    })),
    rows: table.rows.map((row, index) =>
      row.map((value, at) => ({
        text: table.shown(value, at),
        why: value === null ? (table.gaps?.[index]?.long ?? null) : null,
      })),
    ),
  })
}
