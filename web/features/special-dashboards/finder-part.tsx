import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Position } from '#domain/location/nearest.ts'
import { message } from '#domain/message/message.ts'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { Stack } from '#web/kit/layout.tsx'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { facilitiesResource } from '#web/queries/facilities.ts'
import { lgaNames } from '#web/queries/lga-names.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { FacilityFinder } from '#web/views/facilities/facility-finder.tsx'
import { wishedFor } from '#web/views/facilities/facility-wish.ts'
import { BANDS, type Origin } from '#web/views/facilities/origin.ts'
import { PlaceFilters } from '#web/views/facilities/place-filters.tsx'
import type { Overlay } from '#web/views/gl-map/overlay.ts'
import { FacilityMap } from './facility-map.tsx'
import { FINDER_STATE } from './finder-state.ts'

/** The facilities of the country: looked for, on a map, and by their distance. */
export function FinderPart({ catalogue }: { readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  const [wish, setWish] = useAddressState(FINDER_STATE)
  const onWish = useCallback((next: typeof wish) => setWish(next, { replace: true }), [setWish])
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
  const [origin, onOrigin] = useState<Origin | null>(null)
  const [isPicking, onPicking] = useState(false)
  const all = list.status === 'ready' ? list.value : null
  const over = useMemo<Overlay>(
    () => ({
      points: wishedFor(all ?? [], wish).flatMap(({ at }) => (at ? [at] : [])),
      origin: origin && { at: origin.at, rings: BANDS },
      onPick: isPicking
        ? (at: Position) => {
            onPicking(false)
            onOrigin({ at, name: null })
          }
        : null,
    }),
    [all, wish, origin, isPicking],
  )
  if (list.status === 'failed') {
    const retry = () => facilitiesResource.load()
    return <LoadFailureMessage what={message('maps.facilities')} reason={list.reason} onRetry={retry} />
  }
  if (!all) return <Loading what={text(message('maps.facilities'))} />
  return (
    <Stack below={32}>
      <FacilityFinder
        {...{ all, own: all, wish, onWish, reference, origin, onOrigin, isPicking, onPicking }}
        places={<PlaceFilters {...{ reference, wish, onWish }} />}
        map={
          <FacilityMap
            {...{ over }}
            state={wish.state}
            onState={(state) => onWish({ ...wish, state, lga: null })}
          />
        }
      />
    </Stack>
  )
}
