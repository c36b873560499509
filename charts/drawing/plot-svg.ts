import { leastHeightAt } from './least-height.ts'
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
 * The plot of a figure, drawn for a room. One that reads well in less height than it likes, such as a map, is drawn lower; one that
 * needs more than there is, such as a list of states, is drawn at its own height and then made smaller as a whole.
 */
export function plotSvg(
  figure: Pick<Figure, 'height' | 'leastHeight' | 'picture'>,
  room: Room,
  look: Pick<Surface, 'mode' | 'fontScale'>,
): string {
  const usual = plotHeight(figure, { ...look, width: room.width })
  const least = Math.min(
    usual,
    (leastHeightAt(figure, room.width / look.fontScale) ?? Number.POSITIVE_INFINITY) * look.fontScale,
  )
  const shrink = Math.min(1, room.height / least)
  const width = Math.round(room.width / shrink)
  const height = Math.round(room.height / shrink)
  const picture = figure.picture({ width, height, ...look })
  return writtenSvg(pictureSvg(picture, { id: 'plot', room }))
}

/** The height that suits a width. Larger letters need more room: as high as a narrower figure, enlarged. */
export function plotHeight(
  figure: Pick<Figure, 'height'>,
  { width, fontScale }: Pick<Surface, 'width' | 'fontScale'>,
): number {
  return figure.height(width / fontScale) * fontScale
}
