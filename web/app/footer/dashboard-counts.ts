import type { CatalogueDashboard } from '#contract/release-file.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'

/** The counts behind a dashboard, or behind the whole product when no dashboard is named. */
export interface Counts {
  /** Indicators with figures, and all that are configured. */
  readonly indicators: readonly [filled: number, configured: number]
  readonly sources: readonly [filled: number, configured: number]
  /** The configured sources with the number of indicators that each has figures for. */
  readonly list: readonly { readonly source: DataSource; readonly indicators: number }[]
}

/**
 * Counts indicators and sources; one counts as filled when this release has a figure of it here. Behind a dashboard of words
 * alone stands the whole product.
 */
export function dashboardCounts(catalogue: Catalogue, dashboard: CatalogueDashboard | undefined): Counts {
  const { reference, coverage } = catalogue
  const named = dashboard?.indicators.length ? dashboard : undefined
  const indicators = named?.indicators ?? [...reference.indicators.keys()]
  const sources = named?.data_sources ?? [...reference.sources.keys()]
  const list = sources.map((id) => ({
    source: byId(reference.sources, id),
    indicators: indicators.filter((indicator) => coverage.get(indicator)?.has(id)).length,
  }))
  const filled = indicators.filter((id) => sources.some((source) => coverage.get(id)?.has(source)))
  return {
    indicators: [filled.length, indicators.length],
    sources: [list.filter((entry) => entry.indicators > 0).length, sources.length],
    list,
  }
}
