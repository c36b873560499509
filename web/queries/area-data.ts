import { useMemo } from 'react'
import { PLACE_HEADLINES } from '#catalogue/profile-areas.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import type { Catalogue } from './catalogue.ts'
import { extendReference } from './extend-reference.ts'
import { lgaResource } from './indicator-data.ts'
import { placesResource } from './places-data.ts'
import { type ProfileDataState, useProfileData } from './profile-data.ts'
import { readyValues, useResource, useResources } from './use-resource.ts'

const FILES = PLACE_HEADLINES.map(lgaResource)

/** The figures of profiles with those of local government areas, and the names of these. A file of areas that does not come is one without figures. */
export function useAreaData(catalogue: Catalogue): ProfileDataState {
  const profile = useProfileData(catalogue)
  const states = useResources(FILES)
  const places = useResource(placesResource)
  return useMemo((): ProfileDataState => {
    if (profile.status !== 'ready') return profile
    if (places.status === 'failed')
      return { status: 'failed', reason: places.reason, retry: () => placesResource.load() }
    const waits = states.some(({ status }) => status === 'idle' || status === 'loading')
    if (waits || places.status !== 'ready') return { status: 'loading' }
    const areas = readyValues(states)
    const tables = new Map(
      areas.map(({ id, table }) => [id, mergeTables([profile.data.tableOf(id), table])] as const),
    )
    const reference = extendReference(profile.data.reference, [], areas)
    const locations = new Map([
      ...reference.locations,
      ...places.value.lgas.map((lga) => [lga.id, lga] as const),
    ])
    return {
      status: 'ready',
      data: {
        reference: { ...reference, locations },
        tableOf: (id) => tables.get(id) ?? profile.data.tableOf(id),
      },
    }
  }, [profile, states, places])
}
