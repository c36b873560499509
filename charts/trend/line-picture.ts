import type { Picture } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { tickRoom } from '#charts/plot/axes.ts'
import { shadeAbove } from '#charts/marks/beyond.ts'
import { levelTargets } from '#charts/marks/target-lines.ts'
import { inset } from '#charts/picture/box.ts'
import { timePlot } from '#charts/plot/frame.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import { targetLines } from '#charts/plot/targets.ts'
import { yearRange } from '#charts/plot/time-axis.ts'
import { birthReach, birthLayer } from './births.ts'
import { bracketOf, bracketLayer } from './bracket.ts'
import { endLabelLayer, endLabels, labelRoom } from '#charts/over-time/end-labels.ts'
import { intervalLayer } from '#charts/over-time/intervals.ts'
import { markerLayer, strokeLayer } from '#charts/over-time/line-layers.ts'
import { missingYearLayer, warningLayer } from './year-layers.ts'
import type { TrendModel } from './lines.ts'
import { yearOn } from '#charts/over-time/place-in-time.ts'
import { pointLabelLayer } from './point-labels.ts'
import { trendScale } from './trend-scale.ts'
import type { TrendInput } from './view.ts'

/** Lines over time. */
export function trendLinePicture(
  model: TrendModel,
  { view, language }: TrendInput,
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const { narrow } = theme
  const targets = targetLines(model.indicator, view.options, language)
  const scale = trendScale(model, view.options, narrow)
  const labels = endLabels(model, narrow, language)
  const box = inset(theme, {
    left: tickRoom(scale, 40, theme),
    right: Math.min(labelRoom(labels, theme), surface.width * 0.45),
    top: theme.size(14),
    bottom: theme.size(26),
  })
  const bracket = narrow ? null : bracketOf(model)
  return timePlot({
    theme,
    language,
    box,
    scale,
    range: yearRange([
      ...model.lines.flatMap((line) => line.points.map((point) => yearOn(line, point))),
      ...birthReach(model),
      ...(model.lines.length > 0 ? (view.options.between ?? []) : []),
    ]),
    layers: [
      ...model.lines.map((line) => markerLayer(line, theme)),
      missingYearLayer(model, theme),
      ...model.lines.flatMap((line) => strokeLayer(line, theme)),
      ...birthLayer(model, theme),
      ...intervalLayer(model.lines, view.options, theme),
      ...shadeAbove(scale, { box, language }, theme),
      levelTargets(targets, box, narrow ? 'short' : 'long', theme),
      warningLayer(model, theme),
      endLabelLayer(labels, box, theme),
      ...(bracket ? [bracketLayer(bracket, box.right, theme)] : []),
      ...(narrow ? [] : pointLabelLayer(model, { plot: box, language, targets }, theme)),
    ],
  })
}
