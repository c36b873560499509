import type { LineSeriesOption, ScatterSeriesOption } from 'echarts'
import type { Look } from '#charts/plot/look.ts'
import { type Drawn, polygon, type Spot } from './shapes.ts'

type Place = readonly [x: number, y: number]

interface Dots {
  readonly look: Look
  readonly places: readonly Place[]
  readonly z: number
  readonly colour: string
  readonly symbol?: string
  readonly size: number
  /** Width of the rim of hollow markers; 0 for filled ones. */
  readonly rim?: number
  readonly opacity?: number
}

/** A marker of the same look at each place of the axes, which the pointer and the keyboard find. */
export function dots({ look, places, z, colour, size, ...form }: Dots): ScatterSeriesOption {
  const { symbol = 'circle', rim = 0, opacity } = form
  return {
    type: 'scatter',
    symbol,
    symbolSize: size,
    z,
    itemStyle: {
      color: rim > 0 ? look.colour('canvas') : colour,
      borderColor: colour,
      borderWidth: rim,
      ...(opacity !== undefined && { opacity }),
    },
    data: places.map((place) => [...place]),
  }
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
