import type { EChartsOption } from 'echarts'
import type { Surface } from '#charts/figure.ts'
import { verticalValueAxis } from '#charts/plot/axes.ts'
import { frame } from '#charts/plot/frame.ts'
import { lookOf } from '#charts/plot/look.ts'
import { targetLines } from '#charts/plot/targets.ts'
import { bracketOf, bracketSeries } from './bracket.ts'
import { endLabelSeries, endLabels, labelRoom } from './end-labels.ts'
import { intervalSeries } from './intervals.ts'
import { markerSeries, missingYearSeries, strokeSeries, warningSeries } from './line-series.ts'
import type { TrendModel } from './lines.ts'
import { pointLabelSeries } from './point-labels.ts'
import { beyondSeries, targetSeries } from '#charts/plot/target-series.ts'
import { timeAxis, timeRange } from './time-axis.ts'
import { trendScale } from './trend-scale.ts'
import type { TrendInput } from './view.ts'

/** Lines over time. The first series are the markers, in the order of the model's lines: marks refer to them. */
export function lineOption(model: TrendModel, input: TrendInput, surface: Surface): EChartsOption {
  const look = lookOf(surface)
  const { narrow } = look
  const { options } = input.view
  const targets = targetLines(model.indicator, options, input.language)
  const scale = trendScale(model, options, narrow)
  const labels = endLabels(model, narrow)
  const left = look.size(40)
  const right = Math.min(labelRoom(labels, look), surface.width * 0.45)
  const box = {
    left,
    right: surface.width - right,
    top: look.size(14),
    bottom: surface.height - look.size(26),
  }
  const bracket = narrow ? null : bracketOf(model)
  return {
    ...frame(look),
    grid: { left, right, top: box.top, bottom: look.size(26), containLabel: false },
    xAxis: timeAxis(timeRange(model), box.right - box.left, look),
    yAxis: verticalValueAxis(scale, look),
    series: [
      ...model.lines.map((line) => markerSeries(line, look)),
      missingYearSeries(model, look),
      ...model.lines.flatMap((line) => strokeSeries(line, look)),
      ...intervalSeries(model.lines, options, look),
      ...beyondSeries(scale, box, look),
      targetSeries(targets, box, narrow ? 'short' : 'long', look),
      warningSeries(model, look),
      endLabelSeries(labels, box.right, box.bottom, look),
      ...(bracket ? [bracketSeries(bracket, box.right, look)] : []),
      ...(narrow ? [] : pointLabelSeries(model, box, look)),
    ],
  }
}
