import type { GlMap } from './engine.ts'

/** West, south, east and north. */
export type Bounds = readonly [number, number, number, number]

/** Pixels between the regions and the edge of the map; its buttons stand at the right. */
export const MARGIN = { top: 12, bottom: 12, left: 12, right: 60 } as const

/** The mark on the events of a movement by which a map comes to show all of its regions. */
const TO_WHOLE = { toWhole: true } as const

/** Whether a movement leads to the whole map; another one is the reader's. */
export function leadsToWhole(event: object): boolean {
  return 'toWhole' in event
}

/** The data of a movement that tell its events whether it leads to the whole map. */
export function saidOfWhole(event: object): Readonly<Record<string, unknown>> | undefined {
  return leadsToWhole(event) ? TO_WHOLE : undefined
}

/** Shows all regions; whoever wants little motion is there at once. */
export function showWhole(map: GlMap, bounds: Bounds, animate = !hasReducedMotion()): void {
  map.fitBounds([...bounds], { padding: MARGIN, animate }, TO_WHOLE)
}

/** Shows all regions, also when the room of the map changes, as a phone does that is turned; once the reader has moved it no more. */
export function staysWhole(map: GlMap, bounds: Bounds): () => void {
  const standing = () => `${map.getCenter().toString()} ${map.getZoom()}`
  let whole = standing()
  let isWhole = true
  // A change of the room ends as a movement does, of a map that stands where it stood.
  const moved = (event: object) => {
    if (leadsToWhole(event)) whole = standing()
    isWhole = standing() === whole
  }
  const fit = () => {
    if (isWhole) showWhole(map, bounds, false)
  }
  map.on('moveend', moved)
  map.on('resize', fit)
  showWhole(map, bounds)
  return () => {
    map.off('moveend', moved)
    map.off('resize', fit)
  }
}

/** True when the reader asked for little motion. */
export function hasReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
