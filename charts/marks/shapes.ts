import type { AreaFill, Shape, Fill, Size, Spot, Stroke, TextStyle } from '#charts/picture/drawing.ts'

/** The fill of an area that answers to the pointer and is not seen. */
export const UNSEEN = 'rgba(0,0,0,0)'

export function rect([x, y]: Spot, [width, height]: Size, style: Fill): Shape {
  return { type: 'rect', shape: { x, y, width, height }, style }
}

/** A place that answers to the pointer without being seen. */
export function hitArea(corner: Spot, size: Size): Shape {
  return rect(corner, size, { fill: UNSEEN })
}

/** A square place that answers to the pointer, around a middle. */
export function hitAround([x, y]: Spot, reach: number): Shape {
  return hitArea([x - reach, y - reach], [2 * reach, 2 * reach])
}

export function line([x1, y1]: Spot, [x2, y2]: Spot, style: Stroke): Shape {
  return { type: 'line', shape: { x1, y1, x2, y2 }, style }
}

export function polyline(points: readonly Spot[], style: Stroke): Shape {
  return { type: 'polyline', shape: { points }, style }
}

export function polygon(points: readonly Spot[], style: Fill): Shape {
  return { type: 'polygon', shape: { points }, style }
}

/** An area of several outlines; an outline inside another is a hole in it. */
export function area(rings: readonly (readonly Spot[])[], style: AreaFill): Shape {
  return { type: 'rings', shape: { rings }, style }
}

export function circle([cx, cy]: Spot, r: number, style: Fill): Shape {
  return { type: 'circle', shape: { cx, cy, r }, style }
}

/** A text whose middle is at the height of the spot; at the spot it begins, has its middle or ends. */
export function text([x, y]: Spot, content: string, style: TextStyle): Shape {
  return { type: 'text', x, y, style: { text: content, ...style } }
}
