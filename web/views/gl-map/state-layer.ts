import type { Feature } from 'geojson'
import { useEffect, useState } from 'react'
import { hasStatesAround } from '#charts/selection/map-name.ts'
import { STATE_BORDER } from '#charts/map/state-borders.ts'
import { tokens, type Mode } from '#charts/tokens.ts'
import { regionFeatures } from '../boundaries.ts'
import type { GlMap } from './engine.ts'

const STATES = 'states'

const NONE: readonly Feature[] = []

/** The states that the small regions of a map of the nation lie in; none on other maps, and while their borders come. */
export function useStatesAround(map: string): readonly Feature[] {
  const [states, setStates] = useState(NONE)
  const isOfSmall = hasStatesAround(map)
  useEffect(() => {
    if (!isOfSmall) return
    let isAsked = true
    // Without them the map is still whole.
    regionFeatures('nigeria-states').then(
      (found) => isAsked && setStates(found),
      () => undefined,
    )
    return () => {
      isAsked = false
    }
  }, [isOfSmall])
  return isOfSmall ? states : NONE
}

/** Puts the borders of states on a map, over those of its regions; none takes them away. */
export function putStates(map: GlMap, states: readonly Feature[], mode: Mode): void {
  if (map.getLayer(STATES)) map.removeLayer(STATES)
  if (map.getSource(STATES)) map.removeSource(STATES)
  if (states.length === 0) return
  const data = { type: 'FeatureCollection' as const, features: [...states] }
  map.addSource(STATES, { type: 'geojson', data, tolerance: 0.2 })
  map.addLayer({
    ...{ id: STATES, type: 'line', source: STATES },
    paint: { 'line-color': tokens[mode].ink, 'line-width': STATE_BORDER },
  })
}
