import type { Figure } from '#charts/figure.ts'
import { loadBoundaries } from '../boundaries.ts'
import { loadChartLibrary } from '../chart-library-loader.ts'
import { mapNames } from '../mark-spots.ts'

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
export async function plotSvg(figure: Figure, room: Room): Promise<string> {
  const library = await loadChartLibrary()
  const shrink = Math.min(1, room.height / figure.height(room.width))
  const width = Math.round(room.width / shrink)
  const height = Math.round(room.height / shrink)
  const option = figure.option({ width, height, mode: 'light', fontScale: 1 })
  await Promise.all(mapNames(option).map(loadBoundaries))
  const chart = library.init(null, null, { renderer: 'svg', ssr: true, width, height })
  chart.setOption(option)
  const drawn = chart.renderToSVGString({ useViewBox: true })
  chart.dispose()
  const place = `<svg x="${room.x}" y="${room.y}" width="${room.width}" height="${room.height}"`
  return drawn.replace(/^<svg width="[^"]*" height="[^"]*"/, place)
}
