import type { LanguageCode } from '#domain/message/language.ts'
import type { Location } from '#domain/location/location.ts'
import type { Factor } from '#domain/number/factor.ts'

/** The rules of a language that its texts cannot say. */
export interface Grammar {
  readonly code: LanguageCode
  /** How the language calls itself. */
  readonly name: string
  /** A native speaker has read its texts. */
  readonly isReviewed: boolean
  /** As `lang` of a page says it. */
  readonly tag: string
  /**
   * The language of `Intl` whose digits and plurals it shares. Browsers know few languages of Nigeria, and would take
   * the device's own instead of one that they do not know.
   */
  readonly locale: string
  /** A place inside a sentence, with its article. */
  place(location: Pick<Location, 'name' | 'level'>): string
  /** A name or a term of the data inside a sentence. */
  term(text: string): string
  /** An indicator as the subject or the object of a sentence, and whether it is one thing or many. */
  phrase(name: string, factor: Factor): Phrase
  /** The beginning of a sentence. */
  capital(text: string): string
}

/** A name inside a sentence, and whether verbs agree with one thing or with many. */
export interface Phrase {
  readonly text: string
  readonly number: 'one' | 'many'
}
