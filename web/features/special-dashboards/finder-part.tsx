import { useCallback, useEffect, useMemo } from 'react'
import { message } from '#domain/message/message.ts'
import { FINDER_STATE, type FinderState } from '#sections/maps/finder-state.ts'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { Stack } from '#web/kit/layout.tsx'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { type Facility, facilitiesResource } from '#web/queries/facilities.ts'
import { lgaNames } from '#web/queries/lga-names.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { FacilityFinder } from '#web/views/facilities/facility-finder.tsx'
import { PlaceFilters } from '#web/views/facilities/place-filters.tsx'
import { useFinder } from '#web/views/facilities/use-finder.ts'
import { FacilityMap } from './facility-map.tsx'

const NONE: readonly Facility[] = []

/** The facilities of the country: looked for, on a map, and by their distance. */
export function FinderPart({ catalogue }: { readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  const [finder, setFinder] = useAddressState(FINDER_STATE)
  const onFinder = useCallback(
    (change: Partial<FinderState>) => setFinder(change, { replace: true }),
    [setFinder],
  )
  const onPlace = (place: Partial<FinderState>) => onFinder({ ...place, page: null })
  const list = useResource(facilitiesResource)
  const lgas = useResource(lgaNames)
  useEffect(() => {
    facilitiesResource.load()
    lgaNames.load()
  }, [])
  const reference = useMemo(() => {
    const known = lgas.status === 'ready' ? lgas.value : []
    const locations = [...catalogue.reference.locations, ...known.map((lga) => [lga.id, lga] as const)]
    return { ...catalogue.reference, locations: new Map(locations) }
  }, [catalogue, lgas])
  const all = list.status === 'ready' ? list.value : null
  const { over, parts } = useFinder({ ...{ all, reference, finder, onFinder }, own: all ?? NONE })
  if (list.status === 'failed') {
    const retry = () => facilitiesResource.load()
    return <LoadFailureMessage what={message('maps.facilities')} reason={list.reason} onRetry={retry} />
  }
  if (!all) return <Loading what={text(message('maps.facilities'))} />
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
