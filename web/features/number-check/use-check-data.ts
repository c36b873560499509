import { useMemo } from 'react'
import type { CheckData } from '#domain/number-check/check-number.ts'
import { peopleIndicators, peopleKind } from '#domain/number-check/populations.ts'
import type { Location } from '#domain/location/location.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import { emptyTable, type ObservationTable } from '#domain/observation/observation-table.ts'
import { extendReference } from '#web/queries/extend-reference.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { indicatorResource, lgaResource } from '#web/queries/indicator-data.ts'
import { placesResource } from '#web/queries/places-data.ts'
import type { LoadFailure } from '#web/queries/resource.ts'
import { readyValues, useResource, useResources } from '#web/queries/use-resource.ts'

/** Where the files of a check stand. The numbers of people and the areas of a state come after the rest. */
export type CheckDataState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: LoadFailure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: CheckData }

const NONE = emptyTable()

/** Loads what checks of an indicator are made from; all of it is kept, so that later checks need no network. */
export function useCheckData(indicator: number, catalogue: Catalogue): CheckDataState {
  const { reference } = catalogue
  const own = useMemo(() => indicatorResource(indicator), [indicator])
  const areas = useMemo(() => lgaResource(indicator), [indicator])
  const counts = reference.curation.peopleCounts
  const about = reference.indicators.get(indicator)
  const kind = about ? peopleKind(about) : null
  const wanted = useMemo(
    () => (counts && kind ? peopleIndicators(kind, counts).map(indicatorResource) : []),
    [counts, kind],
  )
  const plannedOf = counts && kind === 'infants' ? counts.plannedInfants : null
  const planned = useMemo(() => (plannedOf === null ? [] : [lgaResource(plannedOf)]), [plannedOf])
  const state = useResource(own)
  const areaState = useResource(areas)
  const peopleStates = useResources(wanted)
  const plannedStates = useResources(planned)
  const data = useMemo((): CheckData | null => {
    if (state.status !== 'ready') return null
    const local = areaState.status === 'ready' ? [areaState.value] : []
    const plan = readyValues(plannedStates)
    const people = readyValues(peopleStates)
    const extended = extendReference(reference, [state.value], [...local, ...plan])
    const tables = new Map(people.map(({ id, table }) => [id, table]))
    for (const { id, table } of plan) tables.set(id, mergeTables([tables.get(id) ?? NONE, table]))
    return {
      table: mergeTables([state.value.table, ...local.map((file) => file.table)]),
      reference: extended,
      people: {
        tableOf: (id): ObservationTable => tables.get(id) ?? NONE,
        reference: extended,
      },
    }
  }, [state, areaState, plannedStates, peopleStates, reference])
  if (state.status === 'failed') return { status: 'failed', reason: state.reason, retry: () => own.load() }
  return data ? { status: 'ready', data } : { status: 'loading' }
}

/** The areas below states by id, which the catalogue leaves out. */
export function useAreaNames(): ReadonlyMap<number, Location> {
  const places = useResource(placesResource)
  return useMemo(
    () => new Map(places.status === 'ready' ? places.value.lgas.map((lga) => [lga.id, lga]) : []),
    [places],
  )
}
