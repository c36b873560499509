import type { MapLayer, MapLayerName } from '#sections/maps/layers.ts'
import type { GlMap } from './engine.ts'

/** The layers of the engine for each layer of ours, the lowest first, with their own opacity. Names are letters of the page. */
const DRAWN: Readonly<Record<MapLayerName, readonly (readonly [id: string, opacity: number])[]>> = {
  regions: [
    ['regions', 1],
    ['none', 1],
    ['wide', 1],
  ],
  borders: [
    ['border', 1],
    ['marked', 1],
  ],
  states: [['states', 1]],
  circles: [['circles', 0.55]],
  facilities: [
    ['clusters', 0.85],
    ['points', 1],
  ],
  distance: [
    ['rings', 1],
    ['origin', 1],
  ],
  names: [],
}

/** Puts the layers that are on a map into their order, each as opaque as wanted; a hidden one still answers the pointer. */
export function arrangeLayers(map: GlMap, layers: readonly MapLayer[]): void {
  for (const { name, isShown, opacity } of layers.toReversed()) {
    for (const [id, own] of DRAWN[name]) {
      const layer = map.getLayer(id)
      const { type } = layer ?? {}
      if (type !== 'fill' && type !== 'line' && type !== 'circle') continue
      map.moveLayer(id)
      const seen = isShown ? (own * opacity) / 100 : 0
      map.setPaintProperty(id, `${type}-opacity`, seen)
      if (type === 'circle') map.setPaintProperty(id, 'circle-stroke-opacity', seen)
    }
  }
}
