import { useMemo } from 'react'
import type { ReleaseStamp } from '#contract/release-file.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { extendReference } from '#web/queries/extend-reference.ts'
import { indicatorResource, lgaResource } from '#web/queries/indicator-data.ts'
import type { LoadFailure } from '#web/queries/resource.ts'
import { readyValues, useResource, useResources } from '#web/queries/use-resource.ts'

/** The data that answer the questions about one indicator in the browser. */
export interface QuoteData {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly release: ReleaseStamp
  /** The year of the release counts as now. */
  readonly currentYear: number
}

export type QuoteDataState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: LoadFailure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: QuoteData }

/**
 * The files of some indicators, which a page that shows them has loaded already; for an LGA also the files of LGAs.
 * The indicators may be a new list at every call.
 */
export function useQuoteData(indicators: readonly number[], location: number): QuoteDataState {
  const wanted = indicators.join()
  const catalogue = useResource(catalogueResource)
  const known = catalogue.status !== 'ready' || catalogue.value.reference.locations.has(location)
  const files = useMemo(() => resourcesOf(wanted, indicatorResource), [wanted])
  const lgaFiles = useMemo(() => (known ? [] : resourcesOf(wanted, lgaResource)), [known, wanted])
  const states = useResources(files)
  const lgaStates = useResources(lgaFiles)
  const data = useMemo((): QuoteData | null => {
    const [own, places] = [readyValues(states), readyValues(lgaStates)]
    const isWhole = own.length === states.length && places.length === lgaStates.length
    if (catalogue.status !== 'ready' || !isWhole) return null
    const { release, reference } = catalogue.value
    return {
      table: mergeTables([...own, ...places].map(({ table }) => table)),
      reference: extendReference(reference, own, places),
      release,
      currentYear: Number(release.published_at.slice(0, 4)),
    }
  }, [catalogue, states, lgaStates])
  const failed = [catalogue, ...states, ...lgaStates].find((state) => state.status === 'failed')
  if (failed?.status === 'failed') {
    const retry = () => {
      for (const resource of [catalogueResource, ...files, ...lgaFiles]) resource.load()
    }
    return { status: 'failed', reason: failed.reason, retry }
  }
  return data ? { status: 'ready', data } : { status: 'loading' }
}

function resourcesOf<Resource>(ids: string, resourceOf: (id: number) => Resource): readonly Resource[] {
  return ids === '' ? [] : ids.split(',').map((id) => resourceOf(Number(id)))
}
