import type { Question } from './question.ts'
import type { Reader } from './reader.ts'

/** Reads the words that are left of a question without those that make it one of its own kind. */
export type Read = (text: string, reader: Reader) => Question[]

/** What is left points at the figure before, or is nothing. */
const OF_BEFORE =
  /^\W*(?:(?:and|so|but|what about|how about|is|was|are|it|its|that|this|they|them|the|of|in|for|figure|number|one|value|there|about)\b\W*)*$/i

/** The question for the figure itself, in the words that are left: that of the turn before where they only point at it; null for none, or several. */
export function figureAsked(rest: string, reader: Reader, read: Read): Question | null {
  const { before } = reader
  const isOfBefore = before?.indicators.length === 1 && before.frame.kind === 'level' && OF_BEFORE.test(rest)
  if (isOfBefore) return { ...before, kept: ['indicator', 'place'] }
  const [question, ...others] = read(rest, reader)
  return question && others.length === 0 ? question : null
}
