import { useCallback, useMemo, useState } from 'react'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { FinderState, OriginWish } from '#sections/maps/finder-state.ts'
import type { Facility } from '#web/queries/facility-rows.ts'
import type { Overlay } from '#web/views/gl-map/overlay.ts'
import { wishedFor } from './facility-wish.ts'
import { BANDS, useOrigin } from './use-origin.ts'

interface FinderOptions {
  /** Null while the list comes. */
  readonly all: readonly Facility[] | null
  /** Those of the place that is shown. */
  readonly own: readonly Facility[]
  readonly reference: ReferenceData
  readonly finder: FinderState
  readonly onFinder: (change: Partial<FinderState>) => void
}

/** The state that a finder and the map above it share: the wish, the origin, and whether the next click on the map sets the origin. */
export function useFinder({ all, own, reference, finder, onFinder }: FinderOptions) {
  const [isPicking, onPicking] = useState(false)
  const takeFrom = useCallback((from: OriginWish | null) => onFinder({ from, page: null }), [onFinder])
  const choice = useOrigin({ from: finder.from, all, reference, onFrom: takeFrom })
  const { origin, onFrom } = choice
  const { name, type, level, ownership, state, lga } = finder
  // The page and the chosen facility change nothing on the map.
  const points = useMemo(
    () => wishedFor(own, { name, type, level, ownership, state, lga }).flatMap(({ at }) => (at ? [at] : [])),
    [own, name, type, level, ownership, state, lga],
  )
  const over = useMemo<Overlay>(
    () => ({
      points,
      origin: origin && { at: origin.at, rings: BANDS },
      onPick: isPicking
        ? (at) => {
            onPicking(false)
            onFrom({ kind: 'point', at })
          }
        : null,
    }),
    [points, origin, onFrom, isPicking],
  )
  return { over, parts: { own, reference, finder, onFinder, choice, isPicking, onPicking } }
}
