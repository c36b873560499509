import type { Lexicon } from './lexicon.ts'
import type { Question } from './question.ts'

/** The data that a question is read with. */
export interface Reader {
  readonly lexicon: Lexicon
  readonly currentYear: number
  /** The question before in the same conversation; null at its beginning. */
  readonly before: Question | null
}
