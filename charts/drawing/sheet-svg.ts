import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { tokens } from '#charts/tokens.ts'
import type { Figure } from '#charts/figure.ts'
import { measuredWidth } from '#charts/plot/measured-width.ts'
import { keySvg } from './key-svg.ts'
import { plotSvg } from './plot-svg.ts'
import { escapeXml, svgText } from './svg-text.ts'
import { atMost, wrapText } from './wrap-text.ts'

/** Size of an exported picture in CSS pixels; pictures of dots have twice as many. */
export const SHEET = { width: 1200, height: 800 } as const

const MARGIN = 40
const INNER = SHEET.width - 2 * MARGIN
/** What stands below the plot. */
const NOTE = { size: 11, lineHeight: 14.5, most: 11 } as const
const FAMILY = tokens.light['font-family']

/** What stands on a sheet. */
export interface SheetContent {
  readonly figure: Figure
  readonly language: Language
  /** What it is called where nobody knows the country; see {@link sheetTitle}. */
  readonly title: string
  /** What the sources are called in full, their licences, the release and the day: one paragraph each. */
  readonly about: readonly string[]
  /** Where the figure can be opened again. */
  readonly address: string
  /** The product's type as a rule of CSS, see {@link fontFaceOf}. */
  readonly fontFace: string
}

/**
 * A figure as one SVG sheet of 1200 × 800: title, subtitle, key, plot, sources, then the watermark and the address.
 * Always on white, in the light colours. The font travels inside, so that the sheet looks the same everywhere. Each part says
 * with `data-tag` what it is to readers aloud, in the words of PDF.
 */
export function sheetSvg(content: SheetContent): string {
  const { figure, language, address, fontFace, about } = content
  const { ink, ink2, ink3, line } = tokens.light
  const title = atMost(wrapText(content.title, INNER, measure(26, 680)), 2)
  const subtitle = atMost(wrapText(figure.subtitle, INNER, measure(15, 400)), 2)
  const said = [[figure.sourceLine, ...figure.notes].join(' '), ...about]
  const lines = said.flatMap((one) => wrapText(one, INNER, measure(NOTE.size, 400)))
  const foot = atMost(lines, NOTE.most)
  let y = 52
  const parts: string[] = []
  parts.push(tagged('H1', svgText(title, { x: MARGIN, y, size: 26, weight: 680, fill: ink, lineHeight: 32 })))
  y += (title.length - 1) * 32 + 26
  parts.push(
    tagged('P', svgText(subtitle, { x: MARGIN, y, size: 15, weight: 400, fill: ink2, lineHeight: 21 })),
  )
  y += (subtitle.length - 1) * 21 + 16
  const key = keySvg(figure.key, { x: MARGIN, y, width: INNER, measure: measure(13, 400) })
  parts.push(tagged('P', key.svg))
  const top = y + key.height + 10
  const end = SHEET.height - 54 - foot.length * NOTE.lineHeight
  const room = { x: MARGIN, y: top, width: INNER, height: end - top - 14 }
  parts.push(tagged('Figure', plotSvg(figure, room)))
  const note = { ...NOTE, x: MARGIN, y: end + 8, weight: 400, fill: ink3 }
  parts.push(tagged('P', svgText(foot, note)))
  const mark = { y: SHEET.height - 22, size: 11, weight: 400, lineHeight: 16, fill: ink3 }
  parts.push(
    `<path d="M${MARGIN} ${SHEET.height - 44}h${INNER}" stroke="${line}"/>`,
    tagged('P', svgText([address], { ...mark, x: MARGIN })),
    tagged(
      'P',
      svgText([language.text(message('chart.watermark'))], {
        ...mark,
        x: SHEET.width - MARGIN,
        anchor: 'end',
      }),
    ),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}" viewBox="0 0 ${SHEET.width} ${SHEET.height}" font-family="${FAMILY.replaceAll('"', "'")}" role="img" aria-labelledby="sheet-title sheet-words"><title id="sheet-title">${escapeXml(content.title)}</title><desc id="sheet-words">${escapeXml(figure.summary)}</desc><style>${fontFace}</style><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>`
}

function tagged(tag: 'H1' | 'P' | 'Figure', svg: string): string {
  return svg === '' ? '' : `<g data-tag="${tag}">${svg}</g>`
}

/** Width of a text in pixels at a size and weight. */
function measure(size: number, weight: number): (text: string) => number {
  return (text) => measuredWidth(text, size, weight)
}

/** The rule that brings the font file along inside a picture; `data` is its `data:` address. */
export function fontFaceOf(data: string): string {
  return `@font-face{font-family:'Inter Variable';font-weight:400 700;src:url(${data}) format('woff2')}`
}
