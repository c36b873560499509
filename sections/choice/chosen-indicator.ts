import { hasFigures } from '#domain/choice/coverage.ts'
import type { Asked } from '#sections/definition/section-definition.ts'

/** The indicator an address asks for, if the dashboard has it with figures; else the dashboard's first. */
export function chosenIndicator({
  wanted,
  dashboard,
  catalogue,
}: Pick<Asked<{ readonly indicator: number | null }>, 'wanted' | 'dashboard' | 'catalogue'>): number {
  const usable = (id: number) => hasFigures(catalogue.coverage, id)
  const { indicators, initial_indicator: initial } = dashboard
  if (wanted.indicator !== null && indicators.includes(wanted.indicator) && usable(wanted.indicator)) {
    return wanted.indicator
  }
  if (initial !== null && usable(initial)) return initial
  return indicators.find(usable) ?? initial ?? 0
}
