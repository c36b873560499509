import { useMemo, useState } from 'react'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { NATION } from '#domain/location/location.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import type { MultiSourceWanted } from '#sections/multi-source-comparison/state.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { extendReference } from '#web/queries/extend-reference.ts'
import { lgaResource } from '#web/queries/indicator-data.ts'
import type { LoadFailure } from '#web/queries/resource.ts'
import { useIndicators } from '#web/queries/use-indicators.ts'
import { readyValues, useResources } from '#web/queries/use-resource.ts'
import {
  beginnings,
  carriedIndicator,
  coverageOf,
  type MultiSourceData,
  markedPlace,
  panelIndicators,
  resolvedPanels,
} from './multi-source-data.ts'

export type MultiSourceState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: LoadFailure; readonly retry: () => void }
  /** `stale` while the next figures are on their way. */
  | { readonly status: 'ready'; readonly data: MultiSourceData; readonly stale: boolean }

/** Loads the indicators of the panels and resolves what the reader asked for; shows the last panels while more is loading. */
export function useMultiSource(
  wanted: MultiSourceWanted,
  dashboard: CatalogueDashboard,
  catalogue: Catalogue,
): MultiSourceState {
  const preferred = wanted.source ?? dashboard.initial_datasource
  const carried = carriedIndicator(wanted.indicator, dashboard, catalogue)
  const first = useIndicators(
    useMemo(() => [carried], [carried]),
    catalogue,
  )
  const own = first.status === 'ready' ? first.data : null
  const begin = useMemo(() => {
    if (!own) return null
    const coverage = coverageOf(own).get(carried) ?? []
    return beginnings(carried, wanted, coverage, dashboard, catalogue)
  }, [own, carried, wanted, dashboard, catalogue])
  const indicators = useMemo(
    () => (begin ? panelIndicators(wanted, begin, carried, catalogue) : [carried]),
    [begin, wanted, carried, catalogue],
  )
  const ids = [...new Set(indicators)].join()
  const loaded = useIndicators(
    useMemo(() => ids.split(',').map(Number), [ids]),
    catalogue,
  )
  const all = loaded.status === 'ready' ? loaded.data : null
  const resolved = useMemo((): MultiSourceData | null => {
    if (!begin || !all) return null
    const { table, reference, availability } = all
    const marked = markedPlace(wanted.location, reference)
    const base = { table, reference, availability, coverage: coverageOf(all), marked, carried }
    return { ...base, panels: resolvedPanels(wanted, indicators, begin, base, preferred) }
  }, [begin, all, indicators, wanted, carried, preferred])
  const complete = useWithLgas(resolved)
  const failure = [first, loaded].find(({ status }) => status === 'failed')
  const [last, keep] = useState<MultiSourceData | null>(null)
  if (complete && complete !== last) keep(complete)
  if (failure?.status === 'failed') return failure
  const data = complete ?? last
  return data ? { status: 'ready', data, stale: complete === null } : { status: 'loading' }
}

/** The same with the figures of LGAs, which lie in files of their own, where a panel shows them; null until they are there. */
function useWithLgas(data: MultiSourceData | null): MultiSourceData | null {
  const wanting = data?.panels.filter(({ area }) => area !== NATION).map(({ indicator }) => indicator) ?? []
  const ids = [...new Set(wanting)].join()
  const files = useResources(
    useMemo(() => (ids === '' ? [] : ids.split(',').map((id) => lgaResource(Number(id)))), [ids]),
  )
  return useMemo(() => {
    const lgas = readyValues(files)
    if (data === null || lgas.length < files.length) return null
    if (lgas.length === 0) return data
    const reference = lgas.reduce((known, lga) => extendReference(known, [], lga), data.reference)
    return { ...data, reference, table: mergeTables([data.table, ...lgas.map(({ table }) => table)]) }
  }, [data, files])
}
