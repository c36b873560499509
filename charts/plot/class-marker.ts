import type { Classification } from '#domain/data-source/data-source.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { circle, type Drawn, polygon, rect } from './element.ts'
import type { Look } from './look.ts'

/** The marker of a source class around a middle: routine square, survey circle, estimate diamond. */
export function classMarker(
  x: number,
  y: number,
  classification: Classification,
  look: Look,
  form: { readonly radius?: number; readonly hollow?: boolean } = {},
): Drawn {
  const { token, marker } = classLook(classification)
  const radius = look.size(form.radius ?? 4)
  const colour = look.colour(token)
  const style = form.hollow
    ? { fill: look.colour('canvas'), stroke: colour, lineWidth: 1.6 }
    : { fill: colour, stroke: look.colour('canvas'), lineWidth: 0.8 }
  if (marker === 'circle') return circle(x, y, radius, style)
  if (marker === 'square') return rect(x - radius, y - radius, radius * 2, radius * 2, style)
  const reach = radius * 1.3
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
