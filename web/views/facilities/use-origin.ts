import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Position } from '#domain/location/nearest.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { OriginWish } from '#sections/maps/finder-state.ts'
import type { Facility } from '#web/queries/facility-rows.ts'
import { middleOf } from '#web/views/boundaries.ts'

/** The point from which distances are measured. */
export interface Origin {
  readonly at: Position
  /** The place or the facility; null for a point without a name. */
  readonly name: string | null
}

/** Kilometres of the rings around an origin. */
export const BANDS = [10, 25, 50] as const

/** Where distances begin, and how another origin is taken. */
export interface OriginChoice {
  /** Null: the list is not by distance, or the place is not known yet. */
  readonly origin: Origin | null
  /** The place that is asked for has no borders that could be had. */
  readonly hasFailed: boolean
  readonly onFrom: (from: OriginWish | null) => void
  /** Where the reader stands; kept here, and never in the address. */
  readonly onHere: (at: Position) => void
}

interface OriginOptions {
  readonly from: OriginWish | null
  readonly onFrom: (from: OriginWish | null) => void
  readonly all: readonly Facility[] | null
  readonly reference: ReferenceData
}

/** The origin that the address asks for, or where the reader stands. */
export function useOrigin({ from, onFrom, all, reference }: OriginOptions): OriginChoice {
  const [here, setHere] = useState<Position | null>(null)
  const [found, setFound] = useState<{ readonly id: number; readonly at: Position | null } | null>(null)
  const place = from?.kind === 'place' ? reference.locations.get(from.id) : undefined
  useEffect(() => {
    if (!place) return
    let isAsked = true
    const find = (at: Position | null) => isAsked && setFound({ id: place.id, at })
    middleOf(place).then(find, () => find(null))
    return () => {
      isAsked = false
    }
  }, [place])
  const middle = place && found?.id === place.id ? found.at : undefined
  const facility = from?.kind === 'facility' ? all?.find(({ id }) => id === from.id) : undefined
  const [east, north] = from?.kind === 'point' ? from.at : []
  const origin = useMemo((): Origin | null => {
    if (here) return { at: here, name: null }
    if (east !== undefined && north !== undefined) return { at: [east, north], name: null }
    if (place) return middle ? { at: middle, name: place.name } : null
    return facility?.at ? { at: facility.at, name: facility.name } : null
  }, [here, east, north, place, middle, facility])
  const take = useCallback(
    (next: OriginWish | null) => {
      setHere(null)
      onFrom(next)
    },
    [onFrom],
  )
  const onHere = (at: Position) => {
    onFrom(null)
    setHere(at)
  }
  return { origin, hasFailed: middle === null, onFrom: take, onHere }
}
