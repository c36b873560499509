import type { AreaFill, Shape, Hatch, Spot, Stroke, TextStyle } from '#charts/picture/drawing.ts'
import { shortPixels, type SvgNode, svgNode } from './svg-node.ts'

/** How far the middle of Inter's capitals lies above their foot, as a share of the font size. */
const MIDDLE = 0.3637
const HALO = { 'stroke-width': 3, 'stroke-linejoin': 'round', 'paint-order': 'stroke' }
const ANCHORS = { left: undefined, center: 'middle', right: 'end' } as const

/** Answers the reference to a pattern of some colours, which the picture then has. */
export type PatternOf = (hatch: Hatch) => string

/** Shapes as SVG elements: lines that follow each other and look the same are one, as a grid or a whisker is. */
export function shapeNodes(shapes: readonly Shape[], patternOf: PatternOf): readonly SvgNode[] {
  const nodes: SvgNode[] = []
  for (const [at, drawn] of shapes.entries()) {
    const node = shapeNode(drawn, patternOf)
    const last = nodes.at(-1)
    const isOneMore = drawn.type === 'line' && shapes[at - 1]?.type === 'line'
    const longer = isOneMore && last ? asOnePath(last, node) : null
    if (longer) nodes[nodes.length - 1] = longer
    else nodes.push(node)
  }
  return nodes
}

/** Two paths as one; null where they look different. */
function asOnePath(a: SvgNode, b: SvgNode): SvgNode | null {
  const { d: begin = '', ...look } = a.attributes
  const { d: rest = '', ...other } = b.attributes
  return JSON.stringify(look) === JSON.stringify(other)
    ? svgNode('path', { ...a.attributes, d: `${begin}${rest}` })
    : null
}

/** A shape as an SVG element. */
function shapeNode(drawn: Shape, patternOf: PatternOf): SvgNode {
  switch (drawn.type) {
    case 'rect': {
      const { width, height, ...corner } = drawn.shape
      const size = { width: Math.max(0, width), height: Math.max(0, height) }
      return svgNode('rect', { ...corner, ...size, ...filled(drawn.style, patternOf) })
    }
    case 'line': {
      const { x1, y1, x2, y2 } = drawn.shape
      const d = pathOf([
        [x1, y1],
        [x2, y2],
      ])
      return svgNode('path', { d, ...stroked(drawn.style) })
    }
    case 'polyline':
      return svgNode('path', { d: pathOf(drawn.shape.points), fill: 'none', ...stroked(drawn.style) })
    case 'polygon':
      return svgNode('path', { d: `${pathOf(drawn.shape.points)}Z`, ...filled(drawn.style, patternOf) })
    case 'rings': {
      const d = drawn.shape.rings.map((ring) => `${pathOf(ring)}Z`).join('')
      return svgNode('path', { d, 'fill-rule': 'evenodd', ...filled(drawn.style, patternOf) })
    }
    case 'circle':
      return svgNode('circle', { ...drawn.shape, ...filled(drawn.style, patternOf) })
    case 'text':
      return textNode([drawn.x, drawn.y], drawn.style)
  }
}

function textNode([x, y]: Spot, style: TextStyle & { readonly text: string }): SvgNode {
  const { text, font, fill, align = 'left', halo, upright } = style
  const [, weight = '400', size = '12'] = /(?:(\d+) )?([\d.]+)px/.exec(font) ?? []
  const down = MIDDLE * Number(size)
  const place =
    upright === true
      ? { x: 0, y: down, transform: `translate(${shortPixels(x)} ${shortPixels(y)}) rotate(-90)` }
      : { x, y: y + down }
  const look = {
    'font-size': Number(size),
    'font-weight': weight,
    'text-anchor': ANCHORS[align],
    fill,
    ...(halo !== undefined && { stroke: halo, ...HALO }),
  }
  return svgNode('text', { ...place, ...look }, [text])
}

function pathOf(points: readonly Spot[]): string {
  return points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${shortPixels(x)} ${shortPixels(y)}`)
    .join('')
}

function filled({ fill, fillOpacity, opacity, stroke, ...rim }: AreaFill, patternOf: PatternOf) {
  return {
    fill: typeof fill === 'string' ? fill : patternOf(fill),
    'fill-opacity': fillOpacity,
    opacity,
    ...(stroke !== undefined && stroked({ ...rim, stroke })),
    // Given last: the rim has no opacity of its own.
    ...(opacity !== undefined && { opacity }),
  }
}

function stroked({ stroke, lineWidth = 1, lineDash = [], opacity }: Stroke) {
  const dash = lineDash.length === 0 ? undefined : lineDash.join(' ')
  return { stroke, 'stroke-width': lineWidth, 'stroke-dasharray': dash, opacity }
}
