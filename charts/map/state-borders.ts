import { area } from '#charts/marks/shapes.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import type { Plot } from '#charts/picture/picture.ts'
import { hasStatesAround } from '#charts/selection/map-name.ts'
import type { MapModel } from './model.ts'
import { ringsOf } from './rings.ts'
import type { MapInput } from './view.ts'

/** Width of the borders of states over smaller regions, in pixels; the map that moves has the same. */
export const STATE_BORDER = 1.1

/** The borders of the states that the small regions of a map of the nation lie in; none on other maps. */
export function stateBorders(model: MapModel, input: MapInput, plot: Plot, theme: ChartTheme) {
  if (!hasStatesAround(model.map)) return []
  const states = new Set(model.regions.flatMap(({ place }) => place.parent ?? []))
  const look = { fill: 'none', stroke: theme.colour('ink'), lineWidth: STATE_BORDER }
  return [...states].map((state) => area(ringsOf(state, input, plot), look))
}
