import { MapChart } from 'echarts/charts'
import { GeoComponent } from 'echarts/components'
import { registerMap, use } from 'echarts/core'
import type { RegionShape } from '#charts/figure.ts'
import { mapRegions, type Topology } from '#charts/map/boundaries.ts'

// What maps need besides the parts of every figure. A chart that was begun before they were here draws no map.
use([MapChart, GeoComponent])

/** Makes the boundaries of a map known to the library, from their file; answers where labels fit in its regions. */
export function registerBoundaries(map: string, topology: Topology): ReadonlyMap<number, RegionShape> {
  const { collection, shapes } = mapRegions(map, topology)
  registerMap(map, JSON.stringify(collection))
  return shapes
}
