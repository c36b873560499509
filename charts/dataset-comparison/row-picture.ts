import { itemMark } from './model.ts'
import type { Layer, Picture } from '#charts/picture/picture.ts'
import { anomaliesOf, isMarked } from '#domain/observation/anomaly.ts'
import { isPartial } from '#domain/observation/settled.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { classMarker } from '#charts/marks/class-marker.ts'
import { rowAt } from '#charts/marks/lane.ts'
import { decoration, marks } from '#charts/marks/marks.ts'
import { hitArea, line, rect, text } from '#charts/marks/shapes.ts'
import { warningSign } from '#charts/marks/warning-sign.ts'
import { rowPlot } from '#charts/plot/frame.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { type DatasetItem, type DatasetModel, datasetScale, isStrong } from './model.ts'
import { type RowLayout, rowLayout, itemValue } from './row-layout.ts'
import { headLayer, wordLayer } from './row-words.ts'
import type { DatasetComparisonInput } from './view.ts'

/** Distance between the markers of one place, so that their intervals do not cover each other. */
const APART = 5

/** One line a place with a marker for each data set. */
export function datasetRowPicture(
  model: DatasetModel,
  input: DatasetComparisonInput,
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const layout = rowLayout(model, surface.width, surface.fontScale)
  const box = {
    ...layout,
    right: Math.max(layout.left + 1, layout.right),
    bottom: layout.top + model.rows.length * layout.rowHeight,
  }
  return rowPlot({
    theme,
    box,
    scale: datasetScale(model, input, true),
    rows: model.rows.length,
    layers: [
      itemLayer(model, layout, input, theme),
      groundLayer(model, layout, theme),
      joinLayer(model, layout, theme),
      wordLayer(model, layout, theme),
      headLayer(model, input.language, layout, theme),
    ],
  })
}

function itemLayer(
  model: DatasetModel,
  { values, valueWidth, rowHeight }: RowLayout,
  { view }: DatasetComparisonInput,
  theme: ChartTheme,
): Layer {
  const reach = theme.size(9)
  return marks({
    z: 4,
    items: model.items,
    id: itemMark,
    place: ({ position, row }) => [position ?? 0, row],
    draw: (item, [x, middle], plot) => {
      const { point, pick, position, row } = item
      const dataset = model.looks[pick]
      const edge = values[pick] ?? 0
      const top = middle - rowHeight / 2
      const y = middle + offsetOf(item, theme)
      const lane = rowAt(y, plot)
      const end = Math.max(x, lane.along(point.upper ?? point.value))
      const isWarned = isMarked(anomaliesOf(point, model.comparison.indicator))
      const type = theme.type(12, isStrong(model.rows[row]) ? 650 : 500)
      return [
        hitArea([x - reach, top], [2 * reach, rowHeight]),
        hitArea([edge - valueWidth, top], [valueWidth, rowHeight]),
        text([edge, middle], itemValue(item, model), { ...type, align: 'right' }),
        dataset !== undefined &&
          position !== null && [
            view.options.intervals !== false && lane.interval(point),
            classMarker(
              [x, y],
              { ...dataset, radius: dataset.small ? 3 : 4.5, broken: isPartial(point) },
              theme,
            ),
            isWarned && warningSign([end + theme.size(12), y], theme),
          ],
      ]
    },
  })
}

/** Pixels between the middle of a line and a marker: those of one place stand below each other, one by itself in the middle. */
function offsetOf({ entry, pick }: DatasetItem, theme: ChartTheme): number {
  const present = entry.points.flatMap((point, index) => (point ? [index] : []))
  return theme.size((present.indexOf(pick) - (present.length - 1) / 2) * APART)
}

/** The ground of the line whose place the view marks. */
function groundLayer({ rows }: DatasetModel, { rowHeight }: RowLayout, theme: ChartTheme): Layer {
  const style = { fill: theme.colour('accent-soft') }
  return decoration({
    z: 1,
    draw: ({ y }) =>
      rows.map(
        (row, at) =>
          row.kind !== 'heading' &&
          row.isMarked &&
          rect([0, y(at) - rowHeight / 2], [theme.width, rowHeight], style),
      ),
  })
}

/** A pale line from the smallest to the largest figure of a place: how far the data sets lie apart. Parts of periods are not set against others. */
function joinLayer({ rows, items }: DatasetModel, { rowHeight }: RowLayout, theme: ChartTheme): Layer {
  const style = { stroke: theme.colour('line'), lineWidth: rowHeight * 0.34 }
  return decoration({
    z: 2,
    draw: ({ at }) =>
      rows.map(({ kind }, row) => {
        const values = items.flatMap((item) =>
          item.row === row && !isPartial(item.point) ? (item.position ?? []) : [],
        )
        if (kind === 'heading' || values.length < 2) return null
        return line(at(Math.min(...values), row), at(Math.max(...values), row), style)
      }),
  })
}
