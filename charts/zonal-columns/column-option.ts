import type { CustomSeriesOption, EChartsOption } from 'echarts'
import { formatNumber, formatValue } from '#domain/number/format.ts'
import type { Surface } from '#charts/figure.ts'
import { positionAxis, verticalValueAxis } from '#charts/plot/axes.ts'
import { type Drawn, group, line, text } from '#charts/plot/element.ts'
import { frame } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { beyondSeries, type PlotBox, targetSeries } from '#charts/plot/target-series.ts'
import { targetLines } from '#charts/plot/targets.ts'
import { fitText, textWidth } from '#charts/plot/text-width.ts'
import { placeColumns, type PlacedColumn, type PlacedGroup } from './column-places.ts'
import { columnSeries } from './column-series.ts'
import type { ZonalModel } from './groups.ts'
import { shortName } from './short-name.ts'
import { zonalScale } from './zonal-scale.ts'
import type { ZonalColumnsInput } from './view.ts'

/** Longest upright name in pixels; longer ones are cut, the tooltip and the table have them whole. */
const LONGEST_NAME = 84

/** Upright columns in groups. The first series holds the columns: marks refer to it. */
export function columnOption(model: ZonalModel, input: ZonalColumnsInput, surface: Surface): EChartsOption {
  const look = lookOf(surface)
  const { options } = input.view
  const { columns, groups, count } = placeColumns(model.groups)
  const scale = zonalScale(model, options, false)
  const names = columns.map((column) => textWidth(shortName(column.place), look.size(10.5), 600))
  const nameRoom = Math.min(LONGEST_NAME, Math.max(0, ...names)) + 8
  const foot = nameRoom + look.size(26)
  const box: PlotBox = {
    left: look.size(40),
    right: surface.width - 6,
    top: look.size(16),
    bottom: surface.height - foot,
  }
  const pitch = (box.right - box.left) / count
  return {
    ...frame(look),
    grid: { left: box.left, right: 6, top: box.top, bottom: foot, containLabel: false },
    xAxis: positionAxis(count, look),
    yAxis: verticalValueAxis(scale, look),
    series: [
      columnSeries(columns, model, options, pitch, box, look),
      ...beyondSeries(scale, box, look),
      targetSeries(targetLines(model.selection.indicator, options, input.language), box, 'right', look),
      columnNames(columns, nameRoom, box, look),
      groupNames(groups, pitch, box.bottom + nameRoom, look),
      valueLabels(columns, model, pitch, look),
    ],
  }
}

function columnNames(
  columns: readonly PlacedColumn[],
  room: number,
  box: PlotBox,
  look: Look,
): CustomSeriesOption {
  return decoration(columns.length, (index, position) => {
    const column = columns[index]
    if (!column) return []
    const weight = column.isHead ? 700 : 400
    const name = fitText(shortName(column.place), room - 4, look.size(10.5), weight)
    const style = { font: look.font(10.5, weight), fill: look.colour(column.isHead ? 'ink' : 'ink2') }
    return [
      text(position(column.position), box.bottom + 5, name, { ...style, align: 'right', upright: true }),
    ]
  })
}

function groupNames(
  groups: readonly PlacedGroup[],
  pitch: number,
  y: number,
  look: Look,
): CustomSeriesOption {
  return decoration(groups.length, (index, position) => {
    const entry = groups[index]
    if (!entry) return []
    const from = position(entry.from) - pitch * 0.42
    const to = position(entry.to) + pitch * 0.42
    const name = fitText(entry.name, Math.max(to - from + pitch, 24), look.size(11.5), 600)
    return [
      line(from, y + 3, to, y + 3, { stroke: look.colour(entry.token), lineWidth: 3 }),
      text((from + to) / 2, y + look.size(14), name, {
        font: look.font(11.5, 600),
        fill: look.colour('ink'),
        align: 'center',
      }),
    ]
  })
}

/** Values over the first group, whose columns have no whiskers to speak of, or over all where there is room. */
function valueLabels(
  columns: readonly PlacedColumn[],
  model: ZonalModel,
  pitch: number,
  look: Look,
): CustomSeriesOption {
  const { indicator } = model.selection
  const write = (value: number) =>
    pitch < 34 && indicator.factor === 2 ? formatNumber(value, 0) : formatValue(value, indicator)
  const widest = Math.max(
    ...columns.map((column) => textWidth(write(column.point.value), look.size(10.5), 600)),
  )
  const everywhere = model.groups.length === 1 && widest + 4 <= pitch
  const shown = columns.filter(
    (column) =>
      (everywhere || column.group === 0) &&
      textWidth(write(column.point.value), look.size(10.5), 600) <= pitch * 1.35,
  )
  return decoration(shown.length, (index, position, height) => {
    const column = shown[index]
    if (!column) return []
    const top = Math.min(height(column.point.value), height(column.point.upper ?? column.point.value))
    return [
      text(position(column.position), top - look.size(8), write(column.point.value), {
        font: look.font(10.5, 600),
        fill: look.colour('ink'),
        align: 'center',
        halo: look.colour('canvas'),
      }),
    ]
  })
}

/** Drawings that answer to nothing, one item each, with pixels of positions and values at hand. */
function decoration(
  count: number,
  draw: (index: number, position: (place: number) => number, height: (value: number) => number) => Drawn[],
): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    z: 5,
    data: Array.from({ length: count }, (_, index) => [index]),
    encode: { x: -1, y: -1 },
    renderItem: ({ dataIndex }, api) =>
      group(
        draw(
          dataIndex,
          (place) => api.coord([place, 0])[0] ?? 0,
          (value) => api.coord([0, value])[1] ?? 0,
        ),
      ),
  }
}
