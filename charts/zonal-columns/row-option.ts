import type { CustomSeriesOption, CustomSeriesRenderItemAPI, EChartsOption } from 'echarts'
import { formatValue } from '#domain/number/format.ts'
import { anomaliesOf, isMarked } from '#domain/observation/anomaly.ts'
import { interval } from '#domain/observation/point.ts'
import type { Surface } from '#charts/figure.ts'
import { horizontalValueAxis, positionAxis } from '#charts/plot/axes.ts'
import { type Drawn, group, hitArea, rect, text } from '#charts/plot/element.ts'
import { frame } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { targetLines } from '#charts/plot/targets.ts'
import { upright } from '#charts/plot/upright-targets.ts'
import { fitText, textWidth } from '#charts/plot/text-width.ts'
import { warningSign } from '#charts/plot/warning-sign.ts'
import { whisker } from '#charts/plot/whisker.ts'
import type { ZonalColumn, ZonalModel } from './groups.ts'
import { zonalScale } from './zonal-scale.ts'
import type { ZonalColumnsInput, ZonalColumnsView } from './view.ts'

const ROW = 17
const BAR = 9
const TOP = 40
const FOOT = 6

/** A line of the lying form: a group's name or a place. */
export type ZonalRow = { readonly heading: string; readonly token: ZonalColumn['token'] } | ZonalColumn

/** The rows from top to bottom: each group's name, then its places; a group that begins with its own place has no name. */
export function zonalRows(model: ZonalModel): ZonalRow[] {
  return model.groups.flatMap((entry): readonly ZonalRow[] => {
    const isNamed = entry.columns[0]?.place.name === entry.name
    const heading = { heading: isNamed ? '' : entry.name, token: entry.token }
    return model.groups.length === 1 ? entry.columns : [heading, ...entry.columns]
  })
}

export function rowsHeight(model: ZonalModel): number {
  return TOP + zonalRows(model).length * ROW + FOOT
}

/** The same groups lying, for narrow surfaces. The first series holds the places in the order of the columns. */
export function rowOption(model: ZonalModel, input: ZonalColumnsInput, surface: Surface): EChartsOption {
  const look = lookOf(surface)
  const { options } = input.view
  const rows = zonalRows(model)
  const scale = zonalScale(model, options, true)
  const { indicator } = model.selection
  const places = rows.flatMap((row, index) => ('heading' in row ? [] : [{ column: row, index }]))
  const names = places.map(({ column }) =>
    textWidth(column.place.name, look.size(12), column.isHead ? 650 : 400),
  )
  const nameWidth = Math.min(Math.max(40, ...names) + 4, look.width * 0.32)
  const values = places.map(({ column }) =>
    textWidth(formatValue(column.point.value, indicator), look.size(12), 600),
  )
  const valueEdge = nameWidth + 8 + Math.max(0, ...values)
  const room = { left: valueEdge + 10, right: 18, top: look.size(TOP), bottom: look.size(FOOT) }
  return {
    ...frame(look),
    grid: { ...room, containLabel: false },
    xAxis: horizontalValueAxis(scale, look),
    yAxis: positionAxis(rows.length, look, true),
    series: [
      rowSeries(places, model, options, { nameWidth, valueEdge }, look),
      headings(rows, look),
      upright(targetLines(indicator, options, input.language), room, look),
    ],
  }
}

interface RowEdges {
  readonly nameWidth: number
  readonly valueEdge: number
}

function rowSeries(
  places: readonly { readonly column: ZonalColumn; readonly index: number }[],
  model: ZonalModel,
  options: ZonalColumnsView['options'],
  edges: RowEdges,
  look: Look,
): CustomSeriesOption {
  return {
    type: 'custom',
    z: 3,
    data: places.map(({ column, index }) => [column.point.value, index]),
    renderItem: ({ dataIndex }, api) => {
      const entry = places[dataIndex]
      if (!entry) return null
      const { column, index } = entry
      const y = api.coord([0, index])[1] ?? 0
      const height = look.size(ROW)
      return group([
        hitArea(0, y - height / 2, look.width, height),
        ...rowWords(column, y, model, edges, look),
        ...rowBar(column, y, api, options, model, look),
      ])
    },
  }
}

function rowWords(column: ZonalColumn, y: number, model: ZonalModel, edges: RowEdges, look: Look): Drawn[] {
  const weight = column.isHead ? 650 : 400
  const fill = look.colour('ink')
  const value = formatValue(column.point.value, model.selection.indicator)
  return [
    text(0, y, fitText(column.place.name, edges.nameWidth, look.size(12), weight), {
      font: look.font(12, weight),
      fill,
    }),
    text(edges.valueEdge, y, value, { font: look.font(12, column.isHead ? 650 : 500), fill, align: 'right' }),
  ]
}

function rowBar(
  column: ZonalColumn,
  y: number,
  api: CustomSeriesRenderItemAPI,
  options: ZonalColumnsView['options'],
  model: ZonalModel,
  look: Look,
): Drawn[] {
  const { point } = column
  const pixel = (value: number) => api.coord([value, 0])[0] ?? 0
  const [foot, end] = [pixel(0), pixel(point.value)]
  const bounds = options.intervals === false ? null : interval(point)
  const height = look.size(BAR)
  const outline = column.isHead ? { stroke: look.colour('ink'), lineWidth: 1.4 } : {}
  return [
    rect(Math.min(foot, end), y - height / 2, Math.abs(end - foot), height, {
      fill: look.colour(column.token),
      ...outline,
    }),
    ...(bounds ? whisker(pixel(bounds.lower), pixel(bounds.upper), y, 'horizontal', look) : []),
    ...(isMarked(anomaliesOf(point, model.selection.indicator)) ? warningSign(end + 10, y, look, 5) : []),
  ]
}

function headings(rows: readonly ZonalRow[], look: Look): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    z: 4,
    data: rows.map((_, index) => [index]),
    encode: { x: -1, y: -1 },
    renderItem: ({ dataIndex }, api) => {
      const row = rows[dataIndex]
      if (!row || !('heading' in row) || row.heading === '') return null
      const y = (api.coord([0, dataIndex])[1] ?? 0) + 1
      const size = look.size(12)
      return group([
        rect(0, y - size / 2, 3, size, { fill: look.colour(row.token) }),
        text(8, y, row.heading, {
          font: look.font(12, 650),
          fill: look.colour('ink2'),
          halo: look.colour('canvas'),
        }),
      ])
    },
  }
}
