import type { Classification } from '#domain/data-source/data-source.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { classMarker } from '#charts/marks/class-marker.ts'
import { rowAt } from '#charts/marks/lane.ts'
import { decoration } from '#charts/marks/marks.ts'
import { circle, line, polygon } from '#charts/marks/shapes.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import type { Spot } from '#charts/picture/drawing.ts'
import type { Picture } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { bareAxis } from '#charts/plot/axes.ts'
import { onePlot } from '#charts/plot/frame.ts'

/** The room of a lane, in CSS pixels. */
export const LANE = { width: 180, height: 24 } as const

/** White at both ends, in which a mark at the end of the scale has room. */
const EDGE = 6

/** A figure on a lane, and what it is seen beside. */
export interface LaneContent {
  readonly point: Point
  readonly classification: Classification
  /** Where the lane ends; it begins at zero. */
  readonly end: number
  /** The figures of others, as small dots. */
  readonly others?: readonly number[]
  /** The nation, as a triangle below the lane. */
  readonly nation?: number | null
  readonly target?: number | null
}

/** One figure with its interval on a lane from zero; among the dots of others, the nation and the target where they are given. */
export function lanePicture(content: LaneContent, surface: Surface): Picture {
  const { point, classification, end, others = [], nation = null, target = null } = content
  const theme = chartThemeOf(surface)
  const middle = surface.height / 2
  const within = (value: number) => Math.min(Math.max(value, 0), end)
  return onePlot({
    theme,
    box: { left: EDGE, right: surface.width - EDGE, top: 0, bottom: surface.height },
    x: bareAxis(0, end),
    y: bareAxis(0, 1),
    layers: [
      decoration({
        draw: (plot) => {
          const spot = (value: number): Spot => [plot.x(within(value)), middle]
          const [below, foot] = [middle + theme.size(6), middle + theme.size(12)]
          const at = nation === null ? 0 : plot.x(within(nation))
          return [
            line([plot.x(0), middle], [plot.x(end), middle], { stroke: theme.colour('line'), lineWidth: 1 }),
            others.map((value) =>
              circle(spot(value), theme.size(2.4), { fill: theme.colour('control'), fillOpacity: 0.45 }),
            ),
            target !== null &&
              line([plot.x(within(target)), middle - 9], [plot.x(within(target)), middle + 9], {
                ...{ stroke: theme.colour('ink'), lineWidth: 2 },
              }),
            nation !== null &&
              polygon(
                [
                  [at, below],
                  [at - 4, foot],
                  [at + 4, foot],
                ],
                { fill: theme.colour('ink2') },
              ),
            rowAt(middle, plot).interval(point, 4),
            classMarker(spot(point.value), { classification, hollow: interval(point) === null }, theme),
          ]
        },
      }),
    ],
  })
}

/** Where lanes below each other end: 100 for shares, else a little beyond the largest number. */
export function laneEnd(points: readonly Point[], isShare: boolean): number {
  const most = Math.max(...points.map(({ value, upper }) => Math.max(value, upper ?? value)), 0)
  if (isShare) return Math.max(100, most)
  return most === 0 ? 1 : most * 1.05
}
