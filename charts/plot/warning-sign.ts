import { type Drawn, polygon, text } from './element.ts'
import type { Look } from './look.ts'

/** A triangle with an exclamation mark beside a figure that needs a second look; (x, y) is its middle. */
export function warningSign(x: number, y: number, look: Look, size = 6): Drawn[] {
  return [
    polygon(
      [
        [x, y - size],
        [x + size, y + size * 0.8],
        [x - size, y + size * 0.8],
      ],
      { fill: look.colour('warn-bg'), stroke: look.colour('warn-ink'), lineWidth: 1.2 },
    ),
    text(x, y + size * 0.15, '!', {
      font: look.font(size * 1.5, 700),
      fill: look.colour('warn-ink'),
      align: 'center',
    }),
  ]
}
