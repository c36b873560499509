import { releaseYear } from '#contract/release-data.ts'
import type { Availability } from '#domain/choice/availability.ts'
import type { Choice } from '#domain/choice/choice.ts'
import type { SharedWanted } from '#domain/choice/shared-address.ts'
import { message } from '#domain/message/message.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { Picker } from '#sections/definition/control.ts'
import type { SectionRequest } from '#sections/definition/section-definition.ts'
import { periodPicker, placePicker, sourcePicker } from './slot-pickers.ts'
import { indicatorPicker } from './indicator-picker.ts'
import { locationOptions, periodOptions, sourceOptions } from '#sections/definition/options.ts'

/** Width of the control of sources on a wide screen: a longer name is not cut while the first control has room to give. */
export function sourceWidth(least: number): string {
  return `minmax(${least}px, max-content)`
}

/** The lists by which a choice of indicator, source, place and period is made. */
export interface ChoicePickers {
  readonly indicator: Picker<SharedWanted>
  readonly source: Picker<SharedWanted>
  readonly location: Picker<SharedWanted>
  readonly period: Picker<SharedWanted>
}

/** The material of the lists. */
interface ChoiceOffer {
  readonly choice: Choice
  readonly availability: Availability
  /** With the names of LGAs, where these are loaded. */
  readonly reference: ReferenceData
}

/** The lists for a choice; their options are made when they open. */
export function choicePickers<State>(asked: SectionRequest<State>, offer: ChoiceOffer): ChoicePickers {
  const { choice, availability, reference } = offer
  const { indicator, source: from, location, period } = choice
  const context = { indicator, availability, reference }
  const currentYear = releaseYear(asked.catalogue.release)
  return {
    indicator: indicatorPicker(asked, indicator),
    source: sourcePicker({
      ...{ chosen: from, reference },
      options: () => sourceOptions(asked.dashboard.data_sources, location, context),
      change: (value) => ({ source: Number(value) }),
    }),
    location: placePicker({
      ...{ chosen: location, reference },
      options: () => locationOptions(from, context),
      change: (value) => ({ location: Number(value) }),
    }),
    period: periodPicker({
      ...{ chosen: period, source: from, reference, none: message('controls.no-figure') },
      options: () => periodOptions(from, location, { ...context, currentYear, chosen: period }),
      change: (code) => ({ period: code }),
    }),
  }
}
