import type { Position } from '#domain/location/nearest.ts'
import { tokens, type Mode } from '#charts/tokens.ts'
import type { GlMap } from './engine.ts'

const POINTS = 'points'

/** Name of the layer of circles that stand for several points. */
export const CLUSTERS = 'clusters'

/** Puts points on a map, those near each other as one circle that grows with their number; none takes them away. */
export function putPoints(map: GlMap, points: readonly Position[], mode: Mode): void {
  for (const layer of ['points', CLUSTERS]) if (map.getLayer(layer)) map.removeLayer(layer)
  if (map.getSource(POINTS)) map.removeSource(POINTS)
  if (points.length === 0) return
  const features = points.map(([longitude, latitude]) => ({
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  }))
  map.addSource(POINTS, {
    ...{ type: 'geojson', data: { type: 'FeatureCollection', features } },
    ...{ cluster: true, clusterRadius: 36, clusterMaxZoom: 10 },
  })
  const { below, canvas } = tokens[mode]
  const look = { 'circle-color': below, 'circle-stroke-color': canvas, 'circle-stroke-width': 1 }
  map.addLayer({
    ...{ id: CLUSTERS, type: 'circle', source: POINTS, filter: ['has', 'point_count'] },
    paint: {
      ...look,
      'circle-opacity': 0.85,
      'circle-radius': ['interpolate', ['linear'], ['sqrt', ['get', 'point_count']], 1, 9, 30, 22],
    },
  })
  map.addLayer({
    ...{ id: 'points', type: 'circle', source: POINTS, filter: ['!', ['has', 'point_count']] },
    paint: { ...look, 'circle-radius': 3.5 },
  })
}
