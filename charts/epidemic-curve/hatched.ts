import { type Drawn, line, rect } from '#charts/plot/element.ts'
import type { Look } from '#charts/plot/look.ts'

const STEP = 6

/** A column of the plot where nothing was reported: a pale ground with diagonal lines. Lengths are pixels. */
export function hatched(x: number, y: number, width: number, height: number, look: Look): Drawn[] {
  const style = { stroke: look.colour('control'), lineWidth: 0.8, opacity: 0.7 }
  const count = Math.max(1, Math.floor(height / STEP))
  const strokes = Array.from({ length: count }, (_, step) => {
    const foot = y + height - step * STEP
    const rise = Math.min(width, foot - y)
    return line(x, foot, x + rise, foot - rise, style)
  })
  return [rect(x, y, width, height, { fill: look.colour('sunken') }), ...strokes]
}
