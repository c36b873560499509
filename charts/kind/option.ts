import type { Value } from '#domain/message/message.ts'
import type { StoredView } from '#domain/view/stored-view.ts'

/** One choice inside a figure: how it stands in an address, which values it takes, and how it is offered. */
export interface KindOption<T> {
  /** The name of its parameter in an address. */
  readonly parameter: string
  /** The value in the text of the parameter; undefined when there is none in it. */
  readonly read: (text: string) => T | undefined
  /** The text of a value; empty for a value that is not written. */
  write(value: T): string
  /** True for a value of the option, wherever it comes from. */
  readonly accepts: (value: unknown) => boolean
  readonly offer: Offer<T>
}

/** How a choice is offered to a reader. */
export interface Offer<T> {
  readonly label: Value
  /** The default; null when the figures decide. */
  readonly standard: T | null
  /** The values and their words, where they are few. */
  readonly choices?: readonly (readonly [value: T, text: Value])[]
  /** The sort of thing that an id names, where the value is made of ids. */
  readonly names?: 'source' | 'location' | 'indicator'
  /** Whether the choice makes a difference in a view; it does when this is absent. */
  shown?(view: StoredView): boolean
}

/** An option of which each value has words, so that it can be offered as it stands; null: leaving it unsaid, where that is one of them. */
export interface OptionForms<V> {
  readonly offer: Pick<Offer<unknown>, 'label' | 'shown'> & {
    readonly forms: readonly (readonly [value: V, text: Value])[]
  }
}

/** One of a few words. */
export interface ChoiceOption<T extends string> extends KindOption<T>, OptionForms<T> {
  readonly words: readonly T[]
  readonly offer: Offer<T> &
    OptionForms<T>['offer'] & { readonly choices: readonly (readonly [value: T, text: Value])[] }
}

/** The options of a kind by their names in a view, in the order in which an address has them. */
export type Options = Readonly<Record<string, KindOption<unknown>>>

/** The options of a view: each may be absent. */
export type OptionValues<O extends Options> = {
  readonly [Name in keyof O]?: O[Name] extends KindOption<infer T> ? T : never
}

/** True when every value is one that its option takes, and no other is there. */
export function takes<O extends Options>(
  options: O,
  values: Readonly<Record<string, unknown>>,
): values is OptionValues<O> {
  return Object.entries(values).every(([name, value]) => options[name]?.accepts(value) === true)
}
