import type { CustomSeriesOption, CustomSeriesRenderItemAPI, EChartsOption } from 'echarts'
import type { Point } from '#domain/observation/point.ts'
import type { Surface } from '#charts/figure.ts'
import { horizontalValueAxis, positionAxis } from '#charts/plot/axes.ts'
import { circle, type Drawn, group, hitArea, line, rect, text } from '#charts/plot/element.ts'
import { frame, type Room } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { targetLines } from '#charts/plot/targets.ts'
import { fitText, textWidth } from '#charts/plot/text-width.ts'
import { upright } from '#charts/plot/upright-targets.ts'
import { valueScale } from '#charts/plot/value-scale.ts'
import type { BoxPlotModel } from './model.ts'
import type { BoxRow } from './groups.ts'
import { lanesOf } from './lanes.ts'
import { outlierLabels } from './outlier-labels.ts'
import type { BoxPlotInput } from './view.ts'

/** Height of a row and thickness of its box, in pixels at the medium font size. */
const ROW = 40
const BOX = 20
const TOP = 40
const FOOT = 8

export function boxPlotHeight(rows: number): number {
  return TOP + FOOT + rows * ROW
}

/** Lying boxes, one a row. The first series holds the points that marks refer to, in the order of `model.drawn`. */
export function boxPlotOption(model: BoxPlotModel, input: BoxPlotInput, surface: Surface): EChartsOption {
  const look = lookOf(surface)
  const { indicator } = model.described.set
  const targets = targetLines(indicator, input.view.options, input.language)
  const values = [...model.drawn.map(({ point }) => point.value), ...targets.map((target) => target.value)]
  const scale = valueScale(values, indicator, look.narrow)
  const names = Math.max(...model.rows.map((row) => textWidth(row.name, look.size(12), 600)))
  const room: Room = {
    left: Math.min(names + 14, look.width * 0.3),
    right: look.size(20),
    top: look.size(TOP),
    bottom: look.size(FOOT),
  }
  return {
    ...frame(look),
    grid: { ...room, containLabel: false },
    xAxis: horizontalValueAxis(scale, look),
    yAxis: positionAxis(model.rows.length, look, true),
    series: [
      pointSeries(model, look),
      boxSeries(model.rows, room, look),
      upright(targets, room, look),
      ...(look.narrow ? [] : [outlierLabels(model, input.language, room, look)]),
    ],
  }
}

function boxSeries(rows: readonly BoxRow[], room: Room, look: Look): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    z: 2,
    data: rows.map((_, index) => [0, index]),
    encode: { x: -1, y: -1 },
    renderItem: ({ dataIndex }, api) => {
      const row = rows[dataIndex]
      if (!row) return null
      const [, y = 0] = api.coord([0, dataIndex])
      const weight = row.isAll ? 650 : 500
      const name = fitText(row.name, room.left - 10, look.size(12), weight)
      const label = text(0, y, name, { font: look.font(12, weight), fill: look.colour('ink') })
      return group([label, ...box(row, y, api, look)])
    },
  }
}

function box(row: BoxRow, y: number, api: CustomSeriesRenderItemAPI, look: Look): Drawn[] {
  if (!row.box) return []
  const x = (value: number) => api.coord([value, 0])[0] ?? 0
  const { q1, q3, median, low, high } = row.box
  const half = look.size(BOX) / 2
  const stroke = look.colour(row.colour)
  const thin = { stroke, lineWidth: 1.2 }
  return [
    line(x(low), y, x(q1), y, thin),
    line(x(q3), y, x(high), y, thin),
    line(x(low), y - half / 2, x(low), y + half / 2, thin),
    line(x(high), y - half / 2, x(high), y + half / 2, thin),
    rect(x(q1), y - half, Math.max(x(q3) - x(q1), 1), 2 * half, {
      fill: look.colour('subtle'),
      stroke,
      lineWidth: 1.2,
    }),
    line(x(median), y - half, x(median), y + half, { stroke, lineWidth: 2.6 }),
  ]
}

/** Circles, moved apart across the row where they would cover each other. */
function pointSeries(model: BoxPlotModel, look: Look): CustomSeriesOption {
  const many = model.drawn.length > 200
  const radius = many ? 1.8 : 3
  const step = radius * 2 + 0.5
  const most = Math.floor(look.size(ROW) / 2 / step) - 1
  let lanes: ReadonlyMap<Point, number> | null = null
  return {
    type: 'custom',
    z: 3,
    data: model.drawn.map(({ point, row }) => [point.value, row]),
    renderItem: ({ dataIndex }, api) => {
      const entry = model.drawn[dataIndex]
      if (!entry) return null
      lanes ??= allLanes(model, api, step, Math.max(most, 0))
      const [x = 0, middle = 0] = api.coord([entry.point.value, entry.row])
      const y = middle + (lanes.get(entry.point) ?? 0) * step
      const row = model.rows[entry.row]
      const isOutlier = row?.outliers.includes(entry.point) === true
      const colour = look.colour(row?.colour ?? 'ink2')
      return group([
        hitArea(x - 6, y - 6, 12, 12),
        circle(x, y, isOutlier ? radius + 0.8 : radius, {
          fill: isOutlier ? look.colour('canvas') : colour,
          stroke: isOutlier ? colour : look.colour('canvas'),
          lineWidth: isOutlier ? 1.6 : 0.7,
        }),
      ])
    },
  }
}

function allLanes(
  { rows }: BoxPlotModel,
  api: CustomSeriesRenderItemAPI,
  step: number,
  most: number,
): ReadonlyMap<Point, number> {
  const found = new Map<Point, number>()
  for (const { points, isAll } of rows) {
    if (isAll) continue
    const positions = points.map((point) => api.coord([point.value, 0])[0] ?? 0)
    const lanes = lanesOf(positions, step, most)
    for (const [index, point] of points.entries()) found.set(point, lanes[index] ?? 0)
  }
  return found
}
