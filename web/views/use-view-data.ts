import { useMemo } from 'react'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { type Message, message } from '#domain/message/message.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { isNoPlace, type ReferenceData } from '#domain/reference/reference-data.ts'
import { needsGroups } from '#charts/needs.ts'
import type { View } from '#charts/view.ts'
import { whyNotView } from '#charts/why-not.ts'
import { type Catalogue, catalogueResource } from '#web/queries/catalogue.ts'
import { extendReference } from '#web/queries/extend-reference.ts'
import { groupResource } from '#web/queries/group-data.ts'
import { indicatorResource } from '#web/queries/indicator-data.ts'
import type { LoadFailure } from '#web/queries/resource.ts'
import { readyValues, useResource, useResources } from '#web/queries/use-resource.ts'
import { useLgaFiles } from './use-lga-files.ts'

/** Everything a view is drawn from. */
export interface ViewData {
  readonly catalogue: Catalogue
  readonly reference: ReferenceData
  readonly table: ObservationTable
  /** For views about groups of people. */
  readonly groups?: readonly GroupFigure[]
}

export type ViewDataState =
  | { readonly status: 'loading' }
  /** The view names nothing, or what this release does not have: then with the reason. */
  | { readonly status: 'unknown'; readonly reason?: Message }
  /** Its kind cannot show what the view names. */
  | { readonly status: 'refused'; readonly reason: Message }
  | { readonly status: 'failed'; readonly reason: LoadFailure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: ViewData }

/** Loads the catalogue and the files of a view's indicators, with LGAs where the view is about a state or an LGA. */
export function useViewData(view: View): ViewDataState {
  const catalogue = useResource(catalogueResource)
  const reference = catalogue.status === 'ready' ? catalogue.value.reference : null
  const refusal = reference && whyNotView(view, (id) => reference.locations.get(id)?.level)
  const complete = reference !== null && refusal === null && isKnown(view, reference)
  const files = useMemo(() => (complete ? view.indicators.map(indicatorResource) : []), [complete, view])
  const loaded = useResources(files)
  const withLgas = readyValues(loaded).find((file) => file.lga.size > 0)
  const { states: lgas, retry: retryLgas } = useLgaFiles(view, withLgas ?? null, reference)
  const [first] = view.indicators
  const isByGroup = complete && needsGroups(view) && first !== undefined
  const groups = useResources(useMemo(() => (isByGroup ? [groupResource(first)] : []), [isByGroup, first]))
  const states = useMemo(() => [...loaded, ...lgas, ...groups], [loaded, lgas, groups])
  const data = useMemo((): ViewData | null => {
    if (catalogue.status !== 'ready' || states.some(({ status }) => status !== 'ready')) return null
    if (states.length === 0) return null
    const [own, below] = [readyValues(loaded), readyValues(lgas)]
    const [byGroup] = readyValues(groups)
    return {
      catalogue: catalogue.value,
      reference: extendReference(catalogue.value.reference, own, below),
      table: mergeTables([...own, ...below].map((file) => file.table)),
      ...(byGroup && { groups: byGroup }),
    }
  }, [catalogue, states, loaded, lgas, groups])

  if (catalogue.status === 'failed') {
    return { status: 'failed', reason: catalogue.reason, retry: () => catalogueResource.load() }
  }
  if (refusal) return { status: 'refused', reason: refusal }
  if (reference && !complete) return { status: 'unknown', ...unknownIn(view, reference) }
  const failure = states.find((state) => state.status === 'failed')
  if (failure?.status === 'failed') {
    const retry = () => {
      for (const file of files) file.load()
      retryLgas()
      if (isByGroup) groupResource(first).load()
    }
    return { status: 'failed', reason: failure.reason, retry }
  }
  if (!data) return { status: 'loading' }
  // An LGA is named by the figures that it has.
  const nameless = view.locations.find((id) => !data.reference.locations.has(id))
  return nameless === undefined
    ? { status: 'ready', data }
    : { status: 'unknown', reason: message('page-words.nameless', { id: String(nameless) }) }
}

function isKnown(view: View, reference: ReferenceData): boolean {
  const { indicators, sources, locations } = view
  return (
    indicators.length > 0 &&
    indicators.every((id) => reference.indicators.has(id)) &&
    sources.every((id) => reference.sources.has(id)) &&
    !locations.some((id) => isNoPlace(reference, id))
  )
}

/** The first thing that the view names and nobody has. */
function unknownIn(
  { indicators, sources, locations }: View,
  reference: ReferenceData,
): { readonly reason?: Message } {
  const found = [
    ['indicator', indicators.find((id) => !reference.indicators.has(id))],
    ['datasource', sources.find((id) => !reference.sources.has(id))],
    ['location', locations.find((id) => isNoPlace(reference, id))],
  ] as const
  const [first] = found.filter(([, id]) => id !== undefined)
  return first ? { reason: message('page-words.no-such-id', { what: first[0], id: String(first[1]) }) } : {}
}
