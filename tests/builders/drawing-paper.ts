import type {
  CustomSeriesOption,
  CustomSeriesRenderItemAPI,
  CustomSeriesRenderItemParams,
  EChartsOption,
} from 'echarts'

/** A shape as a test looks at it. */
export interface DrawnShape {
  readonly type: string
  readonly x?: number
  readonly shape?: Readonly<Record<string, unknown>>
  readonly style?: Readonly<Record<string, unknown>>
  readonly children?: readonly DrawnShape[]
}

/** The series of an option as a list. */
export function seriesOf(option: EChartsOption): readonly Readonly<Record<string, unknown>>[] {
  const { series } = option
  return (Array.isArray(series) ? series : [series ?? {}]).map((entry) => ({ ...entry }))
}

/**
 * What a custom series draws for its items on paper where x is ten pixels a unit and y a pixel a unit, upwards from 0:
 * the value 40 at position 2 lies at (20, -40). Groups are opened.
 */
export function drawnOnPaper(series: CustomSeriesOption): readonly (readonly DrawnShape[])[] {
  const data = Array.isArray(series.data) ? series.data : []
  return data.map((item, dataIndex) => {
    const values: readonly unknown[] = Array.isArray(item) ? item : []
    const api = {
      coord: ([x, y]: readonly number[]) => [(x ?? 0) * 10, -(y ?? 0)],
      value: (dimension: number) => values[dimension],
    }
    const drawn = series.renderItem?.(
      { dataIndex } as unknown as CustomSeriesRenderItemParams,
      api as unknown as CustomSeriesRenderItemAPI,
    )
    return drawn ? opened(drawn as unknown as DrawnShape) : []
  })
}

function opened(shape: DrawnShape): DrawnShape[] {
  return shape.children ? shape.children.flatMap(opened) : [shape]
}
