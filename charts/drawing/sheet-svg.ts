import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { tokens } from '#charts/tokens.ts'
import type { Figure } from '#charts/figure.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { roomyWidth } from '#charts/plot/measured-width.ts'
import { keySvg } from './key-svg.ts'
import { plotHeight, plotSvg } from './plot-svg.ts'
import { escapeXml, svgText } from './svg-text.ts'
import { heardWords } from './heard-words.ts'
import { atMost, breakText, cutText, wrapMeasured } from './wrap-text.ts'

/** The surface of a sheet. Sizes in CSS pixels. */
export interface SheetPaper {
  readonly width: number
  /** Null: as high as what it holds needs. */
  readonly height: number | null
  readonly mode: Surface['mode']
  /** How large its letters are, beside those of the medium font size. */
  readonly fontScale: number
}

/** An exported picture; pictures of dots have twice as many. On white, in the light colours. */
export const SHEET = { width: 1200, height: 800, mode: 'light', fontScale: 1 } as const satisfies SheetPaper

/** How high a sheet without a height of its own may become; what needs more is drawn smaller. */
const HIGHEST = 2400
/** The least room for a plot that likes as much, however little is left. */
const LEAST_PLOT = 120
/** The most lines that stand below the plot. */
const MOST_NOTES = 11
const FAMILY = tokens.light['font-family']

/** The content of a sheet. */
export interface SheetContent {
  readonly figure: Figure
  readonly language: Language
  /** Its title outside the product, where the country must be named; see {@link sheetTitle}. */
  readonly title: string
  /** The full names of the sources, their licences, the release and the day: one paragraph each. */
  readonly about: readonly string[]
  /** Where the figure can be opened again. */
  readonly address: string
  /** The product's type as a rule of CSS, see {@link fontFaceOf}. */
  readonly fontFace: string
  /** Absent: {@link SHEET}. */
  readonly paper?: SheetPaper
}

/** Sizes of a sheet in pixels: letters follow the font, and a narrow sheet has a smaller title and margin. */
function sizesOf({ width, fontScale }: SheetPaper) {
  const narrow = width / fontScale < 640
  const margin = narrow ? 16 : 40
  const at = (pixels: number) => pixels * fontScale
  return {
    ...{ narrow, margin, inner: width - 2 * margin },
    title: { size: at(narrow ? 18 : 26), weight: 680, lineHeight: at(narrow ? 23 : 32) },
    subtitle: { size: at(narrow ? 13 : 15), weight: 400, lineHeight: at(narrow ? 18 : 21) },
    note: { size: at(11), weight: 400, lineHeight: at(14.5) },
  }
}

/**
 * A figure as one SVG sheet: title, subtitle, key, plot, sources, then the watermark and the address. The font travels
 * inside, so that the sheet looks the same everywhere. Each part says with `data-tag` what it is to readers aloud, in the
 * words of PDF.
 */
export function sheetSvg(content: SheetContent): string {
  const { figure, language, address, fontFace, about, paper = SHEET } = content
  const { width, mode, fontScale } = paper
  const { margin, inner, narrow, ...type } = sizesOf(paper)
  const { ink, ink2, ink3, line, canvas } = tokens[mode]
  const most = narrow ? 4 : 2
  const title = atMost(wrapMeasured(content.title, inner, measure(type.title)), most)
  const subtitle = atMost(wrapMeasured(figure.subtitle, inner, measure(type.subtitle)), most)
  const said = [[figure.sourceLine, ...figure.notes].join(' '), ...about]
  const lines = said.flatMap((one) => wrapMeasured(one, inner, measure(type.note)))
  const foot = atMost(lines, narrow ? 2 * MOST_NOTES : MOST_NOTES)
  const watermark = language.text(message(figure.sourceLine === '' ? 'sheet.mark' : 'sheet.watermark'))
  const beside = inner - measure(type.note)(watermark) - 24
  // A narrow sheet has no room for both in one line.
  const link = narrow
    ? breakText(address, inner, measure(type.note))
    : [cutText(address, beside, measure(type.note))]
  const linkHeight = narrow ? link.length * type.note.lineHeight : 0
  let y = margin / 2 + type.title.size + 6
  const parts: string[] = []
  parts.push(tagged('H1', svgText(title, { ...type.title, x: margin, y, fill: ink })))
  y += (title.length - 1) * type.title.lineHeight + type.subtitle.lineHeight + 5
  parts.push(tagged('P', svgText(subtitle, { ...type.subtitle, x: margin, y, fill: ink2 })))
  y += (Math.max(subtitle.length, 1) - 1) * type.subtitle.lineHeight + 16
  const key = keySvg(figure.key, { x: margin, y, width: inner, mode, fontScale })
  parts.push(tagged('P', key.svg))
  const top = y + key.height + 10
  const below = 54 + foot.length * type.note.lineHeight + 14 + linkHeight
  const usual = plotHeight(figure, { width: inner, fontScale })
  const height = paper.height ?? Math.min(HIGHEST, Math.ceil(top + usual + below))
  // A list of one row is lower: what it has more than its sheet has room for would lie over the notes.
  const least = Math.min(LEAST_PLOT, usual)
  const room = { x: margin, y: top, width: inner, height: Math.max(least, height - below - top) }
  parts.push(
    figure.empty
      ? tagged(
          'P',
          emptySvg([figure.empty.text, figure.empty.why ?? ''], room, { ...type.subtitle, fill: ink }),
        )
      : tagged('Figure', plotSvg(figure, room, { mode, fontScale })),
  )
  const end = height - below + 14
  parts.push(tagged('P', svgText(foot, { ...type.note, x: margin, y: end + 8, fill: ink3 })))
  const mark = { ...type.note, y: height - 22, fill: ink3 }
  parts.push(
    `<path d="M${margin} ${height - 44 - linkHeight}h${inner}" stroke="${line}"/>`,
    tagged('P', svgText(link, { ...mark, x: margin, y: mark.y - linkHeight })),
    tagged('P', svgText([watermark], { ...mark, x: width - margin, anchor: 'end' })),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FAMILY.replaceAll('"', "'")}" role="img" aria-labelledby="sheet-title sheet-words"><title id="sheet-title">${escapeXml(content.title)}</title><desc id="sheet-words">${escapeXml(heardWords(figure))}</desc><style>${fontFace}</style><rect width="100%" height="100%" fill="${canvas}"/>${parts.join('')}</svg>`
}

/** Why nothing is drawn, where the plot would stand. */
function emptySvg(
  said: readonly string[],
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  type: Letters & { readonly lineHeight: number; readonly fill: string },
): string {
  const lines = said.flatMap((one) => wrapMeasured(one, width, measure(type)))
  return svgText(atMost(lines, 5), { ...type, x, y: y + type.lineHeight })
}

function tagged(tag: 'H1' | 'P' | 'Figure', svg: string): string {
  return svg === '' ? '' : `<g data-tag="${tag}">${svg}</g>`
}

interface Letters {
  readonly size: number
  readonly weight: number
}

/** Width of a text in pixels at a size and weight. */
function measure({ size, weight }: Letters): (text: string) => number {
  return (text) => roomyWidth(text, size, weight)
}

/** The rule that brings the font file along inside a picture; `data` is its `data:` address. */
export function fontFaceOf(data: string): string {
  return `@font-face{font-family:'Inter Variable';font-weight:400 700;src:url(${data}) format('woff2')}`
}
