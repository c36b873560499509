import { useCallback } from 'react'
import { FINDER_STATE, type FinderState } from '#sections/maps/finder-state.ts'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { Stack } from '#web/kit/layout.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { Facility } from '#web/queries/facility-rows.ts'
import { FacilitiesCome } from '#web/views/facilities/facilities-come.tsx'
import { FacilityFinder } from '#web/views/facilities/facility-finder.tsx'
import { PlaceFilters } from '#web/views/facilities/place-filters.tsx'
import { useFacilities } from '#web/views/facilities/use-facilities.ts'
import { useFinder } from '#web/views/facilities/use-finder.ts'
import { FacilityMap } from './facility-map.tsx'

const NONE: readonly Facility[] = []

/** The facilities of the country: looked for, on a map, and by their distance. */
export function FinderPart({ catalogue }: { readonly catalogue: Catalogue }) {
  const [finder, setFinder] = useAddressState(FINDER_STATE)
  const onFinder = useCallback(
    (change: Partial<FinderState>) => setFinder(change, { replace: true }),
    [setFinder],
  )
  const onPlace = (place: Partial<FinderState>) => onFinder({ ...place, page: null })
  const { list, all, reference } = useFacilities(catalogue.reference)
  const { over, parts } = useFinder({ ...{ all, reference, finder, onFinder }, own: all ?? NONE })
  if (!all) return <FacilitiesCome list={list} />
  return (
    <Stack below={32}>
      <FacilityFinder
        {...{ all, ...parts }}
        places={<PlaceFilters {...{ reference, wish: finder, onWish: onPlace }} />}
        map={
          <FacilityMap
            {...{ over }}
            state={finder.state}
            onState={(state) => onPlace({ state, lga: null })}
          />
        }
      />
    </Stack>
  )
}
