import { hasFigures } from '#domain/choice/coverage.ts'
import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { indicatorOptions } from '#sections/definition/options.ts'
import type { Picker } from '#sections/definition/control.ts'
import type { SectionRequest } from '#sections/definition/section-definition.ts'

/** The list of the dashboard's indicators. */
export function indicatorPicker<State>(
  { catalogue, dashboard }: SectionRequest<State>,
  indicator: number,
): Picker<{ readonly indicator: number | null }> {
  const { reference, coverage } = catalogue
  return {
    control: 'picker',
    label: message('controls.indicator'),
    value: String(indicator),
    text: named(byId(reference.indicators, indicator).fullName),
    options: () => indicatorOptions(dashboard.indicators, reference, (id) => hasFigures(coverage, id)),
    change: (value) => ({ indicator: Number(value) }),
  }
}
