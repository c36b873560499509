import type { Classification } from '#domain/data-source/data-source.ts'
import type { Option } from '#sections/controls/options.ts'

/**
 * What a reader chooses with, as data: the web draws it. `change` says what a choice makes of the section's state; members
 * that are not named stay.
 */
export type Control<State> =
  | Picker<State>
  | MultiPicker<State>
  | Either<State, string>
  | Toggle<State>
  | Boxes<State>
  | Step<State>
  | Note

/** A list of which one entry is chosen. */
export interface Picker<State> {
  readonly control: 'picker'
  readonly label: string
  /** Value of the chosen entry. */
  readonly value: string
  /** Text of the chosen entry, which may be missing from the options. */
  readonly text: string
  readonly classification?: Classification | undefined
  /** Asked for when the list opens. */
  options(): readonly Option[]
  change(value: string): Partial<State>
}

/** A list in which several entries can be ticked. */
export interface MultiPicker<State> {
  readonly control: 'multi-picker'
  readonly label: string
  /** Values in the order of choosing. */
  readonly values: readonly string[]
  /** Text of the closed control. */
  readonly text: string
  options(): readonly Option[]
  readonly limit: number
  /** Why no more can be chosen. */
  readonly limitNote: string
  change(values: readonly string[]): Partial<State>
}

/** A few words side by side of which one is chosen. */
export interface Either<State, Value extends string> {
  readonly control: 'either'
  readonly label: string
  /** The label stands above, as in a control bar; else it is only heard. */
  readonly labelled?: boolean
  /** Not offered on a phone, where its figure has no room. */
  readonly notOnPhone?: boolean
  readonly options: readonly (readonly [value: Value, text: string])[]
  readonly value: Value
  change(value: Value): Partial<State>
}

/** Something that is on or off. */
export interface Toggle<State> {
  readonly control: 'toggle'
  readonly label: string
  /** The label stands above, as in a control bar; else before it. */
  readonly labelled?: boolean
  readonly on: boolean
  /** Why it cannot be switched on; null where it can. */
  readonly reason?: string | null
  change(on: boolean): Partial<State>
  /** What it is switched on for, chosen beside it. */
  readonly among?: {
    readonly label: string
    readonly options: readonly (readonly [value: string, text: string])[]
    readonly value: string
    change(value: string): Partial<State>
  }
}

/** Boxes that are ticked each by itself. */
export interface Boxes<State> {
  readonly control: 'boxes'
  readonly label: string
  readonly boxes: readonly Box<State>[]
}

export interface Box<State> {
  readonly label: string
  readonly on: boolean
  /** Why it cannot be ticked; null where it can. */
  readonly reason: string | null
  change(on: boolean): Partial<State>
}

/** A way to another choice. */
export interface Step<State> {
  readonly control: 'step'
  readonly label: string
  readonly change: Partial<State>
}

/** Words that stand among the controls. */
export interface Note {
  readonly control: 'note'
  readonly label: string
}

/** An {@link Either} whose `change` knows the words that can be chosen. */
export function either<Value extends string, State>(
  choice: Omit<Either<State, Value>, 'control'>,
): Either<State, Value> {
  return { control: 'either', ...choice }
}

/** The controls of a section, and what is chosen, in short, for the one line of a phone. */
export interface ControlBar<State> {
  readonly title: string
  readonly detail: string
  /** Class of the source that the detail begins with, for its marker. */
  readonly classification?: Classification | undefined
  /** Widths on a wide screen, as in `grid-template-columns`; the first takes a row of its own on a tablet. */
  readonly columns: string
  readonly controls: readonly Control<State>[]
}
