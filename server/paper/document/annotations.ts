import { short, svgNode, type SvgNode, writtenSvg } from '#charts/drawing/svg-node.ts'
import type { Annotation } from '#domain/document/blocks/annotations.ts'

/** The part of a drawing that annotations are shares of, in its coordinates. */
interface Room {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const LINE = { 'stroke-width': 1.8, fill: 'none' }
/** Around words, so that they are read on lines and areas. */
const HALO = { stroke: '#ffffff', 'stroke-width': 3, 'stroke-linejoin': 'round', 'paint-order': 'stroke' }
const LINE_HEIGHT = 1.3
/** Length and half the width of the head of an arrow. */
const HEAD = { long: 9, half: 4 }

/** Words, arrows and boxes that somebody put on a figure. */
export function annotationsSvg(annotations: readonly Annotation[], room: Room): string {
  return annotations
    .flatMap((each) => drawn(each, room))
    .map(writtenSvg)
    .join('')
}

function drawn(annotation: Annotation, room: Room): readonly SvgNode[] {
  const x = room.x + annotation.x * room.width
  const y = room.y + annotation.y * room.height
  const { colour } = annotation
  switch (annotation.kind) {
    case 'text': {
      const { text, size } = annotation
      const lines = text
        .split('\n')
        .map((line, index) => svgNode('tspan', { x, y: y + size * (1 + index * LINE_HEIGHT) }, [line]))
      return [svgNode('text', { 'font-size': size, 'font-weight': 600, fill: colour, ...HALO }, lines)]
    }
    case 'box': {
      // What reaches beyond the figure ends at its edge.
      const width = Math.min(annotation.width, 1 - annotation.x) * room.width
      const height = Math.min(annotation.height, 1 - annotation.y) * room.height
      return [svgNode('rect', { x, y, width, height, stroke: colour, ...LINE })]
    }
    case 'arrow': {
      const to = [room.x + annotation.toX * room.width, room.y + annotation.toY * room.height] as const
      return arrow([x, y], to, colour)
    }
  }
}

type Spot = readonly [x: number, y: number]

function arrow([x, y]: Spot, [toX, toY]: Spot, colour: string): readonly SvgNode[] {
  const length = Math.hypot(toX - x, toY - y)
  if (length === 0) return []
  const [alongX, alongY] = [(toX - x) / length, (toY - y) / length]
  const [footX, footY] = [toX - alongX * HEAD.long, toY - alongY * HEAD.long]
  const [asideX, asideY] = [-alongY * HEAD.half, alongX * HEAD.half]
  const point = (...[px, py]: Spot) => `${short(px)} ${short(py)}`
  const head = `M${point(toX, toY)}L${point(footX + asideX, footY + asideY)}L${point(footX - asideX, footY - asideY)}Z`
  return [
    svgNode('path', { d: `M${point(x, y)}L${point(footX, footY)}`, stroke: colour, ...LINE }),
    svgNode('path', { d: head, fill: colour }),
  ]
}
