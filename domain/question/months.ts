import type { Token } from './tokens.ts'

/** Of the months, as they are typed. */
export const MONTH_NAMES = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** The number of the month of a name, in full, in three letters, or as `sept`; null for another word. */
export function monthOf(word: string): number | null {
  const at = MONTH_NAMES.findIndex(
    (name) =>
      name === word ||
      (word.length === 3 && name.startsWith(word)) ||
      (word === 'sept' && name === 'september'),
  )
  return at < 0 ? null : at + 1
}

/** The month of May is no `may`: names that are words of everyday language count where they are written as names. */
export function isMonthWritten({ said, word }: Token): boolean {
  return /^[A-Z]/.test(said) || !/^(may|march|mar)$/.test(word)
}
