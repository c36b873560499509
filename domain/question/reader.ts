import type { Lexicon } from './lexicon.ts'
import type { Question } from './question.ts'

/** What a question is read with. */
export interface Reader {
  readonly lexicon: Lexicon
  readonly currentYear: number
  /** What was understood before in the same conversation; null at its beginning. */
  readonly before: Question | null
}
