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
  /** Positions of places whose markers are open: hollow, with a broken rim. */
  readonly open?: ReadonlySet<number>
}

/** A marker of the same look at each place of the axes, which the pointer and the keyboard find. */
export function dots({ theme, places, z, colour, size, ...form }: Dots): CustomSeriesOption {
  const { symbol = 'circle', rim = 0, opacity = 1, open } = form
  const hollow = { fill: theme.colour('canvas'), stroke: colour, opacity }
  const plain = rim > 0 ? { ...hollow, lineWidth: rim } : { fill: colour, opacity }
  const broken = { ...hollow, opacity: 1, lineWidth: 1.6, lineDash: [2, 1.5] }
  const marker = ([x, y]: Spot, isOpen: boolean) => {
    const style = isOpen ? broken : plain
    const half = isOpen ? Math.max(size / 2 + 1, 4.5) : size / 2

    if (symbol === 'circle') return circle([x, y], half, style)
    if (symbol === 'diamond') return diamond([x, y], half, style)
    return rect([x - half, y - half], [2 * half, 2 * half], style)
  }
  return marks({
    theme,
    z,
    items: places.map((place, at) => ({ place, isOpen: open?.has(at) === true })),
    place: ({ place }) => place,
    draw: ({ isOpen }, spot) => [hitAround(spot, size / 2), marker(spot, isOpen)],
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
