import { keySvg } from '#charts/drawing/key-svg.ts'
import { pictureSvg } from '#charts/drawing/picture-svg.ts'
import { plotSvg } from '#charts/drawing/plot-svg.ts'
import { writtenSvg } from '#charts/drawing/svg-node.ts'
import type { Figure, KeyEntry } from '#charts/figure.ts'
import type { Picture } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
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
  return slideSvg(DRAWN, key.svg + plot, fontFace)
}

/** A picture of a work list below its key, in its room. */
export function slidePicture(
  picture: (surface: Surface) => Picture,
  entries: readonly KeyEntry[],
  { width, height }: Pick<Surface, 'width' | 'height'>,
  fontFace: string,
): string {
  const key = keySvg(entries, { x: 0, y: 2, width, ...LOOK })
  const top = key.height === 0 ? 0 : key.height + BELOW_KEY
  const room = { width, height: height - top }
  const drawn = pictureSvg(picture({ ...room, ...LOOK }), { id: 'map', room: { x: 0, y: top, ...room } })
  return slideSvg({ width, height }, key.svg + writtenSvg(drawn), fontFace)
}

function slideSvg(
  { width, height }: Pick<Surface, 'width' | 'height'>,
  inside: string,
  fontFace: string,
): string {
  const style = fontFace === '' ? '' : `<style>${fontFace}</style>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FAMILY}">${style}<rect width="${width}" height="${height}" fill="#ffffff"/>${inside}</svg>`
}
