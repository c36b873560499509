import type { Option } from '#sections/definition/options.ts'

/** A control in which several options can be ticked. */
export interface MultiPickerProps {
  readonly label: string
  /** Chosen values in the order of choosing; one of them may be missing from the options. */
  readonly values: readonly string[]
  /** Text of the button: `3 of 20 indicators`. */
  readonly text: string
  /** Asked for when the list opens. */
  readonly options: () => readonly Option[]
  /** The most values that can be chosen. */
  readonly limit: number
  /** Why no more can be chosen. */
  readonly limitNote?: string
  readonly onChange: (values: readonly string[]) => void
}
