import type { CustomSeriesOption, LineSeriesOption } from 'echarts'
import type { ChartTheme } from '#charts/plot/chart-theme.ts'
import { diamond } from './class-marker.ts'
import { marks } from './series.ts'
import { circle, type Drawn, hitAround, polygon, rect, type Spot } from './shapes.ts'

type Place = readonly [x: number, y: number]

interface Dots {
  readonly theme: ChartTheme
  readonly places: readonly Place[]
  readonly z: number
  readonly colour: string
  readonly symbol?: 'circle' | 'rect' | 'diamond'
  /** Width and height in pixels. */
  readonly size: number
  /** Width of the rim of hollow markers; 0 for filled ones. */
  readonly rim?: number
  readonly opacity?: number
}

/** A marker of the same look at each place of the axes, which the pointer and the keyboard find. */
export function dots({ theme, places, z, colour, size, ...form }: Dots): CustomSeriesOption {
  const { symbol = 'circle', rim = 0, opacity = 1 } = form
  const style =
    rim > 0
      ? { fill: theme.colour('canvas'), stroke: colour, lineWidth: rim, opacity }
      : { fill: colour, opacity }
  const half = size / 2
  const marker = ([x, y]: Spot) => {
    if (symbol === 'circle') return circle([x, y], half, style)
    if (symbol === 'diamond') return diamond([x, y], half, style)
    return rect([x - half, y - half], [size, size], style)
  }
  return marks({
    theme,
    z,
    items: places,
    place: (place) => place,
    draw: (_, spot) => [hitAround(spot, half), marker(spot)],
  })
}

/** A line through places of the axes. */
export function stroke(
  places: readonly Place[],
  z: number,
  lineStyle: NonNullable<LineSeriesOption['lineStyle']>,
): LineSeriesOption {
  const data = places.map((place) => [...place])
  return { type: 'line', silent: true, showSymbol: false, z, lineStyle, data }
}

/** The area between two edges that run the same way. */
export function band(
  upper: readonly Spot[],
  lower: readonly Spot[],
  style: { readonly fill: string; readonly opacity: number },
): Drawn {
  return polygon([...upper, ...lower.toReversed()], style)
}
