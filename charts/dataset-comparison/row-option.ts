import type { CustomSeriesOption, CustomSeriesRenderItemAPI, EChartsOption } from 'echarts'
import { anomaliesOf, isMarked } from '#domain/observation/anomaly.ts'
import { interval } from '#domain/observation/point.ts'
import type { Surface } from '#charts/figure.ts'
import { horizontalValueAxis, positionAxis } from '#charts/plot/axes.ts'
import { classMarker } from '#charts/plot/class-marker.ts'
import { type Drawn, group, hitArea, line } from '#charts/plot/element.ts'
import { frame } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { warningSign } from '#charts/plot/warning-sign.ts'
import { whisker } from '#charts/plot/whisker.ts'
import { type DatasetItem, type DatasetModel, datasetScale, type PickLook } from './model.ts'
import { type RowLayout, rowLayout, shownValue } from './row-layout.ts'
import { headSeries, valueText, wordSeries } from './row-words.ts'
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
  const scale = datasetScale(model, input, true)
  return {
    ...frame(look),
    grid: {
      left: layout.left,
      top: layout.top,
      width: Math.max(1, layout.right - layout.left),
      height: model.rows.length * layout.rowHeight,
      containLabel: false,
    },
    xAxis: horizontalValueAxis(scale, look),
    yAxis: positionAxis(model.rows.length, look, true),
    series: [
      itemSeries(model, layout, input, look),
      joinSeries(model, layout, look),
      wordSeries(model, layout, look),
      headSeries(model, layout, look),
    ],
  }
}

function itemSeries(
  model: DatasetModel,
  layout: RowLayout,
  input: DatasetComparisonInput,
  look: Look,
): CustomSeriesOption {
  return {
    type: 'custom',
    clip: false,
    z: 4,
    data: model.items.map(({ position, row }) => [position ?? 0, row]),
    renderItem: ({ dataIndex }, api) => {
      const item = model.items[dataIndex]
      const dataset = item && model.looks[item.pick]
      if (!item || !dataset) return null
      const [x = 0, middle = 0] = api.coord([item.position ?? 0, item.row])
      const y = middle + offsetOf(item, look)
      const edge = layout.values[item.pick] ?? 0
      const reach = look.size(9)
      return group([
        hitArea(x - reach, middle - layout.rowHeight / 2, 2 * reach, layout.rowHeight),
        hitArea(edge - layout.valueWidth, middle - layout.rowHeight / 2, layout.valueWidth, layout.rowHeight),
        valueText(item, shownValue(item, model), edge, middle, model, look),
        ...(item.position === null ? [] : marker(item, dataset, x, y, api)),
      ])
    },
  }

  function marker(
    item: DatasetItem,
    dataset: PickLook,
    x: number,
    y: number,
    api: CustomSeriesRenderItemAPI,
  ) {
    const { hollow, small, classification } = dataset
    return [
      ...bounds(item, y, api, input, look),
      classMarker(x, y, classification, look, { radius: small ? 3 : 4.5, hollow }),
      ...warning(item, x, y, api, model, look),
    ]
  }
}

/** Pixels between the middle of a line and a marker: those of one place stand below each other, one by itself in the middle. */
function offsetOf({ entry, pick }: DatasetItem, look: Look): number {
  const present = entry.points.flatMap((point, index) => (point ? [index] : []))
  return look.size((present.indexOf(pick) - (present.length - 1) / 2) * APART)
}

function bounds(
  { point }: DatasetItem,
  y: number,
  api: CustomSeriesRenderItemAPI,
  { view }: DatasetComparisonInput,
  look: Look,
): Drawn[] {
  const limits = view.options.intervals === false ? null : interval(point)
  if (!limits) return []
  const pixel = (value: number) => api.coord([value, 0])[0] ?? 0
  return whisker(pixel(limits.lower), pixel(limits.upper), y, 'horizontal', look)
}

function warning(
  { point }: DatasetItem,
  x: number,
  y: number,
  api: CustomSeriesRenderItemAPI,
  { comparison }: DatasetModel,
  look: Look,
): Drawn[] {
  if (!isMarked(anomaliesOf(point, comparison.indicator))) return []
  const reach = point.upper === null ? x : (api.coord([point.upper, 0])[0] ?? x)
  return warningSign(Math.max(x, reach) + look.size(12), y, look, 5)
}

/** A pale line from the smallest to the largest figure of a place: how far the data sets lie apart. */
function joinSeries(model: DatasetModel, layout: RowLayout, look: Look): CustomSeriesOption {
  const spans = model.rows.flatMap((row, index) => {
    if (row.kind === 'heading') return []
    const values = model.items.flatMap((item) => (item.row === index ? (item.position ?? []) : []))
    return values.length < 2 ? [] : [[Math.min(...values), Math.max(...values), index] as const]
  })
  return {
    type: 'custom',
    silent: true,
    z: 2,
    data: spans.map((span) => [...span]),
    encode: { x: [0, 1], y: 2 },
    renderItem: ({ dataIndex }, api) => {
      const [low, high, row] = spans[dataIndex] ?? [0, 0, 0]
      const [from = 0, y = 0] = api.coord([low, row])
      const [to = 0] = api.coord([high, row])
      return group([
        line(from, y, to, y, { stroke: look.colour('line'), lineWidth: layout.rowHeight * 0.34 }),
      ])
    },
  }
}
