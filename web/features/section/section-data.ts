import { useMemo } from 'react'
import type { CatalogueDashboard, CitationRow } from '#contract/release-file.ts'
import { NATION } from '#domain/location/location.ts'
import { mergeTables, type ObservationTable } from '#domain/observation/observation-table.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { type Availability, availabilityOf } from '#domain/section/availability.ts'
import type { Wanted } from '#domain/section/choice.ts'
import { type Resolution, resolveChoice } from '#domain/section/resolve.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { extendReference } from '#web/queries/extend-reference.ts'
import {
  type IndicatorData,
  indicatorResource,
  type LgaData,
  lgaResource,
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
  /** Related indicators in the table, as far as they are loaded. */
  readonly related: readonly number[]
  readonly citations: ReadonlyMap<number, CitationRow>
  readonly partsAvailable: boolean
  /** True while LGA figures of the chosen state are on their way. */
  readonly waitingForLgas: boolean
}

export type SectionState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: LoadFailure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: SectionData }

const RELATED_ROWS = 2

/** The indicator an address asks for, if the dashboard has it with figures; else the dashboard's first. */
export function chosenIndicator(
  wanted: number | null,
  dashboard: CatalogueDashboard,
  catalogue: Catalogue,
): number {
  const usable = (id: number) => (catalogue.coverage.get(id)?.size ?? 0) > 0
  if (wanted !== null && dashboard.indicators.includes(wanted) && usable(wanted)) return wanted
  const initial = dashboard.initial_indicator
  if (initial !== null && usable(initial)) return initial
  return dashboard.indicators.find(usable) ?? initial ?? 0
}

/** Ids of the related indicators shown below the chosen one: the reader's, else the catalogue's first two. */
export function relatedIndicators(
  indicator: number,
  wanted: readonly number[],
  catalogue: Catalogue,
): readonly number[] {
  const usable = (id: number) => id !== indicator && (catalogue.coverage.get(id)?.size ?? 0) > 0
  const standard = (catalogue.reference.indicators.get(indicator)?.related ?? []).filter(usable)
  const rows = [...wanted.filter(usable), ...standard.filter((id) => !wanted.includes(id))]
  return rows.slice(0, RELATED_ROWS)
}

/**
 * Loads what a section shows and resolves the reader's choice against it.
 * `withPlaces` asks for the LGA file too, because the reader is about to choose among places.
 */
export function useSectionData(
  wanted: Wanted,
  dashboard: CatalogueDashboard,
  catalogue: Catalogue,
  withPlaces: boolean,
): SectionState {
  const indicator = chosenIndicator(wanted.indicator, dashboard, catalogue)
  const related = useMemo(
    () => (dashboard.show_related ? relatedIndicators(indicator, wanted.related, catalogue) : []),
    [dashboard, indicator, wanted.related, catalogue],
  )
  const own = indicatorResource(indicator)
  const main = useResource(own)
  const others = useResources(useMemo(() => related.map(indicatorResource), [related]))
  const wantsLgas = main.status === 'ready' && needsLgas(wanted, main.value, catalogue, withPlaces)
  const lgas = useResources(
    useMemo(() => (wantsLgas ? [lgaResource(indicator)] : []), [wantsLgas, indicator]),
  )
  const base = useMemo(
    () =>
      main.status === 'ready'
        ? combine(main.value, readyValues(others), readyValues(lgas)[0] ?? null, catalogue)
        : null,
    [main, others, lgas, catalogue],
  )
  const resolution = useMemo(() => {
    if (!base) return null
    const preferredSource = dashboard.initial_datasource
    return resolveChoice(wanted, { indicator, preferredSource, ...base })
  }, [base, wanted, indicator, dashboard])
  if (main.status === 'failed') return { status: 'failed', reason: main.reason, retry: () => own.load() }
  if (!base || !resolution) return { status: 'loading' }
  const arrived = readyValues(others).map((data) => data.id)
  const shown = related.filter((id) => arrived.includes(id))
  const waitingForLgas = lgas.some((state) => state.status === 'loading' || state.status === 'idle')
  return { status: 'ready', data: { ...base, indicator, resolution, related: shown, waitingForLgas } }
}

/** LGA figures are needed once a state or an LGA is chosen and some source publishes LGAs. */
function needsLgas(wanted: Wanted, main: IndicatorData, catalogue: Catalogue, withPlaces: boolean): boolean {
  if (main.lga.size === 0) return false
  if (withPlaces) return true
  if (wanted.source !== null && main.lga.has(wanted.source) && (wanted.location ?? NATION) === NATION)
    return true
  const level =
    wanted.location === null ? 1 : (catalogue.reference.locations.get(wanted.location)?.level ?? 4)
  return level >= 3
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
    partsAvailable: main.table.numerator.some((count) => !Number.isNaN(count)),
  }
}
