import { interval } from '#domain/observation/point.ts'
import { shownTargets } from '#charts/plot/targets.ts'
import { type ValueScale, valueScale } from '#charts/plot/value-scale.ts'
import type { ZonalModel } from './groups.ts'
import type { ZonalColumnsView } from './view.ts'

/** The value axis that holds every column, whisker and target. */
export function zonalScale(
  model: ZonalModel,
  options: ZonalColumnsView['options'],
  coarse: boolean,
): ValueScale {
  const { indicator } = model.selection
  const values = model.groups.flatMap(({ columns }) =>
    columns.flatMap(({ point }) => {
      const bounds = options.intervals === false ? null : interval(point)
      return [point.value, ...(bounds ? [bounds.lower, bounds.upper] : [])]
    }),
  )
  const targets = shownTargets(indicator, options)
  return valueScale([...values, ...targets], indicator, coarse)
}
