import type { GetICUArgs } from '@schummar/icu-type-parser'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import type { ValueFormat } from '#domain/number/format.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { English } from '#messages/en/english.ts'

/** The name of a text: its topic, which is its file in `messages/en/`, and its name there. */
export type MessageId = { [T in keyof English]: `${T}.${keyof English[T] & string}` }[keyof English]

/** The texts that call a figure the newest or the highest, or say that there is none: `domain/frame/` says them, with what was looked at. */
export type FramedId = Extract<MessageId, `frame.${string}` | `frame-order.${string}`>

/** The texts that {@link message} says. */
export type OpenId = Exclude<MessageId, FramedId>

/**
 * A value that fills a text of a language. Numbers, places, periods and names keep their kinds, because each
 * language writes them in its own way. A string stands as it is: a name that no language changes.
 */
export type Value =
  | string
  | Message
  | NumberValue
  | { readonly kind: 'percentage'; readonly value: number; readonly decimals: number }
  | { readonly kind: 'figure'; readonly value: number; readonly format: ValueFormat; readonly form?: Form }
  | { readonly kind: 'difference'; readonly value: number; readonly format: ValueFormat }
  | { readonly kind: 'p'; readonly value: number }
  | { readonly kind: 'date'; readonly iso: string }
  | { readonly kind: 'period'; readonly period: PeriodCode; readonly labels: DataSource['periodLabels'] }
  | { readonly kind: 'place'; readonly location: Pick<Location, 'name' | 'level'> }
  | { readonly kind: 'indicator'; readonly indicator: NamedIndicator }
  | { readonly kind: 'term'; readonly text: string }
  | { readonly kind: 'source'; readonly source: NamedSource }
  | { readonly kind: 'cited'; readonly source: NamedSource; readonly period: PeriodCode }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly Value[]; readonly word: ListWord }
  | Sentences

/** `isSigned`: with a plus sign too. */
export interface NumberValue {
  readonly kind: 'number'
  readonly value: number
  readonly decimals: number
  readonly isSigned?: boolean
}

/** Whole sentences, one after the other. */
export interface Sentences {
  readonly kind: 'sentences'
  readonly items: readonly Value[]
}

export type NamedIndicator = Pick<Indicator, 'shortName' | 'fullName' | 'factor'> & {
  /** The one of several that is spoken of: a cause, an age group. */
  readonly category?: string
}
export type NamedSource = Pick<DataSource, 'name' | 'fullName' | 'periodLabels'>

/** How the last item of a list is joined to the others; `none`: by a comma only; `apart`: all by semicolons. */
export type ListWord = 'and' | 'or' | 'none' | 'apart'

/**
 * The form in which a value is asked for by a text, written after its name: `{place_name}`. Without a form a
 * value is as it stands inside a sentence. A capital, `{Place}`, opens a sentence with it; `{note_inside}`
 * takes the opening of one into it. `{indicator_phrase}` is an indicator as the subject of the sentence, and
 * `{indicator_number, select, …}` the verb that goes with it.
 */
export const FORMS = ['name', 'full', 'long', 'short', 'bare', 'inside', 'phrase', 'number'] as const

export type Form = (typeof FORMS)[number]

/** A statement without its words: which text, and the values that fill it. */
export interface Message {
  readonly kind: 'message'
  readonly id: MessageId
  readonly values: Readonly<Record<string, Value | number>>
}

/** A message in the words of the text `id`. A wrong name, a wrong value and a missing one do not compile. */
export function message<Id extends OpenId>(
  id: Id,
  ...values: keyof ValuesOf<Id> extends never ? [] : [values: ValuesOf<Id>]
): Message /** A message in the words of any text. */
export function message(id: OpenId, values: Message['values'] = {}): Message {
  return { kind: 'message', id, values }
}

/**
 * The values that a text asks for: numbers where it counts, words where it chooses, a {@link Value} elsewhere. Of all texts
 * together, which the compiler asks about at every call, only that they are values: reading each would be beyond it.
 */
export type ValuesOf<Id extends MessageId> = [OpenId] extends [Id]
  ? Message['values']
  : Named<GetICUArgs<TextOf<Id>, { ICUNumberArgument: number; ICUDateArgument: never; ICUArgument: Value }>>

type TextOf<Id extends MessageId> = Id extends `${infer T}.${infer N}`
  ? T extends keyof English
    ? N extends keyof English[T]
      ? Extract<English[T][N], string>
      : never
    : never
  : never

/**
 * `Place` and `place_name` ask for the value `place`; a choice takes the words that the text lists, but that of a verb, which
 * the language makes for the value.
 */
type Named<Asked> = Asked extends Asked
  ? {
      readonly [K in keyof Asked & string as ValueName<K>]: K extends `${string}_number`
        ? Value
        : Listed<Asked[K]>
    }
  : never

type ValueName<K extends string> = Uncapitalize<K extends `${infer Name}_${Form}` ? Name : K>

/** Without the `other` that the notation wants in every choice: it stands for any string, and no choice is any string. */
type Listed<V> = Value extends V ? V : V extends string ? (string extends V ? never : V) : V
