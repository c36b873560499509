import type { Message, Value } from '#domain/message/message.ts'
import { english } from '#languages/from-source.ts'

/** What methods say in messages, single or one after the other. */
type Said = Message | Extract<Value, { readonly kind: 'sentences' | 'list' }>

/** A value with all that it says in words. */
type Worded<T> = T extends Said ? string : T extends object ? InEnglish<T> : T

/** An answer with all that it says in words. */
export type InEnglish<T extends object> = { [K in keyof T]: Worded<T[K]> }

/** The API speaks English: what a method says in messages becomes text, at whatever depth; all else stays. */
export function inEnglish<T extends object>(answer: T): InEnglish<T>
export function inEnglish(answer: object): object {
  if (Array.isArray(answer)) return answer.map(worded)
  return Object.fromEntries(Object.entries(answer).map(([key, entry]) => [key, worded(entry)]))
}

function worded(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry
  return isSaid(entry) ? english.text(entry) : inEnglish(entry)
}

function isSaid(entry: object): entry is Said {
  if (!('kind' in entry)) return false
  return entry.kind === 'message' || entry.kind === 'sentences' || entry.kind === 'list'
}
