import type { CustomSeriesOption, EChartsOption } from 'echarts'
import { anomaliesOf, isMarked } from '#domain/observation/anomaly.ts'
import { interval } from '#domain/observation/point.ts'
import { periodLabel } from '#domain/period/period.ts'
import type { Surface } from '#charts/figure.ts'
import { positionAxis, verticalValueAxis } from '#charts/plot/axes.ts'
import { group, hitArea, rect, text } from '#charts/plot/element.ts'
import { frame } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { targetLines } from '#charts/plot/targets.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import { warningSign } from '#charts/plot/warning-sign.ts'
import { whisker } from '#charts/plot/whisker.ts'
import { showsInterval } from './intervals.ts'
import { lineStyle } from './line-style.ts'
import type { TrendLine, TrendModel } from './lines.ts'
import { beyondSeries, targetSeries } from '#charts/plot/target-series.ts'
import { trendScale } from './trend-scale.ts'
import type { TrendInput } from './view.ts'

/** More columns beside each other in one period cannot be told apart. */
export const MOST_COLUMNS = 4

/** The periods of a column figure in order, each a place on its axis. */
export function columnPeriods(model: TrendModel): number[] {
  const periods = model.lines.flatMap((line) => line.points.map((point) => point.period))
  return [...new Set(periods)].sort((a, b) => a - b)
}

/** Columns over time, one cluster a period. The first series are the columns, in the order of the model's lines. */
export function columnOption(model: TrendModel, input: TrendInput, surface: Surface): EChartsOption {
  const look = lookOf(surface)
  const periods = columnPeriods(model)
  const scale = trendScale(model, input.view.options, look.narrow)
  const box = {
    left: look.size(40),
    right: surface.width - 8,
    top: look.size(14),
    bottom: surface.height - look.size(26),
  }
  const slot = (box.right - box.left) / Math.max(1, periods.length)
  const targets = targetLines(model.indicator, input.view.options, input.language)
  const intervals = model.lines.map((line) => showsInterval(line, input.view.options))
  return {
    ...frame(look),
    grid: { left: box.left, right: 8, top: box.top, bottom: look.size(26), containLabel: false },
    xAxis: positionAxis(periods.length, look),
    yAxis: verticalValueAxis(scale, look),
    series: [
      ...model.lines.map((line, index) =>
        columnSeries(
          {
            line,
            index,
            count: model.lines.length,
            model,
            periods,
            slot,
            intervals: intervals[index] === true,
          },
          look,
        ),
      ),
      ...beyondSeries(scale, box, look),
      targetSeries(targets, box, look.narrow ? 'short' : 'long', look),
      periodLabels(periods, slot, box.bottom, look),
    ],
  }
}

interface Columns {
  readonly line: TrendLine
  readonly index: number
  readonly count: number
  readonly model: TrendModel
  readonly periods: readonly number[]
  readonly slot: number
  readonly intervals: boolean
}

function columnSeries(columns: Columns, look: Look): CustomSeriesOption {
  const { line, index, count, model, periods, slot, intervals } = columns
  const style = lineStyle(line, look)
  const width = Math.min(24, (slot * 0.8) / count)
  return {
    type: 'custom',
    name: line.source.name,
    z: 3,
    data: line.points.map((point) => [periods.indexOf(point.period), point.value]),
    renderItem: ({ dataIndex }, api) => {
      const point = line.points[dataIndex]
      if (!point) return null
      const [centre = 0, top = 0] = api.coord([api.value(0), point.value])
      const foot = api.coord([0, 0])[1] ?? 0
      const x = centre + (index - (count - 1) / 2) * width
      const [low, high] = [Math.min(top, foot), Math.max(top, foot)]
      const bounds = intervals ? interval(point) : null
      const pixel = (value: number) => api.coord([0, value])[1] ?? 0
      const fill = style.hollow ? look.colour('canvas') : style.colour
      const inset = Math.min(1, width / 8)
      return group([
        hitArea(x - width / 2, low - 4, width, high - low + 8),
        rect(x - width / 2 + inset, low, width - 2 * inset, high - low, {
          fill,
          ...(style.hollow && { stroke: style.colour, lineWidth: 1.2 }),
        }),
        ...(bounds ? whisker(pixel(bounds.lower), pixel(bounds.upper), x, 'vertical', look) : []),
        ...(isMarked(anomaliesOf(point, model.indicator)) ? warningSign(x, low - 10, look, 5) : []),
      ])
    },
  }
}

function periodLabels(
  periods: readonly number[],
  slot: number,
  bottom: number,
  look: Look,
): CustomSeriesOption {
  const room = textWidth('2000', look.size(12)) + 10
  const every = Math.max(1, Math.ceil(room / slot))
  return {
    type: 'custom',
    silent: true,
    data: periods.map((_, index) => [index]),
    encode: { x: 0, y: -1 },
    renderItem: ({ dataIndex }, api) => {
      const fromLast = periods.length - 1 - dataIndex
      if (fromLast % every !== 0) return null
      const [middle = 0] = api.coord([dataIndex, 0])
      const words = periodLabel(periods[dataIndex] ?? 0)
      // The last label stays on the surface where the columns are narrower than it.
      const x = Math.min(middle, look.width - 1 - textWidth(words, look.size(12)) / 2)
      const style = { font: look.font(12), fill: look.colour('ink2'), align: 'center' } as const
      return group([text(x, bottom + look.size(13), words, style)])
    },
  }
}
