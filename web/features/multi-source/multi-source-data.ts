import type { CatalogueDashboard } from '#contract/release-file.ts'
import { standardRelated } from '#domain/indicator/related.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Availability } from '#domain/choice/availability.ts'
import type { MultiSourceWanted } from '#sections/multi-source-comparison/state.ts'
import { type SourcePeriod, sourcePeriods } from '#sections/multi-source-comparison/source-periods.ts'
import { type DefaultPanel, defaultPanels } from '#sections/multi-source-comparison/default-panels.ts'
import { followCarried, type Panel, resolvePanel } from '#sections/multi-source-comparison/panels.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { IndicatorsData } from '#web/queries/use-indicators.ts'

/** Everything that the panels are drawn from. */
export interface MultiSourceData {
  /** The indicator that all sections share. */
  readonly carried: number
  readonly panels: readonly Panel[]
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly availability: ReadonlyMap<number, Availability>
  readonly coverage: ReadonlyMap<number, readonly SourcePeriod[]>
  /** The place marked in all panels: a zone or a state; null for none. */
  readonly marked: number | null
}

/** True when some source has a figure of the indicator. */
export function hasFigures(indicator: number, catalogue: Catalogue): boolean {
  return (catalogue.coverage.get(indicator)?.size ?? 0) > 0
}

/** The indicator that the address asks for if the dashboard has it with figures, else the dashboard's first. */
export function carriedIndicator(
  wanted: number | null,
  dashboard: CatalogueDashboard,
  catalogue: Catalogue,
): number {
  const own = dashboard.indicators.filter((id) => id === wanted)
  const candidates = [...own, dashboard.initial_indicator ?? 0, ...dashboard.indicators]
  return candidates.find((id) => hasFigures(id, catalogue)) ?? dashboard.initial_indicator ?? 0
}

/** Coverage of every indicator that has been loaded. */
export function coverageOf(data: IndicatorsData): ReadonlyMap<number, readonly SourcePeriod[]> {
  const { files, reference } = data
  return new Map(files.map(({ id, table, lga }) => [id, sourcePeriods(table, lga, id, reference)]))
}

/** What the panels begin with; the indicators that fill up are the related ones, then those of the dashboard. */
export function beginnings(
  carried: number,
  wanted: MultiSourceWanted,
  coverage: readonly SourcePeriod[],
  dashboard: CatalogueDashboard,
  catalogue: Catalogue,
): DefaultPanel[] {
  const usable = (id: number) => hasFigures(id, catalogue)
  const { reference } = catalogue
  const related = standardRelated(known(reference.indicators, carried), usable)
  const others = [...new Set([...related, ...dashboard.default_indicators, ...dashboard.indicators])].filter(
    usable,
  )
  const source = wanted.source ?? dashboard.initial_datasource
  const { period } = wanted
  return defaultPanels(carried, coverage, { source, period }, others, reference)
}

/** The indicator of each panel, as far as it is known. */
export function panelIndicators(
  wanted: MultiSourceWanted,
  begin: readonly DefaultPanel[],
  carried: number,
  catalogue: Catalogue,
): number[] {
  return followCarried(wanted).map(({ indicator }, index) =>
    indicator !== null && hasFigures(indicator, catalogue) ? indicator : (begin[index]?.indicator ?? carried),
  )
}

/** The zone or state that the address names; an LGA or a place that is not known marks nothing. */
export function markedPlace(location: number | null, reference: ReferenceData): number | null {
  const place = location === null ? undefined : reference.locations.get(location)
  return place && (place.level === 2 || place.level === 3) ? place.id : null
}

/** The panels as they are shown. `indicators` are those of the panels, all of them loaded. */
export function resolvedPanels(
  wanted: MultiSourceWanted,
  indicators: readonly number[],
  begin: readonly DefaultPanel[],
  data: Pick<MultiSourceData, 'reference' | 'availability' | 'coverage' | 'marked'>,
  preferredSource: number | null,
): Panel[] {
  return followCarried(wanted).flatMap((panel, index) => {
    const indicator = indicators[index] ?? 0
    const availability = data.availability.get(indicator)
    if (!availability) return []
    const { reference, marked } = data
    const coverage = data.coverage.get(indicator) ?? []
    const context = { indicator, coverage, availability, reference, preferredSource, marked }
    return [resolvePanel(panel, begin[index], context)]
  })
}
