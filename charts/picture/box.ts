import type { ChartTheme } from './chart-theme.ts'

/** Edges of a part of the surface in pixels, from its left and its top. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The box that margins leave of a surface. */
export function inset({ width, height }: Pick<ChartTheme, 'width' | 'height'>, margins: Box): Box {
  const { left, right, top, bottom } = margins
  return { left, right: width - right, top, bottom: height - bottom }
}

export function boxAround([x, y]: readonly [number, number], width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

export function isInside(box: Box, outer: Box): boolean {
  return (
    box.left >= outer.left && box.right <= outer.right && box.top >= outer.top && box.bottom <= outer.bottom
  )
}

export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
