import type { Axis, Plot, PlotArea } from '#charts/picture/picture.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'

/** The plot of an area: from the coordinates of its axes to pixels. */
export function plotIn({ box, x, y }: PlotArea, theme: ChartTheme): Plot {
  const along = between(x, box.left, box.right)
  const up = between(y, box.bottom, box.top)
  return { theme, x: along, y: up, at: (left, top) => [along(left), up(top)] }
}

/** From a value of the axis to the pixel between where it begins and where it ends. */
function between({ min, max, log, inverse }: Axis, begin: number, end: number): (value: number) => number {
  const measure = log === true ? Math.log : (value: number) => value
  const [from, to] = inverse === true ? [end, begin] : [begin, end]
  const low = measure(min)
  const span = measure(max) - low || 1
  return (value) => from + ((measure(value) - low) / span) * (to - from)
}
