import type { EChartsOption } from 'echarts'
import type { EChartsType } from 'echarts/core'
import type { Mark } from '#charts/figure.ts'

/** A mark's place on the plot, in pixels of the plot. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Where each mark stands on the drawn chart; null when it is not on it. */
export function markSpots(
  chart: EChartsType,
  option: EChartsOption,
  marks: readonly Mark[],
): readonly (Spot | null)[] {
  return marks.map((mark) => spotOf(chart, option, mark))
}

function spotOf(chart: EChartsType, option: EChartsOption, mark: Mark): Spot | null {
  const { seriesIndex } = mark
  const place = mark.at ? [...mark.at] : regionName(option, mark)
  if (place === null) return null
  // A region is asked for by its name: the geo coordinate system knows the middle of each.
  const pixel = chart.convertToPixel({ seriesIndex }, place)
  if (!Array.isArray(pixel)) return null
  const [x, y] = pixel
  return x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null
}

function regionName(option: EChartsOption, mark: Mark): string | null {
  const series = Array.isArray(option.series) ? option.series[mark.seriesIndex] : option.series
  const data: unknown = series && 'data' in series ? series.data : null
  const item: unknown = Array.isArray(data) ? data[mark.dataIndex] : null
  if (typeof item !== 'object' || item === null || !('name' in item)) return null
  return typeof item.name === 'string' ? item.name : null
}

/** Names of the maps that an option draws on. */
export function mapNames(option: EChartsOption): readonly string[] {
  const parts: unknown[] = [option.series, option.geo].flatMap((part) =>
    Array.isArray(part) ? part : [part],
  )
  return parts.flatMap((part) => {
    if (typeof part !== 'object' || part === null || !('map' in part)) return []
    return typeof part.map === 'string' ? [part.map] : []
  })
}
