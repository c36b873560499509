import { columnMark } from './column-places.ts'
import type { Layer } from '#charts/picture/picture.ts'
import { isPartial } from '#domain/observation/settled.ts'
import { anomaliesOf, isMarked } from '#domain/observation/anomaly.ts'
import { interval } from '#domain/observation/point.ts'
import { columnAt, type Lane } from '#charts/marks/lane.ts'
import { marks } from '#charts/marks/marks.ts'
import { hitArea, rect } from '#charts/marks/shapes.ts'
import type { Drawing, Fill } from '#charts/picture/drawing.ts'
import { warningSign } from '#charts/marks/warning-sign.ts'
import type { Box } from '#charts/picture/box.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import type { PlacedColumn } from './column-places.ts'
import type { ZonalColumn, ZonalModel } from './groups.ts'
import type { ZonalColumnsView } from './view.ts'

interface Columns {
  readonly columns: readonly PlacedColumn[]
  readonly model: ZonalModel
  readonly options: ZonalColumnsView['options']
  /** Pixels from one column to the next. */
  readonly pitch: number
  readonly box: Box
}

/** One item a column: position and value. The whole height answers to the pointer. */
export function columnLayer({ columns, model, options, pitch, box }: Columns, theme: ChartTheme): Layer {
  const { indicator } = model.selection
  const width = Math.min(28, pitch * 0.72)
  return marks({
    z: 3,
    items: columns,
    id: (column) => columnMark(column),
    place: ({ position, point }) => [position, point.value],
    draw: (column, [x, top], plot) => {
      const { point } = column
      const lane = columnAt(x, plot)
      const bounds = options.intervals === false ? null : interval(point)
      const reach = bounds ? Math.min(top, lane.along(bounds.upper)) : top
      return [
        hitArea([x - pitch / 2, box.top], [pitch, box.bottom - box.top]),
        column.isMarked &&
          rect([x - pitch / 2, box.top], [pitch, theme.height - box.top], {
            fill: theme.colour('accent-soft'),
          }),
        columnBar(column, lane, width, theme),
        bounds && lane.interval(point),
        isMarked(anomaliesOf(point, indicator)) && warningSign([x, reach - 10], theme),
      ]
    },
  })
}

/** A column or bar of a place; hatched where the figure tells a part of its period only. */
export function columnBar(column: ZonalColumn, lane: Lane, thickness: number, theme: ChartTheme): Drawing {
  const { value } = column.point
  return isPartial(column.point)
    ? lane.part(value, thickness, theme.colour(column.token))
    : lane.bar(value, thickness, columnStyle(column, theme))
}

function columnStyle({ isHead, token }: ZonalColumn, theme: ChartTheme): Fill {
  const outline = isHead ? { stroke: theme.colour('ink'), lineWidth: 1.4 } : {}
  return { fill: theme.colour(token), ...outline }
}
