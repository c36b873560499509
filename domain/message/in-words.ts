import type { Language } from './language.ts'
import type { Message, Value } from './message.ts'

/** The messages of methods, single or one after the other. */
type MethodWords = Message | Extract<Value, { readonly kind: 'sentences' | 'list' }>

/** A value with all its messages in words. */
type Worded<T> = T extends MethodWords ? string : T extends object ? InWords<T> : T

/** An answer with all its messages in words. */
export type InWords<T extends object> = { [K in keyof T]: Worded<T[K]> }

/** An answer of a method in a language: its messages become text, at whatever depth; all else stays. */
export function inWords<T extends object>(answer: T, language: Language): InWords<T> {
  return worded(answer, language) as InWords<T>
}

function worded(entry: unknown, language: Language): unknown {
  if (typeof entry !== 'object' || entry === null) return entry
  if (isMethodWords(entry)) return language.text(entry)
  if (Array.isArray(entry)) return entry.map((one: unknown) => worded(one, language))
  return Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, worded(value, language)]))
}

function isMethodWords(entry: object): entry is MethodWords {
  if (!('kind' in entry)) return false
  return entry.kind === 'message' || entry.kind === 'sentences' || entry.kind === 'list'
}
