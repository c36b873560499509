import type { Lexicon } from './lexicon.ts'
import type { Token } from './tokens.ts'

type Reading<T> = (tokens: readonly Token[], lexicon: Lexicon, currentYear: number) => T

/** Readings that are kept: those of one question. */
const MOST_KNOWN = 50

/**
 * A reading of words that is made once while a question is read. Rules try a question with and without some of its words, so
 * that more than half of the readings are of words that were read a moment before.
 */
export function readOnce<T>(read: Reading<T>): Reading<T> {
  const known = new WeakMap<Lexicon, Map<string, T>>()
  return (tokens, lexicon, currentYear) => {
    const readings = known.get(lexicon) ?? new Map<string, T>()
    known.set(lexicon, readings)
    const key = `${currentYear} ${JSON.stringify(tokens)}`
    const found = readings.get(key) ?? read(tokens, lexicon, currentYear)
    if (readings.size >= MOST_KNOWN) readings.clear()
    readings.set(key, found)
    return found
  }
}
