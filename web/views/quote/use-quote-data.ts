import { useMemo } from 'react'
import type { ReleaseStamp } from '#contract/release-file.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { extendReference } from '#web/queries/extend-reference.ts'
import { indicatorResource, lgaResource } from '#web/queries/indicator-data.ts'
import type { LoadFailure } from '#web/queries/resource.ts'
import { useResource, useResources } from '#web/queries/use-resource.ts'

/** What the questions about one indicator are answered from, in the browser. */
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

/** The indicator's file, which a page that shows it has loaded already; for an LGA also the file of LGAs. */
export function useQuoteData(indicator: number, location: number): QuoteDataState {
  const catalogue = useResource(catalogueResource)
  const file = useResource(indicatorResource(indicator))
  const known = catalogue.status !== 'ready' || catalogue.value.reference.locations.has(location)
  const lgaFiles = useMemo(() => (known ? [] : [lgaResource(indicator)]), [known, indicator])
  const [lga] = useResources(lgaFiles)
  const data = useMemo((): QuoteData | null => {
    if (catalogue.status !== 'ready' || file.status !== 'ready') return null
    if (!known && lga?.status !== 'ready') return null
    const places = lga?.status === 'ready' ? lga.value : null
    const { release, reference } = catalogue.value
    return {
      table: places ? mergeTables([file.value.table, places.table]) : file.value.table,
      reference: extendReference(reference, [file.value], places ? [places] : []),
      release,
      currentYear: Number(release.published_at.slice(0, 4)),
    }
  }, [catalogue, file, known, lga])
  const failed = [catalogue, file, lga].find((state) => state?.status === 'failed')
  if (failed?.status === 'failed') {
    const retry = () => {
      catalogueResource.load()
      indicatorResource(indicator).load()
      for (const resource of lgaFiles) resource.load()
    }
    return { status: 'failed', reason: failed.reason, retry }
  }
  return data ? { status: 'ready', data } : { status: 'loading' }
}
