import type { CustomSeriesOption } from 'echarts'
import { anomaliesOf, isMarked } from '#domain/observation/anomaly.ts'
import { interval } from '#domain/observation/point.ts'
import { group, hitArea, rect } from '#charts/plot/element.ts'
import type { Look } from '#charts/plot/look.ts'
import type { PlotBox } from '#charts/plot/target-series.ts'
import { warningSign } from '#charts/plot/warning-sign.ts'
import { whisker } from '#charts/plot/whisker.ts'
import type { PlacedColumn } from './column-places.ts'
import type { ZonalModel } from './groups.ts'
import type { ZonalColumnsView } from './view.ts'

/** One item a column: position and value. The whole height answers to the pointer. */
export function columnSeries(
  columns: readonly PlacedColumn[],
  model: ZonalModel,
  options: ZonalColumnsView['options'],
  pitch: number,
  box: PlotBox,
  look: Look,
): CustomSeriesOption {
  const width = Math.min(28, pitch * 0.72)
  return {
    type: 'custom',
    z: 3,
    data: columns.map((column) => [column.position, column.point.value]),
    renderItem: ({ dataIndex }, api) => {
      const column = columns[dataIndex]
      if (!column) return null
      const { point } = column
      const [x = 0, top = 0] = api.coord([column.position, point.value])
      const height = (value: number) => api.coord([0, value])[1] ?? 0
      const foot = height(0)
      const bounds = options.intervals === false ? null : interval(point)
      const outline = column.isHead ? { stroke: look.colour('ink'), lineWidth: 1.4 } : {}
      const marked = isMarked(anomaliesOf(point, model.selection.indicator))
      const reach = Math.min(top, bounds ? height(bounds.upper) : top)
      return group([
        hitArea(x - pitch / 2, box.top, pitch, box.bottom - box.top),
        rect(x - width / 2, Math.min(top, foot), width, Math.abs(foot - top), {
          fill: look.colour(column.token),
          ...outline,
        }),
        ...(bounds ? whisker(height(bounds.lower), height(bounds.upper), x, 'vertical', look) : []),
        ...(marked ? warningSign(x, reach - 10, look, 5) : []),
      ])
    },
  }
}
