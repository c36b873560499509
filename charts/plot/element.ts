import type { CustomSeriesRenderItemAPI, CustomSeriesRenderItemReturn } from 'echarts'

type Root = NonNullable<CustomSeriesRenderItemReturn>
type Group = Extract<Root, { type: 'group' }>

/** A drawn shape of a custom series. Lengths are pixels. */
export type Drawn = NonNullable<Group['children']>[number]

export interface Stroke {
  readonly stroke: string
  readonly lineWidth?: number
  readonly lineDash?: number[]
  readonly opacity?: number
}

/** Elements drawn together. Redrawing replaces them all: merged by position, a group that became empty would stay. */
export function group(children: readonly (Drawn | null)[]): Group {
  return { type: 'group', $mergeChildren: false, children: children.filter((child) => child !== null) }
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  style: { readonly fill: string; readonly stroke?: string; readonly lineWidth?: number },
): Drawn {
  return { type: 'rect', shape: { x, y, width, height }, style }
}

/** A place that answers to the pointer without being seen. */
export function hitArea(x: number, y: number, width: number, height: number): Drawn {
  return { type: 'rect', shape: { x, y, width, height }, style: { fill: 'rgba(0,0,0,0)' } }
}

export function line(x1: number, y1: number, x2: number, y2: number, style: Stroke): Drawn {
  return { type: 'line', shape: { x1, y1, x2, y2 }, style: { ...style }, silent: true }
}

export function polyline(points: readonly (readonly [number, number])[], style: Stroke): Drawn {
  return {
    type: 'polyline',
    shape: { points: points.map(([x, y]) => [x, y]) },
    style: { ...style, fill: 'none' },
    silent: true,
  }
}

export function polygon(
  points: readonly (readonly [number, number])[],
  style: {
    readonly fill: string
    readonly opacity?: number
    readonly stroke?: string
    readonly lineWidth?: number
  },
): Drawn {
  return { type: 'polygon', shape: { points: points.map(([x, y]) => [x, y]) }, style, silent: true }
}

export function circle(
  cx: number,
  cy: number,
  r: number,
  style: { readonly fill: string; readonly stroke?: string; readonly lineWidth?: number },
): Drawn {
  return { type: 'circle', shape: { cx, cy, r }, style, silent: true }
}

export interface TextStyle {
  readonly font: string
  readonly fill: string
  readonly align?: 'left' | 'center' | 'right'
  readonly verticalAlign?: 'top' | 'middle' | 'bottom'
  /** Colour of a rim around the letters, so that they read on lines. */
  readonly halo?: string
  /** Turned by a quarter, to be read from below. */
  readonly upright?: boolean
}

export function text(x: number, y: number, content: string, style: TextStyle): Drawn {
  const { halo, upright, ...rest } = style
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

/** Pixel position of a point of the axes. */
export function pixelOf(api: CustomSeriesRenderItemAPI, x: number, y: number): [number, number] {
  const [left = 0, top = 0] = api.coord([x, y])
  return [left, top]
}
