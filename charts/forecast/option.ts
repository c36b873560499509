import type { EChartsOption } from 'echarts'
import type { Surface } from '#charts/figure.ts'
import { verticalValueAxis } from '#charts/plot/axes.ts'
import { frame } from '#charts/plot/frame.ts'
import { lookOf } from '#charts/plot/look.ts'
import { beyondSeries, targetSeries } from '#charts/plot/target-series.ts'
import { targetLines } from '#charts/plot/targets.ts'
import { intervalSeries } from '#charts/trend/intervals.ts'
import { strokeSeries } from '#charts/trend/line-series.ts'
import { timeAxis } from '#charts/trend/time-axis.ts'
import { forecastLabels, labelRoom } from './labels.ts'
import { type ForecastModel, forecastRange, forecastScale } from './model.ts'
import {
  actualMarkers,
  bands,
  centreLine,
  divider,
  outlierRings,
  publishedSeries,
  stepMarkers,
} from './series.ts'
import type { ForecastInput } from './view.ts'

/** Figures, forecast and bands over time. Series 0, 1 and 2 are the markers that marks refer to. */
export function forecastOption(model: ForecastModel, input: ForecastInput, surface: Surface): EChartsOption {
  const look = lookOf(surface)
  const { options } = input.view
  const targets = targetLines(model.subject.indicator, options, input.language)
  const { scale } = forecastScale(model, options, look.narrow)
  const left = look.size(44)
  const right = Math.min(labelRoom(model, look, input.language), surface.width * 0.4)
  const box = {
    left,
    right: surface.width - right,
    top: look.size(22),
    bottom: surface.height - look.size(26),
  }
  const lines = model.actual ? [model.actual] : []
  return {
    ...frame(look),
    grid: { left, right, top: box.top, bottom: look.size(26), containLabel: false },
    xAxis: timeAxis(forecastRange(model), box.right - box.left, look),
    yAxis: verticalValueAxis(scale, look),
    series: [
      actualMarkers(model, look),
      stepMarkers(model, look),
      ...publishedSeries(model, look),
      ...lines.flatMap((line) => strokeSeries(line, look)),
      ...intervalSeries(lines, options, look),
      bands(model, scale.max, look),
      centreLine(model, look),
      divider(model, box, look),
      outlierRings(model, look),
      ...beyondSeries(scale, box, look),
      targetSeries(targets, box, look.narrow ? 'short' : 'long', look),
      forecastLabels(model, box, look, input.language),
    ],
  }
}
