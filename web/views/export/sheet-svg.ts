import { tokens } from '#charts/tokens.ts'
import fontAddress from '../../fonts/inter.woff2?url'
import { permalink } from '../permalink.ts'
import type { FigureExport } from './figure-export.ts'
import { keySvg } from './key-svg.ts'
import { plotSvg } from './plot-svg.ts'
import { svgText } from './svg-text.ts'
import { atMost, wrapText } from './wrap-text.ts'

/** Size of an exported picture in CSS pixels; pictures of dots have twice as many. */
export const SHEET = { width: 1200, height: 800 } as const

const MARGIN = 40
const INNER = SHEET.width - 2 * MARGIN
const FAMILY = tokens.light['font-family']

/**
 * A figure as one SVG sheet of 1200 × 800: title, subtitle, key, plot, source line, then the watermark and the address.
 * Always on white, in the light colours. The font travels inside, so that the sheet looks the same everywhere.
 */
export async function sheetSvg({ figure, view }: FigureExport): Promise<string> {
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
  parts.push(await plotSvg(figure, room))
  parts.push(svgText(source, { x: MARGIN, y: foot + 8, size: 12, weight: 400, fill: ink3, lineHeight: 17 }))
  const mark = { y: SHEET.height - 22, size: 13, lineHeight: 16 }
  parts.push(
    `<path d="M${MARGIN} ${SHEET.height - 44}h${INNER}" stroke="${line}"/>`,
    svgText([permalink(view)], { ...mark, x: MARGIN, size: 11, weight: 400, fill: ink3 }),
    svgText(['Source: MSDAT'], {
      ...mark,
      x: SHEET.width - MARGIN,
      weight: 650,
      fill: ink2,
      anchor: 'end',
    }),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}" viewBox="0 0 ${SHEET.width} ${SHEET.height}" font-family="${FAMILY.replaceAll('"', "'")}"><style>${await fontFace()}</style><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>`
}

/** Width of a text in pixels at a size and weight. */
function measure(size: number, weight: number): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return (text) => text.length * size * 0.55
  context.font = `${weight} ${size}px ${FAMILY}`
  return (text) => context.measureText(text).width
}

async function fontFace(): Promise<string> {
  const font = await (await fetch(fontAddress)).blob()
  return `@font-face{font-family:'Inter Variable';font-weight:400 700;src:url(${await dataAddress(font)}) format('woff2')}`
}

/** A file as a `data:` address. */
export function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('The file could not be read'))
    reader.readAsDataURL(file)
  })
}
