import statesAddress from '#datasets/boundaries/states.topo.json?url'
import lgasAddress from '#datasets/boundaries/lgas.topo.json?url'
import { useEffect, useState } from 'react'
import type { Feature } from 'geojson'
import { feature } from 'topojson-client'
import type { RegionShape } from '#charts/figure.ts'
import { prepareRegions, type Regions } from '#charts/map/regions.ts'
import { fetchJson } from '#web/queries/resource.ts'
import { loadChartLibrary } from './chart-library-loader.ts'

type Topology = Parameters<typeof feature>[0]
type Shapes = ReadonlyMap<number, RegionShape>

const LGAS_OF = 'lgas-of-'
const kept = new Map<string, Promise<Shapes>>()
const files = new Map<string, Promise<unknown>>()

/**
 * Registers a map and answers where labels fit in its regions. Names: `nigeria-zones`, `nigeria-states`, `lgas-of-8`.
 * Loads the boundary file on the first use only; a load that failed is tried again by the next call.
 */
export function loadBoundaries(map: string): Promise<Shapes> {
  const known = kept.get(map)
  if (known) return known
  const loading = register(map)
  kept.set(map, loading)
  loading.catch(() => kept.delete(map))
  return loading
}

/** Where labels fit in the regions of a map; undefined until the boundaries are there, or without a map. */
export function useRegionShapes(map: string | null): ReadonlyMap<number, RegionShape> | undefined {
  const [found, setFound] = useState<{ map: string; shapes: Shapes } | null>(null)
  useEffect(() => {
    if (map === null) return
    let wanted = true
    loadBoundaries(map).then(
      (shapes) => wanted && setFound({ map, shapes }),
      // The plot itself says that the map could not be loaded.
      () => null,
    )
    return () => {
      wanted = false
    }
  }, [map])
  return found?.map === map ? found.shapes : undefined
}

async function register(map: string): Promise<Shapes> {
  const [features, { registerMap }] = await Promise.all([featuresOf(map), loadChartLibrary()])
  const { collection, shapes } = prepareRegions({
    type: 'FeatureCollection',
    features: features.flatMap(region),
  })
  registerMap(map, JSON.stringify(collection))
  return shapes
}

async function featuresOf(map: string): Promise<readonly Feature[]> {
  if (map.startsWith(LGAS_OF)) {
    const state = Number(map.slice(LGAS_OF.length))
    const lgas = layerOf(await file<Topology>(lgasAddress), 'lgas')
    return lgas.filter((lga) => lga.properties?.parent === state)
  }
  return layerOf(await file<Topology>(statesAddress), map === 'nigeria-zones' ? 'zones' : 'states')
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

function file<T>(address: string): Promise<T> {
  const known = files.get(address) as Promise<T> | undefined
  if (known) return known
  const loading = fetchJson<T>(address)
  files.set(address, loading)
  loading.catch(() => files.delete(address))
  return loading
}
