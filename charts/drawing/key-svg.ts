import type { KeyEntry } from '#charts/figure.ts'
import { tokens } from '#charts/tokens.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { roomyWidth } from '#charts/plot/measured-width.ts'
import { escapeXml } from './svg-text.ts'
import { cutText } from './wrap-text.ts'

interface Line extends Pick<Surface, 'mode' | 'fontScale'> {
  readonly x: number
  readonly y: number
  readonly width: number
}

const SIGN = 18
const GAP = 20
const ROW = 22
const TYPE = 13

/** The key of a figure as SVG in as many rows as it needs, without what the reader has hidden. */
export function keySvg(
  entries: readonly KeyEntry[],
  { x, y, width, mode, fontScale }: Line,
): { readonly svg: string; readonly height: number } {
  const palette: Readonly<Record<string, string>> = tokens[mode]
  const size = TYPE * fontScale
  const high = ROW * fontScale
  let left = x
  let row = 0
  const parts: string[] = []
  for (const entry of entries.filter(({ hidden }) => !hidden)) {
    const label = cutText(entry.label, width - SIGN - 7, (text) => roomyWidth(text, size))
    const needed = SIGN + 7 + roomyWidth(label, size)
    if (left > x && left + needed > x + width) {
      left = x
      row += 1
    }
    const middle = y + row * high + 8
    const colour = palette[entry.colour.replace(/^--/, '')] ?? tokens[mode].ink
    parts.push(
      `<g transform="translate(${left} ${middle - 6})">${sign(entry, colour, tokens[mode].canvas)}</g>`,
      `<text x="${left + SIGN + 7}" y="${middle + 0.35 * size}" font-size="${size}" fill="${tokens[mode].ink2}">${escapeXml(label)}</text>`,
    )
    left += needed + GAP
  }
  return { svg: parts.join(''), height: parts.length === 0 ? 0 : (row + 1) * high }
}

/** The sign in a box of 18 × 12, as in the key on the page. */
function sign({ marker, hollow, broken }: KeyEntry, colour: string, ground: string): string {
  const rim = broken ? ' stroke-dasharray="2 1.5"' : ''
  const paint = hollow ? `fill="${ground}" stroke="${colour}" stroke-width="2"${rim}` : `fill="${colour}"`
  switch (marker) {
    case 'square':
      return `<path d="M4.5 1.5h9v9h-9z" ${paint}/>`
    case 'circle':
      return `<circle cx="9" cy="6" r="4.7" ${paint}/>`
    case 'diamond':
      return `<path d="M9 .8 14.2 6 9 11.2 3.8 6z" ${paint}/>`
    case 'dot':
      return `<circle cx="9" cy="6" r="2.4" fill="${colour}"/>`
    case 'up':
      return `<path d="M9 2 14 10.5H4z" ${paint}/>`
    case 'down':
      return `<path d="M9 10 14 1.5H4z" ${paint}/>`
    case 'cross':
      return `<path d="M7.3 1h3.4v3.3H14v3.4h-3.3V11H7.3V7.7H4V4.3h3.3z" fill="${colour}"/>`
    case 'line':
      return `<path d="M0 6h18" stroke="${colour}" stroke-width="2"/>`
    case 'dashed':
      return `<path d="M0 6h18" stroke="${colour}" stroke-width="1.6" stroke-dasharray="4 3"/>`
    case 'whisker':
      return `<path d="M1 6h16M1 3v6M17 3v6" stroke="${colour}" stroke-width="1.3"/>`
    case 'band':
      return `<path d="M0 1h18v10H0z" fill="${colour}" opacity="0.25"/>`
    case 'outline':
      return `<path d="M1 1.5h16v9H1z" fill="none" stroke="${colour}" stroke-width="1.4"/>`
    case 'hatch':
      return `<path d="M.5.5h17v11H.5zM2 11.5 11 .5M8 11.5 17 .5" fill="none" stroke="${colour}"/>`
  }
}
