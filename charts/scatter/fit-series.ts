import type { CustomSeriesOption } from 'echarts'
import type { Line } from '#domain/statistics/trend/ols.ts'
import { group, pixelOf, polygon, polyline } from '#charts/plot/element.ts'
import type { Look } from '#charts/plot/look.ts'
import type { ScatterModel } from './model.ts'
import type { ScatterView } from './view.ts'

/** Points along the line at which the band is drawn. */
const STEPS = 40

/** The line over the range of the figures and no further: least squares with its 95% band, or Theil–Sen dashed. */
export function fitSeries(
  { study }: ScatterModel,
  fit: ScatterView['options']['fit'],
  look: Look,
): CustomSeriesOption {
  const { outcome, pairs, band } = study
  const values = pairs.map((pair) => pair.x.value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const line = outcome.status === 'ok' ? (fit === 'theil-sen' ? outcome.theil_sen : outcome.ols) : null
  return {
    type: 'custom',
    silent: true,
    clip: true,
    z: 2,
    data: line ? [[0, 0]] : [],
    encode: { x: -1, y: -1 },
    renderItem: (_, api) => {
      if (!line) return null
      const at = (x: number, away = 0) => pixelOf(api, x, heightAt(line, x) + away)
      const steps = Array.from({ length: STEPS + 1 }, (__, step) => low + ((high - low) * step) / STEPS)
      const isPlain = fit !== 'theil-sen'
      const upper = band && isPlain ? steps.map((x) => at(x, band(x))) : []
      const lower = band && isPlain ? steps.map((x) => at(x, -band(x))).toReversed() : []
      return group([
        upper.length > 0 ? polygon([...upper, ...lower], { fill: look.colour('ink2'), opacity: 0.13 }) : null,
        polyline([at(low), at(high)], {
          stroke: look.colour('ink2'),
          lineWidth: 1.8,
          ...(isPlain ? {} : { lineDash: [6, 4] }),
        }),
      ])
    },
  }
}

function heightAt({ slope, intercept }: Line, x: number): number {
  return intercept + slope * x
}
