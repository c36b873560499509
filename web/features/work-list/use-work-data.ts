import { useMemo } from 'react'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import { emptyTable, type ObservationTable } from '#domain/observation/observation-table.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { WorkArea } from '#domain/work-list/work-rounds.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { extendReference } from '#web/queries/extend-reference.ts'
import { indicatorResource, lgaResource } from '#web/queries/indicator-data.ts'
import { placesResource } from '#web/queries/places-data.ts'
import type { LoadFailure } from '#web/queries/resource.ts'
import { readyValues, useResource, useResources } from '#web/queries/use-resource.ts'

/** The rows that a list is made from. */
export interface WorkData {
  /** With the names of local government areas where the list is about them. */
  readonly reference: ReferenceData
  tableOf(indicator: number): ObservationTable
}

export type WorkDataState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: LoadFailure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: WorkData }

const NONE = emptyTable()

/** Loads the files of a list: of areas those of all areas, of states those of the indicators. */
export function useWorkData(
  indicators: readonly number[],
  level: WorkArea['level'],
  { reference }: Catalogue,
): WorkDataState {
  const key = indicators.join()
  const files = useMemo(() => key.split(',').filter(Boolean).map(Number), [key])
  const own = useResources(useMemo(() => files.map(indicatorResource), [files]))
  const areas = useResources(useMemo(() => (level === 4 ? files.map(lgaResource) : []), [files, level]))
  const places = useResource(placesResource)
  const data = useMemo((): WorkData | null => {
    if ([...own, ...areas, places].some(({ status }) => status !== 'ready')) return null
    const [figures, below] = [readyValues(own), readyValues(areas)]
    const tables = new Map<number, ObservationTable>()
    for (const { id, table } of [...figures, ...below])
      tables.set(id, mergeTables([tables.get(id) ?? NONE, table]))
    const extended = extendReference(reference, figures, below)
    const names = places.status === 'ready' ? places.value.lgas : []
    return {
      reference: {
        ...extended,
        locations: new Map([...extended.locations, ...names.map((lga) => [lga.id, lga] as const)]),
      },
      tableOf: (id) => tables.get(id) ?? NONE,
    }
  }, [own, areas, places, reference])
  const failure = [...own, ...areas, places].find(({ status }) => status === 'failed')
  if (failure?.status === 'failed') {
    const retry = () => {
      for (const id of files) {
        indicatorResource(id).load()
        if (level === 4) lgaResource(id).load()
      }
      placesResource.load()
    }
    return { status: 'failed', reason: failure.reason, retry }
  }
  return data ? { status: 'ready', data } : { status: 'loading' }
}
