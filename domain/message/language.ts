import type { Segment } from './segment.ts'
import type { Form, Value } from './message.ts'

/** The languages that readers can choose. */
export const OFFERED_LANGUAGES = ['en', 'pcm'] as const

export type OfferedLanguage = (typeof OFFERED_LANGUAGES)[number]

/** All languages; `pseudo` is English made longer and accented, by which pages are looked at. */
export const LANGUAGES = [...OFFERED_LANGUAGES, 'pseudo'] as const

export type LanguageCode = (typeof LANGUAGES)[number]

/** Turns messages into words. Domain, charts and sections know a language only by this. */
export interface Language {
  readonly code: LanguageCode
  /** As `lang` of a page says it. */
  readonly tag: string
  /** A message, or any value by itself, in words; `form` as a text would ask for it. */
  text(value: Value, form?: Form): string
  /** The same in pieces, those between `<b>` and `</b>` strong. */
  segments(value: Value): readonly Segment[]
}
