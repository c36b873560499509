import { useEffect, useState } from 'react'
import { ringAround } from '#domain/location/nearest.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { GlMap } from './engine.ts'
import classes from './gl-labels.module.css'
import type { Overlay } from './overlay.ts'
import { CLUSTERS } from './point-layers.ts'

interface Count {
  readonly key: string
  readonly words: string
  readonly x: number
  readonly y: number
  readonly at: 'cluster' | 'ring'
}

type GlCountsProps = Pick<Overlay, 'points' | 'origin'> & { readonly map: GlMap }

/** How many points a circle stands for, and how wide a ring is. For eyes only: the list says both in words. */
export function GlCounts({ map, points, origin }: GlCountsProps) {
  const { text } = useLanguage()
  const [counts, setCounts] = useState<readonly Count[]>([])
  useEffect(() => {
    const wide = (kilometres: number) => text(message('maps.ring', { kilometres: String(kilometres) }))
    const put = () => setCounts([...clusterCounts(map), ...ringWords(map, origin, wide)])
    const clear = () => setCounts([])
    clear()
    if (points.length === 0 && !origin) return
    map.on('movestart', clear)
    map.on('idle', put)
    return () => {
      map.off('movestart', clear)
      map.off('idle', put)
    }
  }, [map, points, origin, text])
  return (
    <div className={classes.labels} aria-hidden="true">
      {counts.map(({ key, words, x, y, at }) => (
        <span key={key} data-at={at} style={{ left: x, top: y }}>
          {words}
        </span>
      ))}
    </div>
  )
}

function clusterCounts(map: GlMap): Count[] {
  if (!map.getLayer(CLUSTERS)) return []
  // A circle that lies across the tiles of the map is found once for each of them.
  const found = new Map(
    map.queryRenderedFeatures({ layers: [CLUSTERS] }).map((one) => [String(one.properties.cluster_id), one]),
  )
  return [...found].flatMap(([key, { geometry, properties }]) => {
    if (geometry.type !== 'Point') return []
    const [longitude = 0, latitude = 0] = geometry.coordinates
    const { x, y } = map.project([longitude, latitude])
    return [{ key, words: String(properties.point_count_abbreviated), x, y, at: 'cluster' as const }]
  })
}

/** The words of each ring stand where it is farthest north. */
function ringWords(map: GlMap, origin: Overlay['origin'], wide: (kilometres: number) => string): Count[] {
  return (origin?.rings ?? []).flatMap((kilometres) => {
    const [top] = ringAround(origin?.at ?? [0, 0], kilometres)
    if (!top) return []
    const { x, y } = map.project([top[0], top[1]])
    return [{ key: `${kilometres}km`, words: wide(kilometres), x, y, at: 'ring' as const }]
  })
}
