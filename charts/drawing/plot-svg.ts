import type { Figure } from '#charts/figure.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { pictureSvg } from './picture-svg.ts'
import { writtenSvg } from './svg-node.ts'

interface Room {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * The plot of a figure, drawn for a room. A figure that needs more height than there is, such as a list of states, is
 * drawn at its own height and then made smaller as a whole.
 */
export function plotSvg(figure: Figure, room: Room, look: Pick<Surface, 'mode' | 'fontScale'>): string {
  const shrink = Math.min(1, room.height / plotHeight(figure, { ...look, width: room.width }))
  const width = Math.round(room.width / shrink)
  const height = Math.round(room.height / shrink)
  const picture = figure.picture({ width, height, ...look })
  return writtenSvg(pictureSvg(picture, { id: 'plot', room }))
}

/** The height that suits a width. Larger letters need more room: as high as a narrower figure, enlarged. */
export function plotHeight(
  figure: Figure,
  { width, fontScale }: Pick<Surface, 'width' | 'fontScale'>,
): number {
  return figure.height(width / fontScale) * fontScale
}
