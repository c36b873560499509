import type { Picture } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { tickRoom } from '#charts/plot/axes.ts'
import { shadeAbove } from '#charts/marks/beyond.ts'
import { levelTargets } from '#charts/marks/target-lines.ts'
import { inset } from '#charts/picture/box.ts'
import { timePlot } from '#charts/plot/frame.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import { targetLines } from '#charts/plot/targets.ts'
import { intervalLayer } from '#charts/over-time/intervals.ts'
import { strokeLayer } from '#charts/over-time/line-layers.ts'
import { forecastLabels, forecastLabelRoom } from './labels.ts'
import { type ForecastModel, forecastRange, forecastScale } from './model.ts'
import {
  actualMarkers,
  bands,
  centreLine,
  divider,
  outlierRings,
  publishedLayer,
  stepMarkers,
} from './layers.ts'
import type { ForecastInput } from './view.ts'

/** Figures, forecast and bands over time. */
export function forecastPicture(model: ForecastModel, input: ForecastInput, surface: Surface): Picture {
  const theme = chartThemeOf(surface)
  const { options } = input.view
  const targets = targetLines(model.subject.indicator, options, input.language)
  const { scale } = forecastScale(model, options, theme.narrow)
  const box = inset(theme, {
    left: tickRoom(scale, 44, theme),
    right: Math.min(forecastLabelRoom(model, theme, input.language), surface.width * 0.4),
    top: theme.size(22),
    bottom: theme.size(26),
  })
  const lines = model.actual ? [model.actual] : []
  return timePlot({
    theme,
    language: input.language,
    box,
    scale,
    range: forecastRange(model),
    layers: [
      actualMarkers(model, theme),
      stepMarkers(model, theme),
      ...publishedLayer(model, theme),
      ...lines.flatMap((line) => strokeLayer(line, theme)),
      ...intervalLayer(lines, options, theme),
      bands(model, scale.max, theme),
      centreLine(model, theme),
      divider(model, { box, language: input.language }, theme),
      outlierRings(model, theme),
      ...shadeAbove(scale, { box, language: input.language }, theme),
      levelTargets(targets, box, theme.narrow ? 'short' : 'long', theme),
      forecastLabels(model, box, theme, input.language),
    ],
  })
}
