import { useEffect, useState } from 'react'
import type { MarkSpot } from '#charts/drawing/mark-spots.ts'
import type { Figure, RegionShape } from '#charts/figure.ts'
import type { GlMap } from './engine.ts'

const NOWHERE: readonly (MarkSpot | null)[] = []

/** Where each mark of a figure stands on a map that moves, in pixels of the map, from the end of its last move. */
export function useSpots(
  map: GlMap | null,
  { marks }: Figure,
  shapes: ReadonlyMap<number, RegionShape>,
): readonly (MarkSpot | null)[] {
  const [spots, setSpots] = useState(NOWHERE)
  useEffect(() => {
    if (!map) return
    const look = () =>
      setSpots(
        marks.map(({ id }) => {
          const centre = shapes.get(Number(id))?.centre
          if (!centre) return null
          const { x, y } = map.project([...centre])
          return { x, y }
        }),
      )
    look()
    map.on('moveend', look)
    return () => void map.off('moveend', look)
  }, [map, marks, shapes])
  return spots
}
