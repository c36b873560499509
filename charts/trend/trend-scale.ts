import { shownTargets } from '#charts/plot/targets.ts'
import { type ValueScale, valueScale } from '#charts/plot/value-scale.ts'
import { showsInterval } from './intervals.ts'
import type { TrendModel } from './lines.ts'
import type { TrendView } from './view.ts'

/** The value axis that holds every visible point, interval and target. */
export function trendScale(model: TrendModel, options: TrendView['options'], coarse: boolean): ValueScale {
  const values = model.lines.flatMap((line) => {
    const bounds = showsInterval(line, options)
    return line.points.flatMap((point) => [
      point.value,
      ...(bounds && point.lower !== null ? [point.lower] : []),
      ...(bounds && point.upper !== null ? [point.upper] : []),
    ])
  })
  const targets = shownTargets(model.indicator, options)
  return valueScale([...values, ...targets], model.indicator, coarse)
}
