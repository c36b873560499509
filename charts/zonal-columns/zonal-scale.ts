import { shownTargets } from '#charts/plot/targets.ts'
import { figureScale, type ValueScale } from '#charts/plot/value-scale.ts'
import type { ZonalModel } from './groups.ts'
import type { ZonalColumnsView } from './view.ts'

/** The value axis that holds every column, whisker and target. */
export function zonalScale(
  { selection: { indicator }, groups }: ZonalModel,
  options: ZonalColumnsView['options'],
  coarse: boolean,
): ValueScale {
  const { intervals } = options
  const points = groups.flatMap(({ columns }) => columns.map(({ point }) => point))
  return figureScale(points, { indicator, targets: shownTargets(indicator, options), intervals, coarse })
}
