import { useEffect, useMemo } from 'react'
import type { CatalogueDashboard, CitationRow } from '#contract/release-file.ts'
import { RELATED_ROWS, standardRelated } from '#domain/indicator/related.ts'
import { mergeTables, type ObservationTable } from '#domain/observation/observation-table.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { type Availability, availabilityOf, type LgaCoverage } from '#domain/section/availability.ts'
import type { Wanted } from '#domain/section/choice.ts'
import { type Resolution, resolveChoice } from '#domain/section/resolve.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { chosenIndicator } from '#web/queries/chosen-indicator.ts'
import { extendReference } from '#web/queries/extend-reference.ts'
import {
  type IndicatorData,
  indicatorResource,
  type LgaData,
  lgaResource,
  loadRelated,
} from '#web/queries/indicator-data.ts'
import type { LoadFailure } from '#web/queries/resource.ts'
import { readyValues, useResource, useResources } from '#web/queries/use-resource.ts'

/** A section's figures and the choice that fits them. */
export interface SectionData {
  readonly indicator: number
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly availability: Availability
  readonly resolution: Resolution
  /** The place whose parts are shown side by side: the chosen one, or the state of a chosen LGA. */
  readonly area: number
  /** Related indicators in the table, as far as they are loaded. */
  readonly related: readonly number[]
  readonly citations: ReadonlyMap<number, CitationRow>
  readonly partsAvailable: boolean
  /** Sources with LGA figures and their periods, whether these are loaded or not. */
  readonly lga: LgaCoverage
}

export type SectionState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: LoadFailure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: SectionData }

/** Ids of the related indicators shown below the chosen one: the reader's, else the standard ones. */
export function relatedIndicators(
  indicator: number,
  wanted: readonly number[],
  catalogue: Catalogue,
): readonly number[] {
  const own = wanted.filter((id) => id !== indicator && hasFigures(id, catalogue))
  const standard = standardOf(indicator, catalogue).filter((id) => !own.includes(id))
  return [...own, ...standard].slice(0, RELATED_ROWS)
}

function standardOf(indicator: number, catalogue: Catalogue): readonly number[] {
  const known = catalogue.reference.indicators.get(indicator)
  return known ? standardRelated(known, (id) => hasFigures(id, catalogue)) : []
}

function hasFigures(indicator: number, catalogue: Catalogue): boolean {
  return (catalogue.coverage.get(indicator)?.size ?? 0) > 0
}

/** Loads what a section shows and resolves the reader's choice against it. */
export function useSectionData(
  wanted: Wanted,
  dashboard: CatalogueDashboard,
  catalogue: Catalogue,
): SectionState {
  const indicator = chosenIndicator(wanted.indicator, dashboard, catalogue)
  const own = indicatorResource(indicator)
  const main = useResource(own)
  const related = useMemo(
    () => (dashboard.show_related ? relatedIndicators(indicator, wanted.related, catalogue) : []),
    [dashboard, indicator, wanted.related, catalogue],
  )
  const others = useRelated(indicator, related, catalogue)
  const preferredSource = dashboard.initial_datasource
  // LGA figures travel in a file of their own, asked for only when the chosen source publishes them.
  const first = useMemo(
    () => (main.status === 'ready' ? resolveIn(main.value, null, catalogue, wanted, preferredSource) : null),
    [main, catalogue, wanted, preferredSource],
  )
  const wantsLgas = main.status === 'ready' && first !== null && main.value.lga.has(first.choice.source)
  const lgaFile = useMemo(() => (wantsLgas ? [lgaResource(indicator)] : []), [wantsLgas, indicator])
  const lgas = useResources(lgaFile)
  const base = useMemo(() => {
    const lga = readyValues(lgas)[0] ?? null
    if (main.status !== 'ready' || (wantsLgas && lga === null)) return null
    const resolution = resolveIn(main.value, lga, catalogue, wanted, preferredSource)
    const combined = combine(main.value, readyValues(others), lga, catalogue)
    return { ...combined, resolution, area: areaOf(resolution.choice.location, combined.reference) }
  }, [main, others, lgas, wantsLgas, catalogue, wanted, preferredSource])
  const data = useMemo(() => {
    if (!base) return null
    const arrived = readyValues(others).map((file) => file.id)
    return { ...base, indicator, related: related.filter((id) => arrived.includes(id)) }
  }, [base, others, indicator, related])
  const failed = [main, ...lgas].find((state) => state.status === 'failed')
  if (failed) return { status: 'failed', reason: failed.reason, retry: () => retryAll([own, ...lgaFile]) }
  return data ? { status: 'ready', data } : { status: 'loading' }
}

/** An LGA has no parts of its own here, so its state is shown with it. */
function areaOf(location: number, reference: ReferenceData): number {
  const place = reference.locations.get(location)
  return place?.level === 4 && place.parent !== null ? place.parent : location
}

function useRelated(indicator: number, related: readonly number[], catalogue: Catalogue) {
  useEffect(
    () => loadRelated(indicator, related, standardOf(indicator, catalogue)),
    [indicator, related, catalogue],
  )
  return useResources(
    useMemo(() => related.map(indicatorResource), [related]),
    false,
  )
}

function resolveIn(
  main: IndicatorData,
  lga: LgaData | null,
  catalogue: Catalogue,
  wanted: Wanted,
  preferredSource: number | null,
): Resolution {
  const reference = extendReference(catalogue.reference, [main], lga)
  const availability = availabilityOf(main.table, main.lga, reference)
  return resolveChoice(wanted, { indicator: main.id, availability, reference, preferredSource })
}

function retryAll(resources: readonly { load(): void }[]): void {
  for (const resource of resources) resource.load()
}

function combine(
  main: IndicatorData,
  others: readonly IndicatorData[],
  lga: LgaData | null,
  catalogue: Catalogue,
) {
  const reference = extendReference(catalogue.reference, [main, ...others], lga)
  const tables = [main.table, ...others.map((data) => data.table), ...(lga ? [lga.table] : [])]
  return {
    table: mergeTables(tables),
    reference,
    availability: availabilityOf(main.table, main.lga, reference),
    citations: new Map([
      ...main.citations,
      ...(lga?.citations ?? []),
      ...others.flatMap((data) => [...data.citations]),
    ]),
    lga: main.lga,
    partsAvailable: main.table.numerator.some((count) => !Number.isNaN(count)),
  }
}
