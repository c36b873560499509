import { keySvg } from '#charts/drawing/key-svg.ts'
import { plotSvg } from '#charts/drawing/plot-svg.ts'
import type { Figure } from '#charts/figure.ts'
import { tokens } from '#charts/tokens.ts'

/** The room of a figure on a slide, in CSS pixels. */
export const DRAWN = { width: 1180, height: 424 } as const
const BELOW_KEY = 8
const LOOK = { mode: 'light', fontScale: 1 } as const
const FAMILY = tokens.light['font-family'].replaceAll('"', "'")

/** Key and plot of a figure that no program draws by itself, such as a map; `fontFace` is a rule of CSS, empty where the type is known. */
export function slideDrawing(figure: Figure, fontFace: string): string {
  const { width, height } = DRAWN
  const key = keySvg(figure.key, { x: 0, y: 2, width, ...LOOK })
  const top = key.height === 0 ? 0 : key.height + BELOW_KEY
  const plot = plotSvg(figure, { x: 0, y: top, width, height: height - top }, LOOK)
  const style = fontFace === '' ? '' : `<style>${fontFace}</style>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FAMILY}">${style}<rect width="${width}" height="${height}" fill="#ffffff"/>${key.svg}${plot}</svg>`
}
