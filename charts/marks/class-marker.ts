import type { Classification } from '#domain/data-source/data-source.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { circle, polygon, rect } from './shapes.ts'
import type { Shape, Spot } from '#charts/picture/drawing.ts'

interface MarkerForm {
  readonly classification: Classification
  readonly radius?: number
  readonly hollow?: boolean
  /** Of a part of a period: hollow, with a broken rim. */
  readonly broken?: boolean
}

/** Pixels of the dashes of a broken rim, and between them. */
const BROKEN = [2, 1.5]

/** The marker of a source class around a spot: routine square, survey circle, estimate diamond. */
export function classMarker([x, y]: Spot, form: MarkerForm, theme: ChartTheme): Shape {
  const { token, marker } = classLook(form.classification)
  const radius = theme.size(form.radius ?? 4)
  const colour = theme.colour(token)
  const rim = { fill: theme.colour('canvas'), stroke: colour, lineWidth: 1.6 }
  const style = form.broken
    ? { ...rim, lineDash: BROKEN }
    : form.hollow
      ? rim
      : { fill: colour, stroke: theme.colour('canvas'), lineWidth: 0.8 }
  if (marker === 'circle') return circle([x, y], radius, style)
  if (marker === 'square') return rect([x - radius, y - radius], [radius * 2, radius * 2], style)
  return diamond([x, y], radius * 1.3, style)
}

/** A square on its corner; `reach` from the middle to each corner. */
export function diamond([x, y]: Spot, reach: number, style: Parameters<typeof polygon>[1]): Shape {
  return polygon(
    [
      [x, y - reach],
      [x + reach, y],
      [x, y + reach],
      [x - reach, y],
    ],
    style,
  )
}
