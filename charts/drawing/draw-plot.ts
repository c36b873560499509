import type { Figure, Surface } from '#charts/figure.ts'
import type { DrawingKit } from './kit.ts'
import { mapNames, markSpots, type Spot } from './mark-spots.ts'

/** A plot without a page: its picture, and where each mark of the figure stands on it. */
export interface DrawnPlot {
  readonly svg: string
  /** In pixels, one for each mark; null for a mark that is not on the plot. */
  readonly spots: readonly (Spot | null)[]
}

/** Draws the plot of a figure as SVG, in a browser or without one. */
export async function drawPlot(figure: Figure, surface: Surface, kit: DrawingKit): Promise<DrawnPlot> {
  const { width, height } = surface
  const { init } = await kit.library()
  const option = figure.option(surface)
  await Promise.all(mapNames(option).map((name) => kit.loadMap(name)))
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  try {
    chart.setOption(option)
    return {
      svg: chart.renderToSVGString({ useViewBox: true }),
      spots: markSpots(chart, option, figure.marks),
    }
  } finally {
    // A chart that is left keeps a timer, and a process with a timer does not end.
    chart.dispose()
  }
}
