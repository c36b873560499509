import { message, type Value } from '#domain/message/message.ts'
import { named, periodName, sourceName } from '#domain/message/value.ts'
import { isoPeriod, type PeriodCode, parsePeriod } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { Picker } from '#sections/definition/control.ts'
import type { Option } from '#sections/definition/options.ts'

/** A slot with a list, from which a picker is made. */
interface PickedSlot<State, Entry> {
  /** The value of the slot; null: none, or the one that the data decide. */
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
  const source = slot.reference.sources.get(slot.chosen ?? 0)
  return {
    ...picker(slot, message('controls.source'), source && sourceName(source)),
    classification: source?.classification,
  }
}

/** The list of places. */
export function placePicker<State>(slot: PickedSlot<State, number>): Picker<State> {
  const place = slot.reference.locations.get(slot.chosen ?? 0)
  return picker(slot, message('controls.location'), place && named(place.name))
}

/** The list of periods, as the source calls them. */
export function periodPicker<State>({
  chosen,
  source,
  change,
  ...slot
}: Omit<PickedSlot<State, PeriodCode>, 'change'> & {
  readonly source: number | null
  change(period: PeriodCode | null): Partial<State>
}): Picker<State> {
  const from = slot.reference.sources.get(source ?? 0)
  return picker(
    {
      ...slot,
      chosen: chosen === null ? null : isoPeriod(chosen),
      change: (value) => change(parsePeriod(value)),
    },
    message('controls.period'),
    chosen === null ? undefined : periodName(chosen, from),
  )
}

function picker<State>(
  { chosen, none = '', empty = '', label, options, change }: PickedSlot<State, number | string>,
  usual: Value,
  text: Value | undefined,
): Picker<State> {
  return {
    ...{ control: 'picker', label: label ?? usual, value: String(chosen ?? empty) },
    ...{ text: text ?? none, options, change },
  }
}
