import type { Figure } from '#charts/figure.ts'
import { drawPlot } from './draw-plot.ts'
import type { DrawingKit } from './kit.ts'

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
export async function plotSvg(figure: Figure, room: Room, kit: DrawingKit): Promise<string> {
  const shrink = Math.min(1, room.height / figure.height(room.width))
  const width = Math.round(room.width / shrink)
  const height = Math.round(room.height / shrink)
  const { svg } = await drawPlot(figure, { width, height, mode: 'light', fontScale: 1 }, kit)
  const place = `<svg x="${room.x}" y="${room.y}" width="${room.width}" height="${room.height}"`
  return svg.replace(/^<svg width="[^"]*" height="[^"]*"/, place)
}
