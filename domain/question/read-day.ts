import { isMonthWritten, monthOf } from './months.ts'
import type { Token } from './tokens.ts'

const YEAR = /^(19|20)\d\d$/

/** A day, as it was written, and the words it took: `3 May 2024`, `May 3rd`, `2024-05-03`; null for none. */
export function dayIn(
  tokens: readonly Token[],
): { readonly said: string; readonly taken: readonly number[] } | null {
  for (const at of tokens.keys()) {
    const end = named(tokens, at) ?? inDigits(tokens, at)
    if (end === null) continue
    const taken = Array.from({ length: end - at }, (_, index) => at + index)
    return { taken, said: taken.map((place) => tokens[place]?.said ?? '').join(' ') }
  }
  return null
}

/** The place behind a day with the name of its month; null for none. */
function named(tokens: readonly Token[], at: number): number | null {
  const isMonth = (place: number) => {
    const token = tokens[place]
    return token !== undefined && isMonthWritten(token) && monthOf(token.word) !== null
  }
  const isYear = (place: number) => YEAR.test(tokens[place]?.word ?? '')
  const isFirst = isDay(tokens[at])
  const isOf = tokens[at + 1]?.word === 'of' ? 1 : 0
  if (isFirst && isMonth(at + 1 + isOf)) {
    const next = at + 2 + isOf
    // `Week 3 May` and `the top 5 March` are no days.
    const isMarked =
      tokens[at]?.isOrdinal || /^(on|by|the|dated|from|since|until)$/.test(tokens[at - 1]?.word ?? '')
    if (isMarked || isYear(next)) return isYear(next) ? next + 1 : next
  }
  const isAfter = isMonth(at) && isDay(tokens[at + 1])
  if (!isAfter || !(isYear(at + 2) || tokens[at - 1]?.word === 'on' || tokens[at + 1]?.isOrdinal)) return null
  return isYear(at + 2) ? at + 3 : at + 2
}

/** The place behind a day in digits, the year first or last; null for none. */
function inDigits(tokens: readonly Token[], at: number): number | null {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!first || !second || !third) return null
  const isJoined = /^[-–/]$/.test(second.after) && second.after === third.after
  const isNumbers = [first, second, third].filter((token) => isDay(token)).length === 2
  const isOfYear = (YEAR.test(first.word) || YEAR.test(third.word)) && isDay(second)
  return isJoined && isNumbers && isOfYear ? at + 3 : null
}

function isDay(token: Token | undefined): boolean {
  const number = Number(token?.word)
  return /^\d{1,2}$/.test(token?.word ?? '') && number >= 1 && number <= LONGEST_MONTH
}

const LONGEST_MONTH = 31
