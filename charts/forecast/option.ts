import type { EChartsOption } from 'echarts'
import type { Surface } from '#charts/figure.ts'
import { shadeAbove } from '#charts/marks/beyond.ts'
import { levelTargets } from '#charts/marks/target-lines.ts'
import { inset } from '#charts/plot/box.ts'
import { timePlot } from '#charts/plot/frame.ts'
import { lookOf } from '#charts/plot/look.ts'
import { targetLines } from '#charts/plot/targets.ts'
import { intervalSeries } from '#charts/trend/intervals.ts'
import { strokeSeries } from '#charts/trend/line-series.ts'
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
  const box = inset(look, {
    left: look.size(44),
    right: Math.min(labelRoom(model, look, input.language), surface.width * 0.4),
    top: look.size(22),
    bottom: look.size(26),
  })
  const lines = model.actual ? [model.actual] : []
  return timePlot({
    look,
    language: input.language,
    box,
    scale,
    range: forecastRange(model),
    series: [
      actualMarkers(model, look),
      stepMarkers(model, look),
      ...publishedSeries(model, look),
      ...lines.flatMap((line) => strokeSeries(line, look)),
      ...intervalSeries(lines, options, look),
      bands(model, scale.max, look),
      centreLine(model, look),
      divider(model, { box, language: input.language }, look),
      outlierRings(model, look),
      ...shadeAbove(scale, { box, language: input.language }, look),
      levelTargets(targets, box, look.narrow ? 'short' : 'long', look),
      forecastLabels(model, box, look, input.language),
    ],
  })
}
