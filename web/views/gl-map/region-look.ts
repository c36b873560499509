import { mapColours } from '#charts/map/map-colours.ts'
import type { MapModel } from '#charts/map/model.ts'
import { type Mode, tokens } from '#charts/tokens.ts'

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
  const ramp = mapColours(model, mode)
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
    over: region.point === null ? 'none' : region.isWide ? 'wide' : null,
  }))
}
