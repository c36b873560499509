import type { Layer } from '#charts/picture/picture.ts'
import type { Line } from '#domain/statistics/trend/ols.ts'
import { band } from '#charts/marks/lines.ts'
import { decoration } from '#charts/marks/marks.ts'
import { polyline } from '#charts/marks/shapes.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import type { ScatterModel } from './model.ts'
import type { ScatterView } from './view.ts'

/** Points along the line at which the band is drawn. */
const STEPS = 40

/** The line over the range of the figures and no further: least squares with its 95% band, or Theil–Sen dashed. */
export function fitLayer(
  { study }: ScatterModel,
  fit: ScatterView['options']['fit'],
  theme: ChartTheme,
): Layer {
  const { outcome, pairs } = study
  const reach = fit === 'theil-sen' ? null : study.band
  const values = pairs.map((pair) => pair.x.value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const line = outcome.status === 'ok' ? (fit === 'theil-sen' ? outcome.theil_sen : outcome.ols) : null
  const isPlain = fit !== 'theil-sen'
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => low + ((high - low) * step) / STEPS)
  const way = { stroke: theme.colour('ink2'), lineWidth: 1.8, ...(!isPlain && { lineDash: [6, 4] }) }
  const around = { fill: theme.colour('ink2'), opacity: 0.13 }
  return decoration({
    z: 2,
    clip: true,
    draw: (plot) => {
      if (!line) return null
      const at = (x: number, away = 0) => plot.at(x, heightAt(line, x) + away)
      const edge = (side: 1 | -1) => steps.map((x) => at(x, side * (reach?.(x) ?? 0)))
      return [reach !== null && band(edge(1), edge(-1), around), polyline([at(low), at(high)], way)]
    },
  })
}

function heightAt({ slope, intercept }: Line, x: number): number {
  return intercept + slope * x
}
