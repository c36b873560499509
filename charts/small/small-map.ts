import type { RegionShape } from '#charts/figure.ts'
import { mapLayout } from '#charts/map/map-layout.ts'
import { decoration } from '#charts/marks/marks.ts'
import { area, circle, text } from '#charts/marks/shapes.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import type { Picture } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { bareAxis } from '#charts/plot/axes.ts'
import { onePlot } from '#charts/plot/frame.ts'
import type { TokenName } from '#charts/tokens.ts'

/** A region of a small map: how it stands out, and the number that names it. */
export interface SmallRegion {
  readonly id: number
  readonly look: 'ground' | 'around' | 'marked'
  readonly number?: string
}

const FILLS: Readonly<Record<SmallRegion['look'], TokenName>> = {
  ground: 'sunken',
  around: 'control',
  marked: 'ink',
}
const RADIUS = 8

/** Some regions of the country, those that are spoken of dark and with their numbers. Without shapes it is empty. */
export function smallMap(
  regions: readonly SmallRegion[],
  shapes: ReadonlyMap<number, RegionShape>,
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const known = regions.flatMap(({ id, ...region }) => {
    const shape = shapes.get(id)
    return shape ? [{ ...region, shape }] : []
  })
  const room = { width: surface.width, height: surface.height }
  const { box, bounds } = mapLayout(
    known.map(({ shape }) => shape),
    room,
  )
  const [west, south, east, north] = bounds
  const edge = { stroke: theme.colour('canvas'), lineWidth: 0.7 }
  return onePlot({
    theme,
    box,
    x: bareAxis(west, east),
    y: bareAxis(south, north),
    layers: [
      decoration({
        draw: ({ at }) =>
          known.map(({ shape, look }) =>
            area(
              shape.rings.map((ring) => ring.map(([longitude, latitude]) => at(longitude, latitude))),
              { fill: theme.colour(FILLS[look]), ...edge },
            ),
          ),
      }),
      decoration({
        z: 3,
        draw: ({ at }) =>
          known.flatMap(({ shape, number }) => {
            if (number === undefined) return []
            const spot = at(...shape.centre)
            const rim = { fill: theme.colour('canvas'), stroke: theme.colour('ink'), lineWidth: 1.2 }
            return [
              circle(spot, theme.size(RADIUS), rim),
              text(spot, number, { ...theme.type(11, 650), align: 'center' }),
            ]
          }),
      }),
    ],
  })
}
