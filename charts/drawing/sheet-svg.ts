import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { tokens } from '#charts/tokens.ts'
import type { Figure } from '#charts/figure.ts'
import { measuredWidth } from '#charts/plot/measured-width.ts'
import { keySvg } from './key-svg.ts'
import { plotSvg } from './plot-svg.ts'
import { svgText } from './svg-text.ts'
import { atMost, wrapText } from './wrap-text.ts'

/** Size of an exported picture in CSS pixels; pictures of dots have twice as many. */
export const SHEET = { width: 1200, height: 800 } as const

const MARGIN = 40
const INNER = SHEET.width - 2 * MARGIN
const FAMILY = tokens.light['font-family']

/** What stands on a sheet. */
export interface SheetContent {
  readonly figure: Figure
  readonly language: Language
  /** Where the figure can be opened again. */
  readonly address: string
  /** The product's type as a rule of CSS, see {@link fontFaceOf}. */
  readonly fontFace: string
}

/**
 * A figure as one SVG sheet of 1200 × 800: title, subtitle, key, plot, source line, then the watermark and the address.
 * Always on white, in the light colours. The font travels inside, so that the sheet looks the same everywhere.
 */
export function sheetSvg({ figure, language, address, fontFace }: SheetContent): string {
  const { ink, ink2, ink3, line } = tokens.light
  const title = atMost(wrapText(figure.title, INNER, measure(26, 680)), 2)
  const subtitle = atMost(wrapText(figure.subtitle, INNER, measure(15, 400)), 2)
  const source = atMost(wrapText([figure.sourceLine, ...figure.notes].join(' '), INNER, measure(12, 400)), 4)
  let y = 52
  const parts: string[] = []
  parts.push(svgText(title, { x: MARGIN, y, size: 26, weight: 680, fill: ink, lineHeight: 32 }))
  y += (title.length - 1) * 32 + 26
  parts.push(svgText(subtitle, { x: MARGIN, y, size: 15, weight: 400, fill: ink2, lineHeight: 21 }))
  y += (subtitle.length - 1) * 21 + 16
  const key = keySvg(figure.key, { x: MARGIN, y, width: INNER, measure: measure(13, 400) })
  parts.push(key.svg)
  const top = y + key.height + 10
  const foot = SHEET.height - 58 - source.length * 17
  const room = { x: MARGIN, y: top, width: INNER, height: foot - top - 14 }
  parts.push(plotSvg(figure, room))
  parts.push(svgText(source, { x: MARGIN, y: foot + 8, size: 12, weight: 400, fill: ink3, lineHeight: 17 }))
  const mark = { y: SHEET.height - 22, size: 13, lineHeight: 16 }
  parts.push(
    `<path d="M${MARGIN} ${SHEET.height - 44}h${INNER}" stroke="${line}"/>`,
    svgText([address], { ...mark, x: MARGIN, size: 11, weight: 400, fill: ink3 }),
    svgText([language.text(message('chart.watermark'))], {
      ...mark,
      x: SHEET.width - MARGIN,
      weight: 650,
      fill: ink2,
      anchor: 'end',
    }),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}" viewBox="0 0 ${SHEET.width} ${SHEET.height}" font-family="${FAMILY.replaceAll('"', "'")}"><style>${fontFace}</style><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>`
}

/** Width of a text in pixels at a size and weight. */
function measure(size: number, weight: number): (text: string) => number {
  return (text) => measuredWidth(text, size, weight)
}

/** The rule that brings the font file along inside a picture; `data` is its `data:` address. */
export function fontFaceOf(data: string): string {
  return `@font-face{font-family:'Inter Variable';font-weight:400 700;src:url(${data}) format('woff2')}`
}
