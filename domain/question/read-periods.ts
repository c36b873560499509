import { weeksIn } from '#domain/period/iso-weeks.ts'
import type { AskedPeriods } from './question.ts'
import type { Token } from './tokens.ts'

const YEAR = /^(19|20)\d\d$/
const RANGE_WORDS: ReadonlySet<string> = new Set(['to', 'until', 'till', 'and', '-', '–', 'through', '/'])

/** The periods among the words, and which words they took. */
export interface ReadPeriods {
  readonly periods: AskedPeriods
  readonly taken: ReadonlySet<number>
}

/** Years, spans of years, months and weeks. `2023-24` is one round of two years, `1990 to 2020` a span. */
export function readPeriods(tokens: readonly Token[], currentYear: number): ReadPeriods {
  const taken = new Set<number>()
  const years: number[] = []
  const parts: string[] = []
  let isSpan = false
  for (const [at, { word }] of tokens.entries()) {
    if (taken.has(at) || !YEAR.test(word)) continue
    taken.add(at)
    const year = Number(word)
    const part = partOf(tokens, at, taken, weeksIn(year))
    if (part) {
      parts.push(`${year}-${part}`)
      continue
    }
    const round = roundOf(tokens, at)
    if (round !== null) {
      taken.add(at + 1)
      years.push(year, round)
      continue
    }
    years.push(year)
    if (isRange(tokens, at)) isSpan = true
  }
  const back = relative(tokens, currentYear, taken)
  return {
    periods: { years: [...new Set([...years, ...back])], parts, isSpan, isLatest: false },
    taken,
  }
}

/** `2023-24`, `2023/2024`: the second year of a round, where it follows the first at once. */
function roundOf(tokens: readonly Token[], at: number): number | null {
  const [first, next] = [tokens[at], tokens[at + 1]]
  if (!first || !next || !/^[-–/]$/.test(next.after)) return null
  if (!/^\d{2}$/.test(next.word) && !YEAR.test(next.word)) return null
  const second = next.word.length === 2 ? Number(first.word.slice(0, 2) + next.word) : Number(next.word)
  return second - Number(first.word) === 1 ? second : null
}

function isRange(tokens: readonly Token[], at: number): boolean {
  const [next, then] = [tokens[at + 1], tokens[at + 2]]
  if (next && YEAR.test(next.word) && /^[-–/]$/.test(next.after)) return true
  const before = tokens[at - 1]?.word ?? ''
  const isOpen = ['from', 'since', 'between'].includes(before)
  const isClosed = then !== undefined && YEAR.test(then.word) && RANGE_WORDS.has(next?.word ?? '')
  return isClosed && (isOpen || next?.word !== 'and')
}

/** A week or month beside a year: `week 20`, `W20`, `August`. A week that the year lacks stays a word that was not understood. */
function partOf(tokens: readonly Token[], at: number, taken: Set<number>, weeks: number): string | null {
  for (const step of [-1, 1]) {
    const near = tokens[at + step]
    const month = near ? MONTH_NAMES.findIndex((name) => name.startsWith(near.word.slice(0, 3))) : -1
    const isMonth = near !== undefined && month >= 0 && /^[A-Z]/.test(near.said) && isMonthName(near.word)
    if (isMonth) {
      taken.add(at + step)
      return String(month + 1).padStart(2, '0')
    }
    for (const [week, number] of [
      [at + step, at + step + 1],
      [at + step - 1, at + step],
    ] as const) {
      const isWeek = ['week', 'w', 'epiweek'].includes(tokens[week]?.word ?? '')
      const count = Number(tokens[number]?.word)
      if (!isWeek || !(count >= 1 && count <= weeks)) continue
      taken.add(week).add(number)
      return `W${String(count).padStart(2, '0')}`
    }
  }
  return null
}

const MONTH_NAMES = [
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

function isMonthName(word: string): boolean {
  return MONTH_NAMES.some((name) => name === word || (word.length === 3 && name.startsWith(word)))
}

/** `last year`, `next year`. */
function relative(tokens: readonly Token[], currentYear: number, taken: Set<number>): number[] {
  const found: number[] = []
  for (const [at, { word }] of tokens.entries()) {
    const before = tokens[at - 1]?.word
    if (word !== 'year' || (before !== 'next' && before !== 'last' && before !== 'this')) continue
    const isCounted = /^\d+$/.test(tokens[at + 1]?.word ?? '')
    if (isCounted) continue
    taken.add(at).add(at - 1)
    found.push(currentYear + (before === 'next' ? 1 : before === 'last' ? -1 : 0))
  }
  return found
}
