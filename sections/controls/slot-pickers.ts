import { message, type Value } from '#domain/message/message.ts'
import { named, periodName, sourceName } from '#domain/message/value.ts'
import { isoPeriod, type PeriodCode, parsePeriod } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { Picker } from '#sections/definition/control.ts'
import type { Option } from '#sections/definition/options.ts'

/** A slot with a list, from which pickers are made. */
interface PickedSlot<State, Entry> {
  /** What fills it; null: nothing, or what the data decide. */
  readonly chosen: Entry | null
  readonly reference: ReferenceData
  /** The text of the closed control where nothing fills it. */
  readonly none?: Value
  /** The value of its list for that. */
  readonly empty?: string
  /** Where the usual name of the control does not say enough. */
  readonly label?: Value
  options(): readonly Option[]
  change(value: string): Partial<State>
}

/** The list of sources, with the marker of the class of the chosen one. */
export function sourcePicker<State>(slot: PickedSlot<State, number>): Picker<State> {
  const { chosen, reference, label = message('controls.source'), options, change } = slot
  const source = chosen === null ? undefined : reference.sources.get(chosen)
  return {
    ...{ control: 'picker', label, value: String(chosen ?? slot.empty ?? ''), options, change },
    text: source ? sourceName(source) : (slot.none ?? ''),
    classification: source?.classification,
  }
}

/** The list of places. */
export function placePicker<State>(slot: PickedSlot<State, number>): Picker<State> {
  const { chosen, reference, label = message('controls.location'), options, change } = slot
  const name = chosen === null ? undefined : reference.locations.get(chosen)?.name
  return {
    ...{ control: 'picker', label, value: String(chosen ?? ''), options, change },
    text: name === undefined ? (slot.none ?? '') : named(name),
  }
}

/** The list of periods, as the source calls them. */
export function periodPicker<State>(
  slot: Omit<PickedSlot<State, PeriodCode>, 'change'> & {
    readonly source: number | null
    change(period: PeriodCode | null): Partial<State>
  },
): Picker<State> {
  const { chosen, reference, label = message('controls.period'), options, change } = slot
  const from = slot.source === null ? undefined : reference.sources.get(slot.source)
  return {
    ...{ control: 'picker', label, value: chosen === null ? '' : isoPeriod(chosen), options },
    text: chosen === null ? (slot.none ?? '') : periodName(chosen, from),
    change: (value) => change(parsePeriod(value)),
  }
}
