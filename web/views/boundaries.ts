import { inTime } from '#web/files/in-time.ts'
import statesAddress from '#datasets/boundaries/states.topo.json?url'
import lgasAddress from '#datasets/boundaries/lgas.topo.json?url'
import type { Feature } from 'geojson'
import { useEffect, useSyncExternalStore } from 'react'
import type { RegionShape } from '#charts/figure.ts'
import type { Topology } from '#charts/map/boundaries.ts'
import { boundaryFileOf, LGAS_OF } from '#charts/selection/map-name.ts'
import type { Location } from '#domain/location/location.ts'
import type { Position } from '#domain/location/nearest.ts'
import { fetchJson, type Resource, type ResourceState, resource } from '#web/queries/resource.ts'

type Shapes = ReadonlyMap<number, RegionShape>

const maps = new Map<string, Resource<Shapes>>()
const files = new Map<string, Promise<Topology>>()

/** The regions of a map, loaded once: `nigeria-zones`, `nigeria-states`, `lgas-of-8`. */
export function boundariesOf(map: string): Resource<Shapes> {
  const known = maps.get(map)
  if (known) return known
  const made = resource(() => loadShapes(map))
  maps.set(map, made)
  return made
}

/** The shapes of a figure without a map: there is nothing to wait for. */
const NO_MAP: Resource<Shapes> = {
  state: () => READY,
  subscribe: () => () => undefined,
  load: () => undefined,
}
const READY: ResourceState<Shapes> = { status: 'ready', value: new Map() }

/** Follows the regions of a map and starts their load; ready at once without a map. */
export function useBoundaries(map: string | null): ResourceState<Shapes> {
  const boundaries = map === null ? NO_MAP : boundariesOf(map)
  const state = useSyncExternalStore(boundaries.subscribe, boundaries.state)
  useEffect(() => boundaries.load(), [boundaries])
  return state
}

/** The regions of a map; undefined until the boundaries are there, or without a map. What draws the figure says when they fail. */
export function useRegionShapes(map: string | null): Shapes | undefined {
  const state = useBoundaries(map)
  return map !== null && state.status === 'ready' ? state.value : undefined
}

/** The regions of a map, for a file that is made of them. */
export function regionsOf(map: string): Promise<Shapes> {
  return loadShapes(map)
}

async function loadShapes(map: string): Promise<Shapes> {
  const [topology, { mapShapes }] = await Promise.all([topologyOf(map), readsBoundaries()])
  return mapShapes(map, topology)
}

/** The regions of a map as GeoJSON, each with its location id as a number. */
export async function regionFeatures(map: string): Promise<readonly Feature[]> {
  const [topology, { featuresOf }] = await Promise.all([topologyOf(map), readsBoundaries()])
  return featuresOf(map, topology).map((region) => ({ ...region, id: Number(region.id) }))
}

/** Where the name of a state or an LGA stands on a map, well inside its borders; null where its borders are not known. */
export async function middleOf({ id, level, parent }: Location): Promise<Position | null> {
  const shapes = await loadShapes(level === 4 ? `${LGAS_OF}${parent}` : 'nigeria-states')
  return shapes.get(id)?.centre ?? null
}

function readsBoundaries() {
  return inTime('boundaries', () => import('#charts/map/boundaries.ts'))
}

/** The file that has the boundaries of a map. */
function topologyOf(map: string): Promise<Topology> {
  return file(boundaryFileOf(map) === 'lgas' ? lgasAddress : statesAddress)
}

/** Several maps are drawn from one file; a load that failed is tried again by the next call. */
function file(address: string): Promise<Topology> {
  const known = files.get(address)
  if (known) return known
  const loading = fetchJson<Topology>(address)
  files.set(address, loading)
  loading.catch(() => files.delete(address))
  return loading
}
