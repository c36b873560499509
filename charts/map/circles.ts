import type { RegionShape } from '#charts/figure.ts'
import { decoration } from '#charts/marks/marks.ts'
import { circle, rect, text } from '#charts/marks/shapes.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import type { Layer } from '#charts/picture/picture.ts'
import { compactNumber } from '#charts/plot/compact-number.ts'
import type { Language } from '#domain/message/language.ts'
import { hatchLabel, LEGEND_HEIGHT } from './legend.ts'
import type { MapModel } from './model.ts'

/** The largest circle stands in the key as it stands on the map. */
const MOST_REACH = LEGEND_HEIGHT / 2 - 4

/** Pixels from the middle of the largest circle to its edge: so that the circles of many regions leave the map to be seen. */
export function circleReach({ regions }: MapModel, width: number, height: number): number {
  const share = Math.sqrt((width * height) / Math.max(1, regions.length))
  return Math.min(MOST_REACH, Math.max(7, share * 0.3))
}

/** Pixels from the middle of a circle to its edge, for a count; its area is the number. 0 for nothing. */
export function circleRadius(value: number, most: number, reach: number): number {
  return most > 0 ? reach * Math.sqrt(Math.max(0, value) / most) : 0
}

/** The largest count of a map; 0 without one. */
export function mostOf({ selection }: MapModel): number {
  return Math.max(0, ...selection.points.map(({ value }) => value))
}

/** Round numbers that the key of circles shows, the largest first: at most three, none above the largest count. */
export function circleSteps(most: number): readonly number[] {
  if (most <= 0) return []
  const steps = [most, most / 4, most / 16].map(roundDown).filter((step) => step >= 1)
  return [...new Set(steps)]
}

/** The largest of 1, 2 and 5 times a power of ten that is no larger. */
function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const [first = 1] = [5, 2].filter((times) => times * power <= value)
  return first * power
}

/** Circles over the regions, the largest below. */
export function circleLayer(
  model: MapModel,
  shapes: ReadonlyMap<number, RegionShape> | undefined,
  theme: ChartTheme,
  reach: number,
): Layer {
  const most = mostOf(model)
  const points = model.selection.points.toSorted((a, b) => b.value - a.value)
  const style = { fill: theme.colour('accent'), opacity: 0.55, stroke: theme.colour('canvas'), lineWidth: 1 }
  return decoration({
    z: 2,
    draw: (plot) =>
      points.map(({ location, value }) => {
        const shape = shapes?.get(location)
        return shape ? circle(plot.at(...shape.centre), circleRadius(value, most, reach), style) : null
      }),
  })
}

/** The key of circles under a map: some sizes with their numbers, and what the hatch stands for. */
export function circleLegend(model: MapModel, theme: ChartTheme, reach: number, language: Language): Layer {
  const most = mostOf(model)
  const ground = theme.size(LEGEND_HEIGHT)
  const [middle, style] = [theme.height - ground / 2, theme.type(12, 400, 'ink2')]
  const slot = Math.min(110, theme.width / 4)
  const look = { fill: theme.colour('accent'), opacity: 0.55, stroke: theme.colour('canvas'), lineWidth: 1 }
  const isMissing = model.regions.some(({ point }) => point === null)
  return decoration({
    z: 3,
    draw: () => [
      rect([0, theme.height - ground], [theme.width, ground], { fill: theme.colour('canvas') }),
      circleSteps(most).map((step, index) => {
        const x = index * slot + reach
        return [
          circle([x, middle], circleRadius(step, most, reach), look),
          text([x + reach + 5, middle + theme.size(4)], compactNumber(step), style),
        ]
      }),
      isMissing && text([3 * slot + 8, middle + theme.size(4)], hatchLabel(model, language), style),
    ],
  })
}
