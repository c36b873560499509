import { line, rect } from './shapes.ts'
import type { Shape, Size, Spot, Stroke } from '#charts/picture/drawing.ts'

interface Hatching {
  /** Pixels along the edges from the corner to the first line, and from one line to the next. */
  readonly first: number
  readonly step: number
  readonly style: Stroke
}

/** Diagonal lines inside a box, for what has no figure. */
export function hatching([x, y]: Spot, [width, height]: Size, { first, step, style }: Hatching): Shape[] {
  const lines: Shape[] = []
  for (let along = first; along < width + height; along += step) {
    const start: Spot = along <= height ? [x, y + along] : [x + along - height, y + height]
    const end: Spot = along <= width ? [x + along, y] : [x + width, y + along - width]
    lines.push(line(start, end, style))
  }
  return lines
}

/** A bar of which only a part is told: outlined, with diagonal lines in the colour of its class. */
export function hatchedBar(corner: Spot, size: Size, stroke: string): Shape[] {
  const style = { stroke, lineWidth: 1.2 }
  return [
    hatching(corner, size, { first: 3, step: 5, style }),
    rect(corner, size, { fill: 'rgba(0,0,0,0)', ...style }),
  ].flat()
}
