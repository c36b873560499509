import { filled } from '#domain/choice/slot.ts'
import { hasFigures } from '#domain/choice/coverage.ts'
import type { SectionRequest } from '#sections/definition/section-definition.ts'

/** The indicator an address asks for, if the dashboard has it with figures; else the dashboard's first. */
export function chosenIndicator({
  wanted,
  dashboard,
  catalogue,
}: Pick<
  SectionRequest<{ readonly indicator: number | null }>,
  'wanted' | 'dashboard' | 'catalogue'
>): number {
  const { indicators, initial_indicator: initial } = dashboard
  const has = (id: number) => hasFigures(catalogue.coverage, id)
  const { indicator } = wanted
  const asked = indicator !== null && indicators.includes(indicator) ? indicator : null
  return filled({ asked: [asked, initial], among: indicators, has }) ?? initial ?? 0
}
