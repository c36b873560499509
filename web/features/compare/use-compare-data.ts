import { useMemo } from 'react'
import { releaseYear } from '#contract/release-data.ts'
import type { PlaceData } from '#domain/brief/question.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import { emptyTable, type ObservationTable } from '#domain/observation/observation-table.ts'
import type { AskedLine } from '#domain/side-by-side/compared-lines.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { extendReference } from '#web/queries/extend-reference.ts'
import { indicatorResource, lgaResource } from '#web/queries/indicator-data.ts'
import type { LoadFailure } from '#web/queries/resource.ts'
import { readyValues, useResources } from '#web/queries/use-resource.ts'

export type CompareDataState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: LoadFailure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: PlaceData }

const NONE = emptyTable()

/** Loads the files of the lines that are asked for; of areas below states those of all areas. */
export function useCompareData(lines: readonly AskedLine[], catalogue: Catalogue): CompareDataState {
  const { reference, release } = catalogue
  const own = ids(lines, () => true).filter((id) => reference.indicators.has(id))
  const below = ids(lines, ({ place }) => !reference.locations.has(place)).filter((id) => own.includes(id))
  const [ownKey, belowKey] = [own.join(), below.join()]
  const files = useResources(useMemo(() => listed(ownKey).map(indicatorResource), [ownKey]))
  const areas = useResources(useMemo(() => listed(belowKey).map(lgaResource), [belowKey]))
  const data = useMemo((): PlaceData | null => {
    if ([...files, ...areas].some(({ status }) => status !== 'ready')) return null
    const [figures, local] = [readyValues(files), readyValues(areas)]
    const tables = new Map<number, ObservationTable>()
    for (const { id, table } of [...figures, ...local])
      tables.set(id, mergeTables([tables.get(id) ?? NONE, table]))
    return {
      reference: extendReference(reference, figures, local),
      currentYear: releaseYear(release),
      tableOf: (id) => tables.get(id) ?? NONE,
    }
  }, [files, areas, reference, release])
  const failure = [...files, ...areas].find(({ status }) => status === 'failed')
  if (failure?.status === 'failed') {
    const retry = () => {
      for (const id of own) indicatorResource(id).load()
      for (const id of below) lgaResource(id).load()
    }
    return { status: 'failed', reason: failure.reason, retry }
  }
  return data ? { status: 'ready', data } : { status: 'loading' }
}

function ids(lines: readonly AskedLine[], wanted: (line: AskedLine) => boolean): number[] {
  return [...new Set(lines.filter(wanted).map(({ indicator }) => indicator))].toSorted((a, b) => a - b)
}

function listed(key: string): number[] {
  return key.split(',').filter(Boolean).map(Number)
}
