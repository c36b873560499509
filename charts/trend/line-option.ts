import type { EChartsOption } from 'echarts'
import type { Surface } from '#charts/figure.ts'
import { shadeAbove } from '#charts/marks/beyond.ts'
import { levelTargets } from '#charts/marks/target-lines.ts'
import { inset } from '#charts/plot/box.ts'
import { timePlot } from '#charts/plot/frame.ts'
import { lookOf } from '#charts/plot/look.ts'
import { targetLines } from '#charts/plot/targets.ts'
import { timeRange } from '#charts/plot/time-axis.ts'
import { bracketOf, bracketSeries } from './bracket.ts'
import { endLabelSeries, endLabels, labelRoom } from './end-labels.ts'
import { intervalSeries } from './intervals.ts'
import { markerSeries, missingYearSeries, strokeSeries, warningSeries } from './line-series.ts'
import type { TrendModel } from './lines.ts'
import { pointLabelSeries } from './point-labels.ts'
import { trendScale } from './trend-scale.ts'
import type { TrendInput } from './view.ts'

/** Lines over time. The first series are the markers, in the order of the model's lines: marks refer to them. */
export function lineOption(
  model: TrendModel,
  { view, language }: TrendInput,
  surface: Surface,
): EChartsOption {
  const look = lookOf(surface)
  const { narrow } = look
  const targets = targetLines(model.indicator, view.options, language)
  const scale = trendScale(model, view.options, narrow)
  const labels = endLabels(model, narrow, language)
  const box = inset(look, {
    left: look.size(40),
    right: Math.min(labelRoom(labels, look), surface.width * 0.45),
    top: look.size(14),
    bottom: look.size(26),
  })
  const bracket = narrow ? null : bracketOf(model)
  return timePlot({
    look,
    language,
    box,
    scale,
    range: timeRange(model.lines.flatMap(({ points }) => points)),
    series: [
      ...model.lines.map((line) => markerSeries(line, look)),
      missingYearSeries(model, look),
      ...model.lines.flatMap((line) => strokeSeries(line, look)),
      ...intervalSeries(model.lines, view.options, look),
      ...shadeAbove(scale, { box, language }, look),
      levelTargets(targets, box, narrow ? 'short' : 'long', look),
      warningSeries(model, look),
      endLabelSeries(labels, box, look),
      ...(bracket ? [bracketSeries(bracket, box.right, look)] : []),
      ...(narrow ? [] : pointLabelSeries(model, { plot: box, language }, look)),
    ],
  })
}
