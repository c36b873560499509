import statesAddress from '#datasets/boundaries/states.topo.json?url'
import lgasAddress from '#datasets/boundaries/lgas.topo.json?url'
import { useEffect, useState } from 'react'
import type { RegionShape } from '#charts/figure.ts'
import type { Topology } from '#charts/map/boundaries.ts'
import { boundaryFileOf } from '#charts/map/map-name.ts'
import { fetchJson } from '#web/queries/resource.ts'

type Shapes = ReadonlyMap<number, RegionShape>

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
  const address = boundaryFileOf(map) === 'lgas' ? lgasAddress : statesAddress
  const [topology, { registerBoundaries }] = await Promise.all([
    file<Topology>(address),
    import('#charts/drawing/map-library.ts'),
  ])
  return registerBoundaries(map, topology)
}

function file<T>(address: string): Promise<T> {
  const known = files.get(address) as Promise<T> | undefined
  if (known) return known
  const loading = fetchJson<T>(address)
  files.set(address, loading)
  loading.catch(() => files.delete(address))
  return loading
}
