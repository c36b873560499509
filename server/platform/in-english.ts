import type { Language } from '#domain/message/language.ts'
import type { Message, Value } from '#domain/message/message.ts'
import { english } from '#languages/from-source.ts'

/** The messages of methods, single or one after the other. */
type Said = Message | Extract<Value, { readonly kind: 'sentences' | 'list' }>

/** A value with all that it says in words. */
type Worded<T> = T extends Said ? string : T extends object ? InEnglish<T> : T

/** An answer with all that it says in words. */
export type InEnglish<T extends object> = { [K in keyof T]: Worded<T[K]> }

/** The API speaks English: what a method says in messages becomes text, at whatever depth; all else stays. */
export function inEnglish<T extends object>(answer: T): InEnglish<T> {
  return inWords(answer, english)
}

/** The same in another language. */
export function inWords<T extends object>(answer: T, language: Language): InEnglish<T>
export function inWords(answer: object, language: Language): object {
  const worded = (entry: unknown): unknown => {
    if (typeof entry !== 'object' || entry === null) return entry
    return isSaid(entry) ? language.text(entry) : inWords(entry, language)
  }
  if (Array.isArray(answer)) return answer.map(worded)
  return Object.fromEntries(Object.entries(answer).map(([key, entry]) => [key, worded(entry)]))
}

function isSaid(entry: object): entry is Said {
  if (!('kind' in entry)) return false
  return entry.kind === 'message' || entry.kind === 'sentences' || entry.kind === 'list'
}
