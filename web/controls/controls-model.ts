import { isoPeriod, parsePeriod, periodLabel } from '#domain/period/period.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Availability } from '#domain/choice/availability.ts'
import type { Choice } from '#domain/choice/choice.ts'
import type { SharedWanted } from '#domain/choice/shared-address.ts'
import {
  indicatorOptions,
  locationOptions,
  type Option,
  periodOptions,
  sourceOptions,
} from '#sections/definition/options.ts'

/** What the lists of indicators, sources, locations and periods are made from, in any section. */
export interface ListsModel {
  readonly choice: Choice
  readonly reference: ReferenceData
  readonly availability: Availability
  readonly dashboardIndicators: readonly number[]
  readonly dashboardSources: readonly number[]
  readonly hasFigures: (indicator: number) => boolean
  readonly onChange: (change: Partial<SharedWanted>) => void
}

/** Options and current text of each list, made when asked for. */
export function controlLists(model: ListsModel) {
  const { choice, reference, availability, onChange } = model
  const context = { indicator: choice.indicator, availability, reference }
  const source = known(reference.sources, choice.source)
  return {
    indicator: {
      label: 'Indicator',
      value: String(choice.indicator),
      text: known(reference.indicators, choice.indicator).fullName,
      options: (): readonly Option[] =>
        indicatorOptions(model.dashboardIndicators, reference, model.hasFigures),
      onPick: (value: string) => onChange({ indicator: Number(value) }),
    },
    source: {
      label: 'Data source',
      value: String(choice.source),
      text: source.name,
      classification: source.classification,
      options: (): readonly Option[] => sourceOptions(model.dashboardSources, choice.location, context),
      onPick: (value: string) => onChange({ source: Number(value) }),
    },
    location: {
      label: 'Location',
      value: String(choice.location),
      text: reference.locations.get(choice.location)?.name ?? '',
      options: (): readonly Option[] => locationOptions(choice.source, context),
      onPick: (value: string) => onChange({ location: Number(value) }),
    },
    period: {
      label: 'Period',
      value: choice.period === null ? '' : isoPeriod(choice.period),
      text: choice.period === null ? 'No figure' : periodLabel(choice.period, source.periodLabels),
      options: (): readonly Option[] => periodOptions(choice.source, choice.location, context),
      onPick: (value: string) => onChange({ period: parsePeriod(value) }),
    },
  }
}
