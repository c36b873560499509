import type { CustomSeriesOption, EChartsOption, XAXisComponentOption, YAXisComponentOption } from 'echarts'
import { pretty } from '#domain/statistics/pretty.ts'
import { formatNumber, shownDecimals } from '#domain/number/format.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import type { Surface } from '#charts/figure.ts'
import { compactNumber } from '#charts/plot/compact-number.ts'
import { group, hitArea, line, rect, text } from '#charts/plot/element.ts'
import { frame, type Room } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { targetLines } from '#charts/plot/targets.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import { upright } from '#charts/plot/upright-targets.ts'
import type { HistogramModel } from './model.ts'
import type { HistogramInput } from './view.ts'

/** Columns on a value axis. The first series holds the classes: marks refer to it. */
export function histogramOption(
  model: HistogramModel,
  input: HistogramInput,
  surface: Surface,
): EChartsOption {
  const look = lookOf(surface)
  const { indicator } = model.described.set
  const targets = targetLines(indicator, input.view.options, input.language)
  const room: Room = {
    left: look.size(34),
    right: look.size(18),
    top: look.size(30),
    bottom: look.size(28),
  }
  const edges = [model.bins[0]?.from ?? 0, ...model.bins.map((bin) => bin.to)]
  const reach = [...edges, ...targets.map((target) => target.value)]
  return {
    ...frame(look),
    grid: { ...room, containLabel: false },
    xAxis: edgeAxis(edges, [Math.min(...reach), Math.max(...reach)], model, look, surface),
    yAxis: countAxis(model, look),
    series: [
      columns(model, look),
      medianLine(model, room, look),
      upright(targets, room, look),
      counts(model, look),
    ],
  }
}

/** Ticks at the limits of the classes, as many as there is room for; the last carries the unit. */
function edgeAxis(
  edges: readonly number[],
  [min, max]: readonly [number, number],
  model: HistogramModel,
  look: Look,
  surface: Surface,
): XAXisComponentOption {
  const { indicator } = model.described.set
  const isWhole = edges.every((edge) => Number.isInteger(edge))
  const decimals = isWhole ? 0 : Math.max(1, shownDecimals(indicator))
  const write = (value: number) =>
    Math.abs(value) >= 100_000 ? compactNumber(value) : formatNumber(value, decimals)
  const widest = Math.max(...edges.map((edge) => textWidth(`${write(edge)}%`, look.size(12)))) + 10
  const most = Math.max(2, Math.floor((surface.width - 52) / widest))
  const every = Math.ceil(
    (edges.length * ((max - min) / ((edges.at(-1) ?? 1) - (edges[0] ?? 0) || 1))) / most,
  )
  const ticks = edges.filter((_, index) => index % Math.max(1, every) === 0)
  const last = ticks.at(-1)
  return {
    type: 'value',
    min,
    max,
    axisLine: { show: true, onZero: false, lineStyle: { color: look.colour('control') } },
    axisTick: { show: true, customValues: ticks, lineStyle: { color: look.colour('control') }, length: 4 },
    axisLabel: {
      customValues: ticks,
      formatter: (tick: number | string) => {
        const value = Number(tick)
        return indicator.factor === 2 && value === last ? `${write(value)}%` : write(value)
      },
      color: look.colour('ink2'),
      fontSize: look.size(12),
      hideOverlap: false,
    },
    splitLine: { show: false },
  }
}

function countAxis({ bins }: HistogramModel, look: Look): YAXisComponentOption {
  const most = Math.max(1, ...bins.map((bin) => bin.members.length))
  const ticks = pretty(0, most, 4).filter((tick) => Number.isInteger(tick))
  return {
    type: 'value',
    min: 0,
    max: Math.max(most, ticks.at(-1) ?? most),
    axisLine: { show: false },
    axisTick: { show: false, customValues: ticks },
    axisLabel: { customValues: ticks, color: look.colour('ink2'), fontSize: look.size(12) },
    splitLine: { show: true, lineStyle: { color: look.colour('grid'), width: 1 } },
  }
}

function columns({ bins, described }: HistogramModel, look: Look): CustomSeriesOption {
  const fill = look.colour(described.source ? classLook(described.source.classification).token : 'ink2')
  return {
    type: 'custom',
    z: 3,
    data: bins.map((bin) => [(bin.from + bin.to) / 2, bin.members.length]),
    renderItem: ({ dataIndex }, api) => {
      const bin = bins[dataIndex]
      if (!bin) return null
      const [left = 0, top = 0] = api.coord([bin.from, bin.members.length])
      const [right = 0, foot = 0] = api.coord([bin.to, 0])
      return group([
        hitArea(left, Math.min(top, foot - 24), right - left, Math.max(foot - top, 24)),
        rect(left + 0.5, top, Math.max(right - left - 1, 1), foot - top, { fill }),
      ])
    },
  }
}

/** The number of each class over its column, where it fits; drawn last, so that no line runs through it. */
function counts({ bins }: HistogramModel, look: Look): CustomSeriesOption {
  return {
    type: 'custom',
    name: 'counts',
    silent: true,
    z: 6,
    data: bins.map((bin) => [(bin.from + bin.to) / 2, bin.members.length]),
    encode: { x: -1, y: -1 },
    renderItem: ({ dataIndex }, api) => {
      const bin = bins[dataIndex]
      if (!bin || bin.members.length === 0) return null
      const [left = 0, top = 0] = api.coord([bin.from, bin.members.length])
      const [right = 0] = api.coord([bin.to, 0])
      const count = String(bin.members.length)
      if (right - left < textWidth(count, look.size(11), 600) + 4) return null
      const style = { font: look.font(11, 600), fill: look.colour('ink2'), halo: look.colour('canvas') }
      return group([text((left + right) / 2, top - look.size(8), count, { ...style, align: 'center' })])
    },
  }
}

function medianLine(model: HistogramModel, room: Room, look: Look): CustomSeriesOption {
  const { median } = model
  return {
    type: 'custom',
    name: 'median',
    silent: true,
    z: 4,
    data: median === null ? [] : [[median, 0]],
    encode: { x: -1, y: -1 },
    renderItem: (_, api) => {
      const [x = 0] = api.coord([median ?? 0, 0])
      const rim = { stroke: look.colour('canvas'), lineWidth: 4, opacity: 0.75 }
      const dash = { stroke: look.colour('ink'), lineWidth: 1.4, lineDash: [4, 3] }
      const foot = look.height - room.bottom
      return group([rim, dash].map((style) => line(x, room.top - 4, x, foot, style)))
    },
  }
}
