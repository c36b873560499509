import { useMemo } from 'react'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { type Availability, availabilityOf } from '#domain/choice/availability.ts'
import type { DescriptiveWanted } from '#sections/descriptive-analysis/state.ts'
import {
  type DescriptiveResolution,
  resolveDescriptive,
} from '#sections/descriptive-analysis/descriptive-choice.ts'
import { fittingPopulations } from '#domain/statistics/fitting-population.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { extendReference } from '#web/queries/extend-reference.ts'
import {
  type IndicatorData,
  indicatorResource,
  type LgaData,
  lgaResource,
} from '#web/queries/indicator-data.ts'
import type { LoadFailure } from '#web/queries/resource.ts'
import { readyValues, useResources } from '#web/queries/use-resource.ts'

/** What Descriptive Analysis is made from, and the choice that fits it. */
export interface DescriptiveData {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly availability: Availability
  readonly resolution: DescriptiveResolution
  /** Figures of a population that fits the indicator; null when there is none or while it is on its way. */
  readonly population: ObservationTable | null
}

export type DescriptiveState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: LoadFailure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: DescriptiveData }

/**
 * Loads the figures of an indicator, those of a population that fits it, and of both the LGAs when these are described.
 * The page does not wait for the population: until it is there, the weighted mean says that it has none.
 */
export function useDescriptiveData(
  indicator: number,
  wanted: DescriptiveWanted,
  dashboard: CatalogueDashboard,
  catalogue: Catalogue,
): DescriptiveState {
  const preferredSource = dashboard.initial_datasource
  const own = useMemo(() => [indicatorResource(indicator)], [indicator])
  const [mainState] = useResources(own)
  const main = mainState?.status === 'ready' ? mainState.value : null
  // LGA figures travel in a file of their own, asked for only when they are what is described.
  const wantsLgas = useMemo(() => {
    if (!main || main.lga.size === 0) return false
    return resolved(main, null, wanted, preferredSource, catalogue).resolution.choice.across === 'lgas'
  }, [main, wanted, preferredSource, catalogue])
  const lgaFiles = useMemo(() => (wantsLgas ? [lgaResource(indicator)] : []), [wantsLgas, indicator])
  const lgaStates = useResources(lgaFiles)
  const population = usePopulation(indicator, wantsLgas, catalogue)
  const base = useMemo(() => {
    const lga = readyValues(lgaStates)[0] ?? null
    if (!main || (wantsLgas && !lga)) return null
    return resolved(main, lga, wanted, preferredSource, catalogue)
  }, [main, lgaStates, wantsLgas, wanted, preferredSource, catalogue])
  const data = useMemo(() => base && { ...base, population }, [base, population])
  const failed = [mainState, ...lgaStates].find((state) => state?.status === 'failed')
  if (failed?.status === 'failed') {
    const retry = () => {
      for (const resource of [...own, ...lgaFiles]) resource.load()
    }
    return { status: 'failed', reason: failed.reason, retry }
  }
  return data ? { status: 'ready', data } : { status: 'loading' }
}

function resolved(
  main: IndicatorData,
  lga: LgaData | null,
  wanted: DescriptiveWanted,
  preferredSource: number | null,
  catalogue: Catalogue,
): Omit<DescriptiveData, 'population'> {
  const reference = extendReference(catalogue.reference, [main], lga)
  const table = mergeTables([main.table, ...(lga ? [lga.table] : [])])
  const availability = availabilityOf(main.table, main.lga, reference)
  const context = { indicator: main.id, availability, reference, preferredSource, table, lga: main.lga }
  return { table, reference, availability, resolution: resolveDescriptive(wanted, context) }
}

/** The population that fits an indicator, with its LGAs when these are described. */
function usePopulation(indicator: number, withLgas: boolean, catalogue: Catalogue): ObservationTable | null {
  const id = useMemo(() => {
    const { indicators } = catalogue.reference
    const about = indicators.get(indicator)
    const [fitting] = about ? fittingPopulations(about, indicators.values()) : []
    return fitting && catalogue.coverage.has(fitting.id) ? fitting.id : null
  }, [indicator, catalogue])
  const files = useResources(useMemo(() => (id === null ? [] : [indicatorResource(id)]), [id]))
  const [file] = readyValues(files)
  const hasLgas = withLgas && file !== undefined && file.lga.size > 0
  const lgas = useResources(useMemo(() => (hasLgas && id !== null ? [lgaResource(id)] : []), [hasLgas, id]))
  return useMemo(() => {
    if (!file) return null
    return mergeTables([file.table, ...readyValues(lgas).map((lga) => lga.table)])
  }, [file, lgas])
}
