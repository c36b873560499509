import type { EChartsOption } from 'echarts'
import { interval } from '#domain/observation/point.ts'
import type { Surface } from '#charts/figure.ts'
import { horizontalValueAxis, positionAxis } from '#charts/plot/axes.ts'
import { frame } from '#charts/plot/frame.ts'
import { lookOf } from '#charts/plot/look.ts'
import { shownTargets, targetLines } from '#charts/plot/targets.ts'
import { upright } from '#charts/plot/upright-targets.ts'
import { type ValueScale, valueScale } from '#charts/plot/value-scale.ts'
import { barSeries } from './bar-series.ts'
import { dotLineSeries } from './dot-lines.ts'
import { barLayout } from './layout.ts'
import type { DistributionModel } from './rows.ts'
import { beyondShade } from './beyond-shade.ts'
import type { DistributionInput, DistributionView } from './view.ts'

/** The value axis that holds every bar, whisker and target. */
export function barScale(model: DistributionModel, options: DistributionView['options']): ValueScale {
  const { indicator } = model.selection
  const values = model.rows.flatMap(({ point }) => {
    const bounds = options.intervals === false ? null : interval(point)
    return [point.value, ...(bounds ? [bounds.lower, bounds.upper] : [])]
  })
  const targets = shownTargets(indicator, options)
  return valueScale([...values, ...targets], indicator, true)
}

/** Sorted bars. The first series holds the rows: marks refer to it. */
export function barOption(
  model: DistributionModel,
  input: DistributionInput,
  surface: Surface,
): EChartsOption {
  const look = lookOf(surface)
  const { options } = input.view
  const layout = barLayout(model, options, look)
  const scale = barScale(model, options)
  const targets = targetLines(model.selection.indicator, options, input.language)
  const room = { left: layout.left, right: look.width - layout.right, top: layout.top, bottom: layout.bottom }
  return {
    ...frame(look),
    grid: { ...room, containLabel: false },
    xAxis: horizontalValueAxis(scale, look),
    yAxis: positionAxis(model.rows.length, look, true),
    series: [
      barSeries(model, options, layout, look),
      ...beyondShade(scale, room, look),
      upright(targets, room, look),
      dotLineSeries(model, targets, layout, look),
    ],
  }
}
