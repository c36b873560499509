import type { Plot } from '#charts/picture/picture.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { hatchedBar } from './hatching.ts'
import { line, rect } from './shapes.ts'
import type { Shape, Fill, Spot, Size } from '#charts/picture/drawing.ts'

/** Half the length of the cap of a whisker. */
const CAP = 2.5

/** A row or a column of a plot: values run along it, and what is drawn has a thickness across it. Pixels. */
export interface Lane {
  /** Where a value stands along the lane. */
  along(value: number): number
  /** A bar from zero to a value. */
  bar(value: number, thickness: number, style: Fill): Shape
  /** The same of a value that tells a part of its period only: outlined and hatched. */
  part(value: number, thickness: number, colour: string): Shape[]
  /** A line with caps over a lighter rim, so that it reads on dark bars too. */
  whisker(lower: number, upper: number, cap?: number): Shape[]
  /** The interval that was published with a figure, as a whisker; nothing without one. */
  interval(point: Point, cap?: number): Shape[]
}

/** The row whose middle is at a height. */
export function rowAt(y: number, plot: Plot): Lane {
  return lane(plot, plot.x, (along, away) => [along, y + away])
}

/** The column whose middle is that far from the left. */
export function columnAt(x: number, plot: Plot): Lane {
  return lane(plot, plot.y, (along, away) => [x + away, along])
}

function lane(
  { theme }: Plot,
  along: (value: number) => number,
  spot: (along: number, away: number) => Spot,
): Lane {
  const box = (value: number, thickness: number): [Spot, Size] => {
    const [from, to] = [along(0), along(value)]
    const [left, top] = spot(Math.min(from, to), -thickness / 2)
    const [right, bottom] = spot(Math.max(from, to), thickness / 2)
    return [
      [left, top],
      [right - left, bottom - top],
    ]
  }
  const whisker = (lower: number, upper: number, cap = CAP) => {
    const [from, to] = [along(lower), along(upper)]
    const strokes = [
      { stroke: theme.colour('canvas'), lineWidth: 3, opacity: 0.65 },
      { stroke: theme.colour('ink'), lineWidth: 1.15 },
    ]
    return strokes.flatMap((style) => [
      line(spot(from, 0), spot(to, 0), style),
      line(spot(from, -cap), spot(from, cap), style),
      line(spot(to, -cap), spot(to, cap), style),
    ])
  }
  return {
    along,
    bar: (value, thickness, style) => rect(...box(value, thickness), style),
    part: (value, thickness, colour) => hatchedBar(...box(value, thickness), colour),
    whisker,
    interval: (point, cap) => {
      const bounds = interval(point)
      return bounds ? whisker(bounds.lower, bounds.upper, cap) : []
    },
  }
}
