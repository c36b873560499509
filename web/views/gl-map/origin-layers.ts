import { ringAround } from '#domain/location/nearest.ts'
import { tokens, type Mode } from '#charts/tokens.ts'
import type { GlMap } from './engine.ts'
import type { Overlay } from './overlay.ts'

const ORIGIN = 'origin'

/** Puts an origin on a map with the rings around it, above all else, and shows all of them; none takes them away. */
export function putOrigin(map: GlMap, origin: Overlay['origin'], mode: Mode): void {
  for (const layer of ['rings', ORIGIN]) if (map.getLayer(layer)) map.removeLayer(layer)
  if (map.getSource(ORIGIN)) map.removeSource(ORIGIN)
  if (!origin) return
  const { ink, canvas, accent } = tokens[mode]
  const rings = origin.rings.map((kilometres) => ({
    type: 'Feature' as const,
    properties: {},
    geometry: {
      type: 'LineString' as const,
      coordinates: ringAround(origin.at, kilometres).map((corner) => [...corner]),
    },
  }))
  const point = {
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'Point' as const, coordinates: [...origin.at] },
  }
  map.addSource(ORIGIN, {
    type: 'geojson',
    data: { type: 'FeatureCollection', features: [...rings, point] },
  })
  map.addLayer({
    ...{ id: 'rings', type: 'line', source: ORIGIN, filter: ['==', ['geometry-type'], 'LineString'] },
    paint: { 'line-color': ink, 'line-width': 1.5, 'line-dasharray': [3, 2] },
  })
  map.addLayer({
    ...{ id: ORIGIN, type: 'circle', source: ORIGIN, filter: ['==', ['geometry-type'], 'Point'] },
    paint: {
      ...{ 'circle-color': accent, 'circle-radius': 7 },
      ...{ 'circle-stroke-color': canvas, 'circle-stroke-width': 2 },
    },
  })
}
