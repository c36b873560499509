import { line, rect } from '#charts/marks/shapes.ts'
import type { Shape } from '#charts/picture/drawing.ts'
import type { Box } from '#charts/picture/box.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'

const STEP = 6

/** A column of the plot where nothing was reported: a pale ground with diagonal lines. */
export function hatched({ left, right, top, bottom }: Box, theme: ChartTheme): Shape[] {
  const style = { stroke: theme.colour('control'), lineWidth: 0.8, opacity: 0.7 }
  const count = Math.max(1, Math.floor((bottom - top) / STEP))
  const strokes = Array.from({ length: count }, (_, step) => {
    const foot = bottom - step * STEP
    const rise = Math.min(right - left, foot - top)
    return line([left, foot], [left + rise, foot - rise], style)
  })
  return [rect([left, top], [right - left, bottom - top], { fill: theme.colour('sunken') }), ...strokes]
}
