import type { CatalogueDashboard } from '#contract/release-file.ts'
import type { ScorecardState } from '#sections/scorecard/state.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'

/** Columns that a reader can still take in; more scroll sideways. */
export const MOST_COLUMNS = 12
/** More than fit at first, because some turn out to have figures of few places only. */
const FIRST_CANDIDATES = 10
/** Bits of the coverage mask, see CatalogueIndicator. */
const ZONES = 2
const STATES = 4

/** True when some source has figures of the indicator for the places in the rows. */
export function hasPlaces(
  indicator: number,
  places: ScorecardState['places'],
  catalogue: Catalogue,
): boolean {
  const wanted = places === 'zones' ? ZONES : STATES
  return [...(catalogue.coverage.get(indicator)?.values() ?? [])].some((levels) => (levels & wanted) !== 0)
}

/**
 * The indicators in the columns: the reader's as far as the release has figures of them, else the chosen one with the dashboard's first and further ones that have
 * both a national target and the places.
 */
export function columnIndicators(
  state: ScorecardState,
  dashboard: CatalogueDashboard,
  catalogue: Catalogue,
): readonly number[] {
  const usable = (id: number) => hasPlaces(id, state.places, catalogue)
  const asked = state.indicators.filter((id) => catalogue.coverage.has(id))
  if (asked.length > 0) return asked.slice(0, MOST_COLUMNS)
  const { indicators } = catalogue.reference
  const withTarget = dashboard.indicators.filter((id) => indicators.get(id)?.nationalTarget != null)
  const first = state.indicator === null ? [] : [state.indicator]
  const all = [...first, ...dashboard.default_indicators, ...withTarget, ...dashboard.indicators]
  return [...new Set(all)].filter(usable).slice(0, FIRST_CANDIDATES)
}

/** The indicator whose periods stand in the columns. */
export function periodIndicator(
  state: ScorecardState,
  dashboard: CatalogueDashboard,
  catalogue: Catalogue,
): number | null {
  const usable = (id: number | null): id is number => id !== null && hasPlaces(id, state.places, catalogue)
  if (usable(state.indicator)) return state.indicator
  return [dashboard.initial_indicator, ...dashboard.indicators].find(usable) ?? null
}
