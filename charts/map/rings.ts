import type { Plot } from '#charts/picture/picture.ts'
import type { MapInput } from './view.ts'

/** The outlines of a place in pixels; none where its borders are not known. */
export function ringsOf(place: number, { shapes }: MapInput, { at }: Plot) {
  const rings = shapes?.get(place)?.rings ?? []
  return rings.map((ring) => ring.map(([longitude, latitude]) => at(longitude, latitude)))
}
