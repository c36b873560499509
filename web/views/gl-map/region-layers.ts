import type { Feature } from 'geojson'
import type { GlMap } from './engine.ts'
import { tokens, type Mode } from '#charts/tokens.ts'
import { dots, hatch } from './patterns.ts'
import type { RegionLook } from './region-look.ts'

/** Name of the source of the regions, and of the layer that a pointer meets. */
export const REGIONS = 'regions'

type Filter = NonNullable<Parameters<GlMap['setFilter']>[1]>

/** Puts the regions of a map on it, in place of those that were there. */
export function putRegions(map: GlMap, features: readonly Feature[], mode: Mode): void {
  const data = { type: 'FeatureCollection' as const, features: [...features] }
  const { canvas, control, ink } = tokens[mode]
  for (const layer of ['marked', 'border', 'wide', 'none', REGIONS])
    if (map.getLayer(layer)) map.removeLayer(layer)
  if (map.getSource(REGIONS)) map.removeSource(REGIONS)
  for (const [name, picture] of [
    ['hatch', hatch(control)],
    ['dots', dots()],
  ] as const) {
    if (map.hasImage(name)) map.updateImage(name, picture)
    else map.addImage(name, picture)
  }
  map.addSource(REGIONS, { type: 'geojson', data, tolerance: 0.2 })
  const of = { source: REGIONS }
  const nothing: Filter = ['boolean', false]
  map.addLayer({
    ...{ id: REGIONS, type: 'fill', ...of },
    paint: { 'fill-color': ['to-color', ['feature-state', 'colour'], canvas], 'fill-antialias': false },
  })
  map.addLayer({ id: 'none', type: 'fill', ...of, filter: nothing, paint: { 'fill-pattern': 'hatch' } })
  map.addLayer({ id: 'wide', type: 'fill', ...of, filter: nothing, paint: { 'fill-pattern': 'dots' } })
  const border = features.length > 100 ? 0.4 : 0.9
  map.addLayer({ id: 'border', type: 'line', ...of, paint: { 'line-color': canvas, 'line-width': border } })
  map.addLayer({
    ...{ id: 'marked', type: 'line', ...of, filter: nothing },
    paint: { 'line-color': ink, 'line-width': 2 },
  })
}

/** Fills the regions that are on a map. */
export function paintRegions(map: GlMap, looks: readonly RegionLook[], marked: number | null): void {
  for (const { id, colour } of looks) map.setFeatureState({ source: REGIONS, id }, { colour })
  const those = (over: RegionLook['over']): Filter => [
    'in',
    ['id'],
    ['literal', looks.filter((look) => look.over === over).map(({ id }) => id)],
  ]
  map.setFilter('none', those('none'))
  map.setFilter('wide', those('wide'))
  map.setFilter('marked', ['==', ['id'], marked ?? -1])
}
