import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { polygon, text } from './shapes.ts'
import type { Shape, Spot } from '#charts/picture/drawing.ts'

/** A triangle with an exclamation mark around a spot, beside a figure that needs a second look. */
export function warningSign([x, y]: Spot, theme: ChartTheme, size = 5): Shape[] {
  const foot = y + size * 0.8
  const style = { fill: theme.colour('warn-bg'), stroke: theme.colour('warn-ink'), lineWidth: 1.2 }
  return [
    polygon(
      [
        [x, y - size],
        [x + size, foot],
        [x - size, foot],
      ],
      style,
    ),
    text([x, y + size * 0.15], '!', { ...theme.type(size * 1.5, 700, 'warn-ink'), align: 'center' }),
  ]
}
