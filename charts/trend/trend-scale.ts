import { shownTargets } from '#charts/plot/targets.ts'
import { LINE_SHARE, reach, type ValueScale, valueScale } from '#charts/plot/value-scale.ts'
import { showsInterval } from '#charts/over-time/intervals.ts'
import type { TrendModel } from './lines.ts'
import type { TrendView } from './view.ts'

/** The value axis that holds every visible point, interval and target. */
export function trendScale(model: TrendModel, options: TrendView['options'], coarse: boolean): ValueScale {
  const values = model.lines.flatMap((line) => reach(line.points, showsInterval(line, options)))
  const least = options.shape === 'column' ? undefined : LINE_SHARE
  return valueScale([...values, ...shownTargets(model.indicator, options)], model.indicator, coarse, least)
}
