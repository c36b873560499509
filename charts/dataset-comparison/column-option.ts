import type { CustomSeriesOption, CustomSeriesRenderItemAPI, EChartsOption } from 'echarts'
import { stateCode } from '#domain/location/location.ts'
import { anomaliesOf, isMarked } from '#domain/observation/anomaly.ts'
import { interval } from '#domain/observation/point.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import type { Surface } from '#charts/figure.ts'
import { positionAxis, verticalValueAxis } from '#charts/plot/axes.ts'
import { type Drawn, group, hitArea, rect, text } from '#charts/plot/element.ts'
import { frame } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { warningSign } from '#charts/plot/warning-sign.ts'
import { whisker } from '#charts/plot/whisker.ts'
import { type DatasetItem, type DatasetModel, datasetScale } from './model.ts'
import { shownValue } from './row-layout.ts'
import type { DatasetComparisonInput } from './view.ts'

export const COLUMNS_HEIGHT = 420

/** Share of a place's room that its columns take together. */
const CLUSTER = 0.8
/** Narrower columns have no value above them. */
const LABELLED = 9

/** Where a column stands on the axis of places: 0 is the middle of the first. */
export function columnPosition(row: number, pick: number, { looks }: Pick<DatasetModel, 'looks'>): number {
  const count = Math.max(1, looks.length)
  return row + ((pick + 0.5) / count - 0.5) * CLUSTER
}

/** Standing columns, one cluster a place, from zero. The first series holds the columns: marks refer to it. */
export function columnOption(
  model: DatasetModel,
  input: DatasetComparisonInput,
  surface: Surface,
): EChartsOption {
  const look = lookOf(surface)
  const scale = datasetScale(model, input, look.narrow)
  const [left, right, top, bottom] = [look.size(44), 8, look.size(34), look.size(44)]
  const slot = (surface.width - left - right) / Math.max(1, model.rows.length)
  const width = (slot * CLUSTER) / Math.max(1, model.looks.length)
  return {
    ...frame(look),
    grid: { left, right, top, bottom, containLabel: false },
    xAxis: positionAxis(model.rows.length, look),
    yAxis: verticalValueAxis(scale, look),
    series: [columnSeries(model, input, width, look), nameSeries(model, slot, surface.height - bottom, look)],
  }
}

function columnSeries(
  model: DatasetModel,
  input: DatasetComparisonInput,
  width: number,
  look: Look,
): CustomSeriesOption {
  return {
    type: 'custom',
    clip: false,
    z: 3,
    data: model.items.map(({ position, row, pick }) => [columnPosition(row, pick, model), position ?? 0]),
    renderItem: ({ dataIndex }, api) => {
      const item = model.items[dataIndex]
      if (!item) return null
      const x = columnPosition(item.row, item.pick, model)
      const [middle = 0, end = 0] = api.coord([x, item.position ?? 0])
      const foot = api.coord([x, 0])[1] ?? 0
      const isDrawn = item.position !== null
      const bounds = isDrawn && input.view.options.intervals !== false ? interval(item.point) : null
      const head = bounds ? Math.min(end, api.coord([x, bounds.upper])[1] ?? end) : end
      return group([
        hitArea(middle - width / 2, Math.min(end, foot), width, Math.max(4, Math.abs(foot - end))),
        column(item, middle, Math.min(end, foot), Math.abs(foot - end), width, model, look),
        ...(bounds ? limits(bounds, x, middle, api, look) : []),
        ...label(item, middle, head, width, model, look),
      ])
    },
  }
}

function column(
  { pick }: DatasetItem,
  middle: number,
  top: number,
  height: number,
  width: number,
  { looks }: DatasetModel,
  look: Look,
): Drawn {
  const dataset = looks[pick]
  const colour = look.colour(dataset ? classLook(dataset.classification).token : 'ink2')
  const inner = Math.max(1, width - 2) * (dataset?.small ? 0.6 : 1)
  const style = dataset?.hollow
    ? { fill: look.colour('canvas'), stroke: colour, lineWidth: 1.4 }
    : { fill: colour }
  return rect(middle - inner / 2, top, inner, height, style)
}

function limits(
  bounds: { readonly lower: number; readonly upper: number },
  x: number,
  middle: number,
  api: CustomSeriesRenderItemAPI,
  look: Look,
): Drawn[] {
  const pixel = (value: number) => api.coord([x, value])[1] ?? 0
  return whisker(pixel(bounds.lower), pixel(bounds.upper), middle, 'vertical', look)
}

function label(
  item: DatasetItem,
  x: number,
  head: number,
  width: number,
  model: DatasetModel,
  look: Look,
): Drawn[] {
  const marked = isMarked(anomaliesOf(item.point, model.comparison.indicator))
  const sign = marked ? warningSign(x, head - look.size(34), look, 5) : []
  if (width < look.size(LABELLED)) return sign
  const style = { font: look.font(10.5), fill: look.colour('ink2'), align: 'left', upright: true } as const
  return [...sign, text(x, head - look.size(4), shownValue(item, model), style)]
}

/** Codes of the states, the nation by name; zones as their names over their states. */
function nameSeries(model: DatasetModel, slot: number, foot: number, look: Look): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    clip: false,
    z: 3,
    data: model.rows.map((_, index) => [index, 0]),
    encode: { x: -1, y: -1 },
    renderItem: ({ dataIndex }, api) => {
      const row = model.rows[dataIndex]
      const x = api.coord([dataIndex, 0])[0] ?? 0
      if (!row) return null
      if (row.kind === 'heading') {
        const style = {
          font: look.font(11, 650),
          fill: look.colour('ink2'),
          align: 'right',
          upright: true,
        } as const
        return group([
          rect(x - 4, foot + 4, 8, 8, { fill: look.colour(row.token) }),
          text(x, foot - look.size(6), row.label, { ...style, align: 'left' }),
        ])
      }
      const isWhole = row.kind === 'whole'
      const name = isWhole ? row.label : stateCode(row.label)
      const style = { font: look.font(10.5, isWhole ? 650 : 400), fill: look.colour('ink2') }
      return slot > look.size(30) && !isWhole
        ? group([text(x, foot + look.size(10), name, { ...style, align: 'center' })])
        : group([text(x, foot + look.size(4), name, { ...style, align: 'right', upright: true })])
    },
  }
}
