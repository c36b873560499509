import { type Drawing, type Hatch, shapesOf } from '#charts/picture/drawing.ts'
import { plotIn } from '#charts/plot/coordinates.ts'
import type { Layer, Picture, PlotArea } from '#charts/picture/picture.ts'
import { axisDrawing } from './axis-drawing.ts'
import { shapeNodes } from './shape-node.ts'
import { type SvgNode, svgNode } from './svg-node.ts'

/** Side of the pattern of hatched shapes, in pixels. */
const HATCH = 6

interface Paper {
  /** Begins the names by which parts of the picture refer to each other; different for each picture of a page. */
  readonly id: string
  /** Where the picture stands on a larger one; by itself it is as large as its surface. */
  readonly room?: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>
  /** On top of the picture, in its pixels. */
  readonly above?: readonly SvgNode[]
}

/**
 * A picture as SVG, the same on a page and on a server. What it draws of a mark has its id as `data-mark`, by which
 * {@link markAt} finds it.
 */
export function pictureSvg(picture: Picture, { id, room, above = [] }: Paper): SvgNode {
  const { width, height } = picture.theme
  const hatches = new Map<string, SvgNode>()
  const patternOf = (hatch: Hatch) => {
    const kind = hatch.dotted ? 'dots' : 'hatch'
    const name = `${id}-${kind}-${hatch.ground.slice(1)}-${hatch.lines.slice(1)}`
    hatches.set(name, hatchNode(hatch, name))
    return `url(#${name})`
  }
  const nodes = (drawing: Drawing) => shapeNodes(shapesOf(drawing), patternOf)
  const axes = nodes(picture.plots.map((area) => axisDrawing(area, picture.theme)))
  const layers = picture.layers
    .toSorted((a, b) => a.z - b.z)
    .flatMap((layer) => layerNodes(layer, picture, { id, nodes }))
  const clips = new Set(picture.layers.filter(({ clip }) => clip).map(({ plot }) => plot))
  const defs = [
    ...hatches.values(),
    ...[...clips].map((plot) => clipNode(areaOf(picture, plot), clipName(id, plot))),
  ]
  const family = picture.theme.font(12).replace(/^\S+ \S+ /, '')
  const viewBox = `0 0 ${width} ${height}`
  const own = {
    xmlns: 'http://www.w3.org/2000/svg',
    ...(room ?? { width, height }),
    viewBox,
    'font-family': family,
  }
  return svgNode('svg', own, [
    ...(defs.length > 0 ? [svgNode('defs', {}, defs)] : []),
    svgNode('g', SILENT, axes),
    ...layers,
    ...above,
  ])
}

/** Attributes of drawings that answer to no pointer and are not read aloud: the marks repeat them. */
const SILENT = { 'pointer-events': 'none', 'aria-hidden': 'true' }

interface Pen {
  readonly id: string
  nodes(drawing: Drawing): readonly SvgNode[]
}

function layerNodes(layer: Layer, picture: Picture, { id, nodes }: Pen): readonly SvgNode[] {
  const drawn = layer.draw(plotIn(areaOf(picture, layer.plot), picture.theme))
  const clip = layer.clip ? { 'clip-path': `url(#${clipName(id, layer.plot)})` } : {}
  if (layer.marks.length > 0) {
    return drawn.map((one, item) => svgNode('g', { 'data-mark': layer.marks[item]?.id, ...clip }, nodes(one)))
  }
  const shapes = nodes(drawn)
  return shapes.length === 0 ? [] : [svgNode('g', { ...SILENT, ...clip }, shapes)]
}

function areaOf({ plots }: Picture, plot: number): PlotArea {
  const area = plots[plot]
  if (!area) throw new RangeError(`The picture has no plot ${plot}`)
  return area
}

/** The id of the mark that an element of the picture belongs to; null beside all marks. */
export function markAt(element: Element): string | null {
  return element.closest('[data-mark]')?.getAttribute('data-mark') ?? null
}

function clipName(id: string, plot: number): string {
  return `${id}-clip-${plot}`
}

function clipNode({ box }: PlotArea, id: string): SvgNode {
  const { left, right, top, bottom } = box
  const size = { width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
  return svgNode('clipPath', { id }, [svgNode('rect', { x: left, y: top, ...size })])
}

/** Diagonal lines that go on from one tile to the next. */
function hatchNode({ ground, lines, dotted }: Hatch, id: string): SvgNode {
  if (dotted) return dotsNode({ ground, lines }, id)
  const size = { width: HATCH, height: HATCH }
  const d = `M-1,1l2,-2M0,${HATCH}l${HATCH},-${HATCH}M${HATCH - 1},${HATCH + 1}l2,-2`
  return svgNode('pattern', { id, ...size, patternUnits: 'userSpaceOnUse' }, [
    svgNode('rect', { ...size, fill: ground }),
    svgNode('path', { d, stroke: lines }),
  ])
}

/** Side of the pattern of dots, and from the middle of a dot to its edge, in pixels. */
const [DOTS, DOT] = [9, 2]

/** A dot in the middle of each tile. */
function dotsNode({ ground, lines }: Hatch, id: string): SvgNode {
  const size = { width: DOTS, height: DOTS }
  return svgNode('pattern', { id, ...size, patternUnits: 'userSpaceOnUse' }, [
    svgNode('rect', { ...size, fill: ground }),
    svgNode('circle', { cx: DOTS / 2, cy: DOTS / 2, r: DOT, fill: lines }),
  ])
}
