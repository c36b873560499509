import type { GlMap } from './engine.ts'
import { saidOfWhole } from './whole-map.ts'

const onPage = new Set<GlMap>()
let isFollowing = false

/** Lets all moving maps of the page follow this one, and this one the others; ended by what it answers. */
export function moveTogether(map: GlMap): () => void {
  const lead = (event: object) => {
    if (isFollowing) return
    isFollowing = true
    try {
      const { center, zoom } = { center: map.getCenter(), zoom: map.getZoom() }
      for (const other of onPage) if (other !== map) other.jumpTo({ center, zoom }, saidOfWhole(event))
    } finally {
      isFollowing = false
    }
  }
  onPage.add(map)
  map.on('move', lead)
  return () => {
    onPage.delete(map)
    map.off('move', lead)
  }
}
