import type { KeyEntry } from '#charts/figure.ts'
import type { Classification } from '#domain/data-source/data-source.ts'
import type { Location } from '#domain/location/location.ts'
import type { Value } from '#domain/message/message.ts'
import type { Option } from './options.ts'

/**
 * A control as data: the web draws it. `change` gives the change of the section's state by a choice; members
 * that are not named stay.
 */
export type Control<State> =
  | Picker<State>
  | MultiPicker<State>
  | SegmentedControl<State, string>
  | Toggle<State>
  | Boxes<State>
  | StepControl<State>
  | Alone<State>
  | Note
  | WorkStatus
  | Ask<State>

/** A list of which one entry is chosen. */
export interface Picker<State> {
  readonly control: 'picker'
  readonly label: Value
  /** Value of the chosen entry. */
  readonly value: string
  /** Text of the chosen entry, which may be missing from the options. */
  readonly text: Value
  readonly classification?: Classification | undefined
  /** Asked for when the list opens. */
  options(): readonly Option[]
  /** A local government area that was looked for and is not in the list. */
  readonly beyond?: ((place: Location) => Option) | undefined
  change(value: string): Partial<State>
}

/** A list in which several entries can be ticked. */
export interface MultiPicker<State> {
  readonly control: 'multi-picker'
  readonly label: Value
  /** Values in the order of choosing. */
  readonly values: readonly string[]
  /** Text of the closed control. */
  readonly text: Value
  options(): readonly Option[]
  readonly limit: number
  /** Why no more can be chosen. */
  readonly limitNote: Value
  change(values: readonly string[]): Partial<State>
}

/** A few words side by side of which one is chosen. */
export interface SegmentedControl<State, Word extends string> {
  readonly control: 'segmented'
  readonly label: Value
  /** The label stands above, as in a control bar; else it is only heard. */
  readonly labelled?: boolean
  /** Not offered on a phone, where its figure has no room. */
  readonly notOnPhone?: boolean
  readonly options: readonly (readonly [value: Word, text: Value])[]
  readonly value: Word
  /** An entry that cannot be chosen, with the reason. */
  readonly off?: ReadonlyMap<Word, Value>
  change(value: Word): Partial<State>
}

/** Something that is on or off. */
export interface Toggle<State> {
  readonly control: 'toggle'
  readonly label: Value
  /** The label stands above, as in a control bar; else before it. */
  readonly labelled?: boolean
  readonly on: boolean
  /** Why it cannot be switched on; null where it can. */
  readonly reason?: Value | null
  change(on: boolean): Partial<State>
  /** The subject for which it is switched on, chosen beside it. */
  readonly among?: {
    readonly label: Value
    readonly options: readonly (readonly [value: string, text: Value])[]
    readonly value: string
    change(value: string): Partial<State>
  }
}

/** Boxes that are ticked each by itself. */
export interface Boxes<State> {
  readonly control: 'boxes'
  readonly label: Value
  /** The label stands above, as in a control bar; else it is only heard. */
  readonly labelled?: boolean
  readonly boxes: readonly CheckBox<State>[]
}

export interface CheckBox<State> {
  readonly label: Value
  readonly on: boolean
  /** Why it cannot be ticked; null where it can. */
  readonly reason: Value | null
  change(on: boolean): Partial<State>
}

/** A way to another choice. */
export interface StepControl<State> {
  readonly control: 'step'
  readonly label: Value
  readonly change: Partial<State>
}

/** The key of a figure, of which one entry can be shown alone. */
export interface Alone<State> {
  readonly control: 'alone'
  readonly label: Value
  /** Those with a `source` can be chosen, by it. */
  readonly entries: readonly KeyEntry[]
  /** The one that is shown alone; null for all. */
  readonly value: number | null
  change(value: number | null): Partial<State>
}

/** Words that stand among the controls. */
export interface Note {
  readonly control: 'note'
  readonly label: Value
}

/** The button by which the reader asks for what is chosen, in a section that does not answer each choice at once. */
export interface Ask<State> {
  readonly control: 'ask'
  readonly label: Value
  readonly change: Partial<State>
  /** What is not chosen yet; null where it can be asked. */
  readonly missing: Value | null
}

/** How far the section's work is, with a way to stop it or to try again. */
export interface WorkStatus {
  readonly control: 'work-status'
  readonly label: Value
}

/** A {@link SegmentedControl} whose `change` knows the words that can be chosen. */
export function segmented<Word extends string, State>(
  choice: Omit<SegmentedControl<State, Word>, 'control'>,
): SegmentedControl<State, Word> {
  return { control: 'segmented', ...choice }
}

/** The controls of a section, and what is chosen, in short, for the one line of a phone. */
export interface ControlBar<State> {
  readonly title: Value
  readonly detail: Value
  /** Class of the source that the detail begins with, for its marker. */
  readonly classification?: Classification | undefined
  /** Widths on a wide screen, as in `grid-template-columns`; the first takes a row of its own on a tablet. */
  readonly columns: string
  readonly controls: readonly Control<State>[]
}
