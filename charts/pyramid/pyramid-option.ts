import type { CustomSeriesOption, EChartsOption } from 'echarts'
import { bandName, type Pyramid } from '#domain/disaggregation/population.ts'
import { formatNumber } from '#domain/number/format.ts'
import { pretty } from '#domain/statistics/pretty.ts'
import type { Surface } from '#charts/figure.ts'
import { positionAxis } from '#charts/plot/axes.ts'
import { compactNumber } from '#charts/plot/compact-number.ts'
import { type Drawn, group, hitArea, polyline, rect, text } from '#charts/plot/element.ts'
import { frame } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import { percent, type PyramidModel } from './model.ts'

const TOP = 26
const FOOT = 26

/** Enough for every band at 20 pixels, and at least half as high as it is wide up to a limit. */
export function pyramidHeight(bands: number, width: number): number {
  return Math.max(TOP + FOOT + bands * 20, Math.min(460, width * 0.55))
}

/** Bars to both sides of zero. The first series holds the bars: marks refer to it. */
export function pyramidOption(model: PyramidModel, surface: Surface): EChartsOption {
  const look = lookOf(surface)
  const bands = model.pyramid?.bands.toReversed() ?? []
  const names = bands.map((band) => textWidth(bandName(band), look.size(12)))
  const left = Math.max(24, ...names) + 12
  const room = { left, right: 12, top: look.size(TOP), bottom: look.size(FOOT) }
  const longest = Math.max(0, ...model.bars.map(({ length }) => Math.abs(length)), ...outlineShares(model))
  const ticks = pretty(0, longest > 0 ? longest : 1, look.narrow ? 2 : 4)
  const most = ticks.at(-1) ?? 1
  const both = [...ticks.slice(1).map((tick) => -tick), ...ticks]
  const format = (tick: number) =>
    model.asCounts ? compactNumber(tick) : formatNumber(tick, most < 4 ? 1 : 0)
  return {
    ...frame(look),
    grid: { ...room, containLabel: false },
    xAxis: {
      type: 'value',
      min: -most,
      max: most,
      axisLine: { show: false },
      axisTick: { show: false, customValues: both },
      axisLabel: {
        customValues: both,
        formatter: (tick: number | string) => {
          const size = Math.abs(Number(tick))
          return !model.asCounts && size === most ? `${format(size)}%` : format(size)
        },
        color: look.colour('ink2'),
        fontSize: look.size(12),
      },
      splitLine: { show: true, lineStyle: { color: look.colour('grid'), width: 1 } },
    },
    yAxis: { ...positionAxis(bands.length, look, true), axisLine: { show: false } },
    series: [bars(model, look), ...outline(model, look), words(model, left, look)],
  }
}

function bars(model: PyramidModel, look: Look): CustomSeriesOption {
  return {
    type: 'custom',
    z: 3,
    data: model.bars.map(({ length, row }) => [length, row]),
    renderItem: ({ dataIndex }, api) => {
      const bar = model.bars[dataIndex]
      if (!bar) return null
      const [middle = 0, y = 0] = api.coord([0, bar.row])
      const [end = 0] = api.coord([bar.length, bar.row])
      const [, next = 0] = api.coord([0, bar.row + 1])
      const pitch = next - y
      const thick = pitch - 3
      const side = bar.sex === 'female' ? 0 : middle
      return group([
        hitArea(side, y - pitch / 2, bar.sex === 'female' ? middle : look.width - middle, pitch),
        rect(Math.min(middle, end), y - thick / 2, Math.abs(end - middle), thick, {
          fill: look.colour(bar.sex === 'female' ? 'group-a' : 'group-b'),
          stroke: look.colour('canvas'),
          lineWidth: 1,
        }),
      ])
    },
  }
}

function outlineShares({ outline: other }: PyramidModel): number[] {
  if (!other) return []
  return other.pyramid.bands.flatMap(({ female, male }) =>
    [female, male].map((count) => percent(count ?? 0, other.pyramid)),
  )
}

/** The shape of another place as steps around the bars. */
function outline({ outline: other, pyramid }: PyramidModel, look: Look): CustomSeriesOption[] {
  if (!other || !pyramid) return []
  const rows = pyramid.bands
    .toReversed()
    .map(({ from }) => other.pyramid.bands.find((band) => band.from === from))
  const steps = (sex: 'female' | 'male') =>
    rows.map((band) => (sex === 'female' ? -1 : 1) * percent(band?.[sex] ?? 0, other.pyramid))
  return [
    {
      type: 'custom',
      silent: true,
      z: 5,
      data: [[0, 0]],
      encode: { x: -1, y: -1 },
      renderItem: (_, api) => {
        const drawn = (['female', 'male'] as const).map((sex): Drawn => {
          const points = steps(sex).flatMap((length, row) => [
            pixel(api.coord([length, row - 0.5])),
            pixel(api.coord([length, row + 0.5])),
          ])
          return polyline(points, { stroke: look.colour('ink'), lineWidth: 1.4 })
        })
        return group(drawn)
      },
    },
  ]
}

function pixel([x = 0, y = 0]: number[]): [number, number] {
  return [x, y]
}

/** Ages at the left and the two sexes on top. */
function words(model: PyramidModel, left: number, look: Look): CustomSeriesOption {
  const bands: Pyramid['bands'] = model.pyramid?.bands.toReversed() ?? []
  return {
    type: 'custom',
    silent: true,
    z: 6,
    data: [[0, 0]],
    encode: { x: -1, y: -1 },
    renderItem: (_, api) => {
      const middle = api.coord([0, 0])[0] ?? 0
      const style = { font: look.font(13, 650), fill: look.colour('ink') }
      const ages = bands.map((band, row) =>
        text(left - 8, api.coord([0, row])[1] ?? 0, bandName(band), {
          font: look.font(12),
          fill: look.colour('ink2'),
          align: 'right',
        }),
      )
      return group([
        ...ages,
        text(middle - 12, look.size(12), 'Female', { ...style, align: 'right' }),
        text(middle + 12, look.size(12), 'Male', style),
      ])
    },
  }
}
