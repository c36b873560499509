import type { Feature } from 'geojson'
import { feature } from 'topojson-client'
import { boundaryFileOf, LGAS_OF } from './map-name.ts'
import { prepareRegions, type PreparedRegions, type Regions } from './regions.ts'

/** A file of boundaries, as it stands in `datasets/boundaries/`. */
export type Topology = Parameters<typeof feature>[0]

/** The regions of a map from its file, and where labels fit in them. */
export function mapRegions(map: string, topology: Topology): PreparedRegions {
  return prepareRegions({ type: 'FeatureCollection', features: featuresOf(map, topology).flatMap(region) })
}

function featuresOf(map: string, topology: Topology): readonly Feature[] {
  if (boundaryFileOf(map) === 'lgas') {
    const state = Number(map.slice(LGAS_OF.length))
    return layerOf(topology, 'lgas').filter((lga) => lga.properties?.parent === state)
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

/** The region as the chart library knows it: named by the id of its location. */
function region({ id, geometry }: Feature): Regions['features'] {
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return []
  return [{ type: 'Feature', geometry, properties: { id: Number(id), name: String(id) } }]
}
