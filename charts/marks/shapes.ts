import type { CustomSeriesRenderItemReturn } from 'echarts'

type Root = NonNullable<CustomSeriesRenderItemReturn>
type Group = Extract<Root, { type: 'group' }>

/** A drawn shape. */
export type Drawn = NonNullable<Group['children']>[number]

/** Shapes in the order in which they cover each other; what is null or false is left out. */
export type Drawing = Drawn | null | false | readonly Drawing[]

/** A place on the surface in pixels, from its left and its top. */
export type Spot = readonly [x: number, y: number]

/** Width and height in pixels. */
export type Size = readonly [width: number, height: number]

export interface Stroke {
  readonly stroke: string
  readonly lineWidth?: number
  readonly lineDash?: number[]
  readonly opacity?: number
}

export interface Fill {
  readonly fill: string
  readonly fillOpacity?: number
  readonly opacity?: number
  readonly stroke?: string
  readonly lineWidth?: number
  readonly lineDash?: number[]
}

/** Shapes drawn together. Redrawing replaces them all: merged by position, a group that became empty would stay. */
export function group(drawing: Drawing): Group {
  return { type: 'group', $mergeChildren: false, children: shapesOf(drawing) }
}

function shapesOf(drawing: Drawing): Drawn[] {
  if (!drawing) return []
  return 'type' in drawing ? [drawing] : drawing.flatMap(shapesOf)
}

export function rect([x, y]: Spot, [width, height]: Size, style: Fill): Drawn {
  return { type: 'rect', shape: { x, y, width, height }, style: { ...style } }
}

/** A place that answers to the pointer without being seen. */
export function hitArea(corner: Spot, size: Size): Drawn {
  return rect(corner, size, { fill: 'rgba(0,0,0,0)' })
}

/** A square place that answers to the pointer, around a middle. */
export function hitAround([x, y]: Spot, reach: number): Drawn {
  return hitArea([x - reach, y - reach], [2 * reach, 2 * reach])
}

export function line([x1, y1]: Spot, [x2, y2]: Spot, style: Stroke): Drawn {
  return { type: 'line', shape: { x1, y1, x2, y2 }, style: { ...style }, silent: true }
}

export function polyline(points: readonly Spot[], style: Stroke): Drawn {
  const shape = { points: points.map(([x, y]) => [x, y]) }
  return { type: 'polyline', shape, style: { ...style, fill: 'none' }, silent: true }
}

export function polygon(points: readonly Spot[], style: Fill): Drawn {
  return {
    type: 'polygon',
    shape: { points: points.map(([x, y]) => [x, y]) },
    style: { ...style },
    silent: true,
  }
}

export function circle([cx, cy]: Spot, r: number, style: Fill): Drawn {
  return { type: 'circle', shape: { cx, cy, r }, style: { ...style }, silent: true }
}

export interface TextStyle {
  readonly font: string
  readonly fill: string
  readonly align?: 'left' | 'center' | 'right'
  /** Colour of a rim around the letters, so that they read on lines. */
  readonly halo?: string
  /** Turned by a quarter, to be read from below. */
  readonly upright?: boolean
}

/** A text whose middle is at the height of the spot; at the spot it begins, has its middle or ends. */
export function text([x, y]: Spot, content: string, { halo, upright, ...rest }: TextStyle): Drawn {
  return {
    type: 'text',
    x,
    y,
    ...(upright && { rotation: Math.PI / 2 }),
    style: {
      text: content,
      verticalAlign: 'middle',
      ...rest,
      ...(halo !== undefined && { stroke: halo, lineWidth: 3 }),
    },
    silent: true,
  }
}
