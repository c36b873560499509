import type { Annotation } from '#domain/document/blocks/figure/annotations.ts'
import { shortPixels, type SvgNode, svgNode } from '#charts/drawing/svg-node.ts'
import type { Spot } from '#charts/picture/drawing.ts'
import { measuredWidth } from '#charts/plot/measured-width.ts'
import { type DrawnFigure, spotOf } from './place-on-picture.ts'

/** How annotations are drawn on a surface. */
export interface AnnotationLook {
  /** The colour of a kept one. */
  colour(kept: string): string
  /** Around words, so that they are read on lines and areas. */
  readonly halo: string
  /** Pixels of the picture for a CSS pixel: more where it is made smaller as a whole. */
  readonly unit: number
}

const LINE_HEIGHT = 1.3
const WEIGHT = 600
/** Length and half the width of the head of an arrow. */
const HEAD = { long: 9, half: 4 }

/** Words, arrows and boxes that somebody put on a figure, in pixels of its picture: the same on a page, on paper and in a file. */
export function annotationNodes(
  annotations: readonly Annotation[],
  drawn: DrawnFigure,
  look: AnnotationLook,
): readonly SvgNode[] {
  return annotations.flatMap((each) => {
    if (each.kind === 'text') {
      const at = spotOf(each.at, drawn)
      return at ? [words(each, at, drawn, look)] : []
    }
    const [from, to] = [spotOf(each.from, drawn), spotOf(each.to, drawn)]
    if (!from || !to) return []
    const colour = look.colour(each.colour)
    return each.kind === 'box' ? [box(from, to, colour, look)] : arrow(from, to, colour, look)
  })
}

function words(
  { text, size: wanted, colour }: Extract<Annotation, { readonly kind: 'text' }>,
  [left, top]: Spot,
  { picture: { theme } }: DrawnFigure,
  { unit, halo, colour: shown }: AnnotationLook,
): SvgNode {
  const size = wanted * unit
  const lines = text.split('\n')
  const width = Math.max(...lines.map((line) => measuredWidth(line, size, WEIGHT)))
  // Words that would run out of the drawing begin further left.
  const x = Math.max(0, Math.min(left, theme.width - width))
  const y = Math.max(0, Math.min(top, theme.height - size * LINE_HEIGHT * lines.length))
  const rim = {
    stroke: halo,
    'stroke-width': 3 * unit,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  }
  const rows = lines.map((line, row) =>
    svgNode('tspan', { x, y: y + size * (1 + row * LINE_HEIGHT) }, [line]),
  )
  return svgNode('text', { 'font-size': size, 'font-weight': WEIGHT, fill: shown(colour), ...rim }, rows)
}

function box(from: Spot, to: Spot, stroke: string, { unit }: AnnotationLook): SvgNode {
  const corner = { x: Math.min(from[0], to[0]), y: Math.min(from[1], to[1]) }
  const size = { width: Math.abs(to[0] - from[0]), height: Math.abs(to[1] - from[1]) }
  return svgNode('rect', { ...corner, ...size, ...line(stroke, unit) })
}

function arrow([x, y]: Spot, [toX, toY]: Spot, colour: string, { unit }: AnnotationLook): readonly SvgNode[] {
  const length = Math.hypot(toX - x, toY - y)
  if (length === 0) return []
  const [alongX, alongY] = [(toX - x) / length, (toY - y) / length]
  const [footX, footY] = [toX - alongX * HEAD.long * unit, toY - alongY * HEAD.long * unit]
  const [asideX, asideY] = [-alongY * HEAD.half * unit, alongX * HEAD.half * unit]
  const point = (...[px, py]: Spot) => `${shortPixels(px)} ${shortPixels(py)}`
  const head = `M${point(toX, toY)}L${point(footX + asideX, footY + asideY)}L${point(footX - asideX, footY - asideY)}Z`
  return [
    svgNode('path', { d: `M${point(x, y)}L${point(footX, footY)}`, ...line(colour, unit) }),
    svgNode('path', { d: head, fill: colour }),
  ]
}

function line(stroke: string, unit: number) {
  return { stroke, 'stroke-width': 1.8 * unit, fill: 'none' }
}
