import { type Drawn, line } from './element.ts'
import type { Look } from './look.ts'

const CAP = 2.5

/**
 * A published interval as a line with caps, over a lighter rim so that it reads on dark bars too.
 * `from` and `to` are pixels along the value axis, `across` the pixel on the other one.
 */
export function whisker(
  from: number,
  to: number,
  across: number,
  direction: 'vertical' | 'horizontal',
  look: Look,
  cap = CAP,
): Drawn[] {
  const strokes = [
    { stroke: look.colour('canvas'), lineWidth: 3, opacity: 0.65 },
    { stroke: look.colour('ink'), lineWidth: 1.15 },
  ]
  const segment = (x1: number, y1: number, x2: number, y2: number) =>
    strokes.map((style) =>
      direction === 'vertical' ? line(y1, x1, y2, x2, style) : line(x1, y1, x2, y2, style),
    )
  const parts = [
    segment(from, across, to, across),
    segment(from, across - cap, from, across + cap),
    segment(to, across - cap, to, across + cap),
  ]
  return [0, 1].flatMap((layer) => parts.flatMap((part) => part[layer] ?? []))
}
