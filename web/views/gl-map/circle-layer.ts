import { circleRadius, circleReach, mostOf } from '#charts/map/circles.ts'
import type { MapModel } from '#charts/map/model.ts'
import type { RegionShape } from '#charts/figure.ts'
import { tokens, type Mode } from '#charts/tokens.ts'
import type { GlMap } from './engine.ts'

const CIRCLES = 'circles'

/** Puts the circles of counts on a map, as large as on the one that stands still; a map in classes has none. */
export function putCircles(
  map: GlMap,
  model: MapModel,
  shapes: ReadonlyMap<number, RegionShape>,
  mode: Mode,
): void {
  if (map.getLayer(CIRCLES)) map.removeLayer(CIRCLES)
  if (map.getSource(CIRCLES)) map.removeSource(CIRCLES)
  if (!model.inCircles) return
  const { clientWidth, clientHeight } = map.getContainer()
  const [most, reach] = [mostOf(model), circleReach(model, clientWidth, clientHeight)]
  const features = model.selection.points
    .toSorted((a, b) => b.value - a.value)
    .flatMap(({ location, value }) => {
      const centre = shapes.get(location)?.centre
      if (!centre) return []
      const geometry = { type: 'Point' as const, coordinates: [...centre] }
      return [
        { type: 'Feature' as const, properties: { radius: circleRadius(value, most, reach) }, geometry },
      ]
    })
  const { accent, canvas } = tokens[mode]
  map.addSource(CIRCLES, { type: 'geojson', data: { type: 'FeatureCollection', features } })
  map.addLayer({
    ...{ id: CIRCLES, type: 'circle', source: CIRCLES },
    paint: {
      ...{ 'circle-radius': ['get', 'radius'], 'circle-color': accent, 'circle-opacity': 0.55 },
      ...{ 'circle-stroke-color': canvas, 'circle-stroke-width': 1 },
    },
  })
}
