import type { CustomSeriesOption, CustomSeriesRenderItemAPI } from 'echarts'
import type { ChartTheme } from '#charts/plot/chart-theme.ts'
import { type Drawing, group, type Spot } from './shapes.ts'

/** The plot while something is drawn on it: where values stand, in pixels. */
export interface Plot {
  readonly theme: ChartTheme
  x(value: number): number
  y(value: number): number
  /** Where a point of the axes stands. */
  at(x: number, y: number): Spot
}

interface Marks<T> {
  readonly theme: ChartTheme
  readonly items: readonly T[]
  /** What is drawn later covers what is drawn before. */
  readonly z?: number
  /** The place of an item in the coordinates of the axes. */
  place(item: T, index: number): readonly [x: number, y: number]
  /** `spot` is the item's place in pixels. */
  draw(item: T, spot: Spot, plot: Plot): Drawing
}

/** One mark for each item, found again by its position among the items when a reader points at it or reaches it by keyboard. */
export function marks<T>({ theme, items, z, place, draw }: Marks<T>): CustomSeriesOption {
  return {
    type: 'custom',
    ...(z !== undefined && { z }),
    data: items.map((item, index) => [...place(item, index)]),
    renderItem: ({ dataIndex }, api) => {
      const item = items[dataIndex]
      if (item === undefined) return null
      const plot = plotOf(api, theme)
      return group(draw(item, plot.at(...place(item, dataIndex)), plot))
    },
  }
}

interface Decoration {
  readonly theme: ChartTheme
  readonly z?: number
  /** What reaches beyond the axes is cut off. */
  readonly clip?: boolean
  draw(plot: Plot): Drawing
}

/** What stands beside the marks and answers to nothing: words, lines, grounds. */
export function decoration({ theme, draw, ...layer }: Decoration): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    ...layer,
    data: [[0, 0]],
    encode: { x: -1, y: -1 },
    renderItem: (_, api) => group(draw(plotOf(api, theme))),
  }
}

function plotOf(api: CustomSeriesRenderItemAPI, theme: ChartTheme): Plot {
  const at = (x: number, y: number): Spot => {
    const [left = 0, top = 0] = api.coord([x, y])
    return [left, top]
  }
  return { theme, at, x: (value) => at(value, 0)[0], y: (value) => at(0, value)[1] }
}
