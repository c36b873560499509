import type { Picture } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { shadeBehind } from '#charts/marks/beyond.ts'
import { uprightTargets } from '#charts/marks/target-lines.ts'
import { rowPlot } from '#charts/plot/frame.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import { shownTargets, targetLines } from '#charts/plot/targets.ts'
import { figureScale, type ValueScale } from '#charts/plot/value-scale.ts'
import { barLayer } from './bar-layers.ts'
import { dotLineLayer } from './dot-lines.ts'
import { barLayout } from './layout.ts'
import type { DistributionModel } from './rows.ts'
import type { DistributionInput, DistributionView } from './view.ts'

/** The value axis that holds every bar, whisker and target. */
export function barScale(model: DistributionModel, options: DistributionView['options']): ValueScale {
  const { indicator } = model.selection
  const { intervals } = options
  const points = model.rows.flatMap(({ point, isTotal }) => (isTotal ? [] : [point]))
  return figureScale(points, {
    indicator,
    targets: shownTargets(indicator, options),
    intervals,
    coarse: true,
  })
}

/** Sorted bars. */
export function distributionBarPicture(
  model: DistributionModel,
  { view: { options }, language }: DistributionInput,
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const layout = barLayout(model, options, theme)
  const scale = barScale(model, options)
  const targets = targetLines(model.selection.indicator, options, language)
  return rowPlot({
    theme,
    box: layout,
    scale,
    rows: model.rows.length,
    layers: [
      barLayer(model, options, layout, theme),
      ...shadeBehind(scale, layout, theme),
      uprightTargets(targets, layout, theme),
      dotLineLayer(model, { targets, layout, language }, theme),
    ],
  })
}
