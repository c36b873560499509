import type { CustomSeriesOption, EChartsOption } from 'echarts'
import { anomaliesOf, isMarked } from '#domain/observation/anomaly.ts'
import type { Surface } from '#charts/figure.ts'
import { classMarker } from '#charts/marks/class-marker.ts'
import { rowAt } from '#charts/marks/lane.ts'
import { decoration, marks } from '#charts/marks/series.ts'
import { hitArea, line, text } from '#charts/marks/shapes.ts'
import { warningSign } from '#charts/marks/warning-sign.ts'
import { rowPlot } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { type DatasetItem, type DatasetModel, datasetScale } from './model.ts'
import { type RowLayout, rowLayout, shownValue } from './row-layout.ts'
import { headSeries, wordSeries } from './row-words.ts'
import type { DatasetComparisonInput } from './view.ts'

/** Distance between the markers of one place, so that their intervals do not cover each other. */
const APART = 5

/** One line a place with a marker for each data set. The first series holds the figures: marks refer to it. */
export function rowOption(
  model: DatasetModel,
  input: DatasetComparisonInput,
  surface: Surface,
): EChartsOption {
  const look = lookOf(surface)
  const layout = rowLayout(model, surface.width, surface.fontScale)
  const box = {
    ...layout,
    right: Math.max(layout.left + 1, layout.right),
    bottom: layout.top + model.rows.length * layout.rowHeight,
  }
  return rowPlot({
    look,
    box,
    scale: datasetScale(model, input, true),
    rows: model.rows.length,
    series: [
      itemSeries(model, layout, input, look),
      joinSeries(model, layout, look),
      wordSeries(model, layout, look),
      headSeries(model, input.language, layout, look),
    ],
  })
}

function itemSeries(
  model: DatasetModel,
  { values, valueWidth, rowHeight }: RowLayout,
  { view }: DatasetComparisonInput,
  look: Look,
): CustomSeriesOption {
  const reach = look.size(9)
  return marks({
    look,
    z: 4,
    items: model.items,
    place: ({ position, row }) => [position ?? 0, row],
    draw: (item, [x, middle], plot) => {
      const { point, pick, position, row } = item
      const dataset = model.looks[pick]
      const edge = values[pick] ?? 0
      const top = middle - rowHeight / 2
      const y = middle + offsetOf(item, look)
      const lane = rowAt(y, plot)
      const end = Math.max(x, lane.along(point.upper ?? point.value))
      const isWarned = isMarked(anomaliesOf(point, model.comparison.indicator))
      const type = look.type(12, model.rows[row]?.kind === 'whole' ? 650 : 500)
      return [
        hitArea([x - reach, top], [2 * reach, rowHeight]),
        hitArea([edge - valueWidth, top], [valueWidth, rowHeight]),
        text([edge, middle], shownValue(item, model), { ...type, align: 'right' }),
        dataset !== undefined &&
          position !== null && [
            view.options.intervals !== false && lane.interval(point),
            classMarker([x, y], { ...dataset, radius: dataset.small ? 3 : 4.5 }, look),
            isWarned && warningSign([end + look.size(12), y], look),
          ],
      ]
    },
  })
}

/** Pixels between the middle of a line and a marker: those of one place stand below each other, one by itself in the middle. */
function offsetOf({ entry, pick }: DatasetItem, look: Look): number {
  const present = entry.points.flatMap((point, index) => (point ? [index] : []))
  return look.size((present.indexOf(pick) - (present.length - 1) / 2) * APART)
}

/** A pale line from the smallest to the largest figure of a place: how far the data sets lie apart. */
function joinSeries({ rows, items }: DatasetModel, { rowHeight }: RowLayout, look: Look): CustomSeriesOption {
  const style = { stroke: look.colour('line'), lineWidth: rowHeight * 0.34 }
  return decoration({
    look,
    z: 2,
    draw: ({ at }) =>
      rows.map(({ kind }, row) => {
        const values = items.flatMap((item) => (item.row === row ? (item.position ?? []) : []))
        if (kind === 'heading' || values.length < 2) return null
        return line(at(Math.min(...values), row), at(Math.max(...values), row), style)
      }),
  })
}
