import type { CatalogueDashboard } from '#contract/release-file.ts'
import type { Catalogue } from './catalogue.ts'

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
