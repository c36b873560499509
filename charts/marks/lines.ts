import type { ClassLook } from '#charts/colour/class-colour.ts'
import type { Layer, Place, PlacedMark, Plot } from '#charts/picture/picture.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { diamond } from './class-marker.ts'
import { decoration, marks } from './marks.ts'
import { circle, hitAround, polygon, polyline, rect } from './shapes.ts'
import type { Shape, Spot, Stroke } from '#charts/picture/drawing.ts'

interface Dots {
  readonly theme: ChartTheme
  readonly dots: readonly PlacedMark[]
  readonly z: number
  readonly colour: string
  readonly marker?: ClassLook['marker']
  /** Width and height in pixels. */
  readonly size: number
  /** Width of the rim of hollow markers; 0 for filled ones. */
  readonly rim?: number
  readonly opacity?: number
  /** The marks whose markers are open: hollow, with a broken rim. */
  readonly open?: ReadonlySet<string>
}

/** A marker of the same look at each place of the axes, which the pointer and the keyboard find. */
export function dots({ theme, dots: items, z, colour, size, ...form }: Dots): Layer {
  const { marker = 'circle', rim = 0, opacity = 1, open } = form
  const hollow = { fill: theme.colour('canvas'), stroke: colour, opacity }
  const plain = rim > 0 ? { ...hollow, lineWidth: rim } : { fill: colour, opacity }
  const broken = { ...hollow, opacity: 1, lineWidth: 1.6, lineDash: [2, 1.5] }
  const drawn = ([x, y]: Spot, isOpen: boolean) => {
    const style = isOpen ? broken : plain
    const half = isOpen ? Math.max(size / 2 + 1, 4.5) : size / 2
    return markerShape(marker, [x, y], half, style)
  }
  return marks({
    z,
    items,
    id: ({ id }) => id,
    place: ({ at }) => at,
    draw: ({ id }, spot) => [hitAround(spot, size / 2), drawn(spot, open?.has(id) === true)],
  })
}

/** A marker around a spot; `half` of its width in pixels. */
export function markerShape(
  marker: ClassLook['marker'],
  [x, y]: Spot,
  half: number,
  style: Parameters<typeof circle>[2],
): Shape {
  if (marker === 'circle') return circle([x, y], half, style)
  if (marker === 'diamond') return diamond([x, y], half, style)
  return rect([x - half, y - half], [2 * half, 2 * half], style)
}

/** A line through places of the axes. */
export function stroke(places: readonly Place[], z: number, style: Stroke): Layer {
  const draw = ({ at }: Plot) =>
    polyline(
      places.map(([x, y]) => at(x, y)),
      style,
    )
  return decoration({ z, clip: true, draw })
}

/** The area between two edges that run the same way. */
export function band(
  upper: readonly Spot[],
  lower: readonly Spot[],
  style: { readonly fill: string; readonly opacity: number },
): Shape {
  return polygon([...upper, ...lower.toReversed()], style)
}
