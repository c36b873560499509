import type { Feature } from 'geojson'
import { feature } from 'topojson-client'
import {
  boundaryFileOf,
  EVERY_DISTRICT,
  EVERY_LGA,
  hasStatesAround,
  LGAS_OF,
} from '#charts/selection/map-name.ts'
import type { RegionShape } from '#charts/figure.ts'
import { regionShape } from './regions.ts'

/** A file of boundaries, as it stands in `datasets/boundaries/`. */
export type Topology = Parameters<typeof feature>[0]

/** The shapes of a map's regions from its file, by location id; where they are small, of the states around them too. */
export function mapShapes(map: string, topology: Topology): ReadonlyMap<number, RegionShape> {
  const shapes = new Map<number, RegionShape>()
  const around = hasStatesAround(map) ? layerOf(topology, 'states') : []
  for (const { id, geometry } of [...featuresOf(map, topology), ...around]) {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') continue
    shapes.set(Number(id), regionShape(geometry))
  }
  return shapes
}

/** The places of a map as GeoJSON, each with its location id. */
export function featuresOf(map: string, topology: Topology): readonly Feature[] {
  if (map === EVERY_LGA) return layerOf(topology, 'lgas')
  if (map === EVERY_DISTRICT) return layerOf(topology, 'districts')
  if (boundaryFileOf(map) === 'lgas') {
    const area = Number(map.slice(LGAS_OF.length))
    const states = layerOf(topology, 'states').filter(({ properties }) => properties?.parent === area)
    const parents = new Set([area, ...states.map(({ id }) => Number(id))])
    return layerOf(topology, 'lgas').filter(({ properties }) => parents.has(properties?.parent))
  }
  return layerOf(topology, map === 'nigeria-zones' ? 'zones' : 'states')
}

/** The places of one layer of a boundary file. */
function layerOf(topology: Topology, name: string): readonly Feature[] {
  const layer = topology.objects[name]
  if (!layer) throw new RangeError(`The boundary file has no layer called ${name}`)
  const drawn = feature(topology, layer)
  return drawn.type === 'FeatureCollection' ? drawn.features : [drawn]
}
