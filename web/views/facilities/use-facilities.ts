import { useMemo } from 'react'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { facilitiesResource } from '#web/queries/facilities.ts'
import type { Facility } from '#web/queries/facility-rows.ts'
import { lgaNames } from '#web/queries/lga-names.ts'
import type { ResourceState } from '#web/queries/resource.ts'
import { useResource } from '#web/queries/use-resource.ts'

interface Facilities {
  /** Where the load of the list stands. */
  readonly list: ResourceState<readonly Facility[]>
  /** Null while the list comes. */
  readonly all: readonly Facility[] | null
  /** With the LGAs, which a first view leaves out, once their names are there. */
  readonly reference: ReferenceData
}

/** The list of facilities, and what their places are called. */
export function useFacilities(known: ReferenceData): Facilities {
  const list = useResource(facilitiesResource)
  const lgas = useResource(lgaNames)
  const reference = useMemo(() => {
    const named = lgas.status === 'ready' ? lgas.value : []
    return {
      ...known,
      locations: new Map([...known.locations, ...named.map((lga) => [lga.id, lga] as const)]),
    }
  }, [known, lgas])
  return { list, all: list.status === 'ready' ? list.value : null, reference }
}
