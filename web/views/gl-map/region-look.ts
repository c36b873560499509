import { colourRamp } from '#charts/map/colour-ramp.ts'
import type { MapModel, MapRegion } from '#charts/map/model.ts'
import { type Mode, tokens } from '#charts/tokens.ts'
import { interval } from '#domain/observation/point.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'

/** An interval of more points than these is marked on a map of shares. */
export const WIDE_POINTS = 40

/** How a region is filled, the same as on the map that stands still. */
export interface RegionLook {
  readonly id: number
  /** A CSS colour. */
  readonly colour: string
  /** `none`: no figure, hatched; `wide`: white dots over its class. */
  readonly over: 'none' | 'wide' | null
}

/** The looks of the regions of a map, in their order. */
export function regionLooks(model: MapModel, mode: Mode): readonly RegionLook[] {
  const ramp = colourRamp(mode, model.classes.classes.length)
  const { canvas, sunken } = tokens[mode]
  return model.regions.map((region) => ({
    id: region.place.id,
    colour: model.inCircles
      ? region.point
        ? sunken
        : canvas
      : region.classIndex === null
        ? canvas
        : (ramp[region.classIndex] ?? canvas),
    over: region.point === null ? 'none' : isWide(region, model) ? 'wide' : null,
  }))
}

function isWide({ point, classIndex }: MapRegion, { selection }: MapModel): boolean {
  if (!point || classIndex === null || figureUnit(selection.indicator) !== 'percent') return false
  const range = interval(point)
  return range !== null && range.upper - range.lower > WIDE_POINTS
}
