import { useMemo } from 'react'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { extendReference } from '#web/queries/extend-reference.ts'
import { lgaResource } from '#web/queries/indicator-data.ts'
import type { LoadFailure } from '#web/queries/resource.ts'
import { useIndicators } from '#web/queries/use-indicators.ts'
import { readyValues, useResources } from '#web/queries/use-resource.ts'

/** The figures of the chosen indicator, from all sources. */
export interface Figures {
  readonly table: ObservationTable
  readonly reference: ReferenceData
}

export type FiguresState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: LoadFailure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly figures: Figures }

/** Loads an indicator's file, and that of its LGAs when the place is one: places of the catalogue end with the states. */
export function useFigures(indicator: number, location: number | null, catalogue: Catalogue): FiguresState {
  const ids = useMemo(() => [indicator], [indicator])
  const own = useIndicators(ids, catalogue)
  const isBelow = location !== null && !catalogue.reference.locations.has(location)
  const states = useResources(useMemo(() => (isBelow ? [lgaResource(indicator)] : []), [isBelow, indicator]))
  const figures = useMemo((): Figures | null => {
    const [lga] = readyValues(states)
    if (own.status !== 'ready' || (isBelow && !lga)) return null
    if (!lga) return { table: own.data.table, reference: own.data.reference }
    return {
      table: mergeTables([own.data.table, lga.table]),
      reference: extendReference(catalogue.reference, own.data.files, lga ? [lga] : []),
    }
  }, [own, states, isBelow, catalogue])
  const failed = states.find((state) => state.status === 'failed')
  if (own.status === 'failed') return { status: 'failed', reason: own.reason, retry: own.retry }
  if (failed?.status === 'failed') {
    return { status: 'failed', reason: failed.reason, retry: () => lgaResource(indicator).load() }
  }
  return figures ? { status: 'ready', figures } : { status: 'loading' }
}
