import { useMemo } from 'react'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { type Availability, availabilityOf } from '#domain/choice/availability.ts'
import type { Catalogue } from './catalogue.ts'
import { extendReference } from './extend-reference.ts'
import { type IndicatorData, indicatorResource } from './indicator-data.ts'
import type { LoadFailure } from './resource.ts'
import { readyValues, useResources } from './use-resource.ts'

/** The figures of several indicators for the nation, zones and states. */
export interface IndicatorsData {
  /** Of all indicators together. */
  readonly table: ObservationTable
  /** With the measures of these indicators. */
  readonly reference: ReferenceData
  readonly availability: ReadonlyMap<number, Availability>
  readonly files: readonly IndicatorData[]
}

export type IndicatorsState =
  | { readonly status: 'loading'; readonly arrived: number; readonly wanted: number }
  | { readonly status: 'failed'; readonly reason: LoadFailure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: IndicatorsData }

/**
 * Loads the files of some indicators, once each; `ids` should be the same array until it changes. Those that are loaded
 * already cost no request. Ready when all have arrived.
 */
export function useIndicators(ids: readonly number[], catalogue: Catalogue): IndicatorsState {
  const resources = useMemo(() => ids.map(indicatorResource), [ids])
  const states = useResources(resources)
  const data = useMemo((): IndicatorsData | null => {
    const files = readyValues(states)
    if (files.length < resources.length) return null
    const reference = extendReference(catalogue.reference, files, [])
    return {
      table: mergeTables(files.map((file) => file.table)),
      reference,
      availability: new Map(files.map((file) => [file.id, availabilityOf(file.table, file.lga, reference)])),
      files,
    }
  }, [states, resources, catalogue])
  const failed = states.find((state) => state.status === 'failed')
  if (failed?.status === 'failed') {
    const retry = () => {
      for (const resource of resources) resource.load()
    }
    return { status: 'failed', reason: failed.reason, retry }
  }
  if (data) return { status: 'ready', data }
  return { status: 'loading', arrived: readyValues(states).length, wanted: resources.length }
}
