import { weeksIn } from '#domain/period/iso-weeks.ts'
import { isMonthWritten, monthOf } from './months.ts'
import type { AskedPeriods } from './question.ts'
import { dayIn } from './read-day.ts'
import { partsIn } from './read-parts.ts'
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
  const day = dayIn(tokens)
  const row = day === null ? partsIn(tokens) : null
  for (const at of [...(day?.taken ?? []), ...(row?.taken ?? [])]) taken.add(at)
  const parts: string[] = [...(row?.parts ?? [])]
  let isSpan = false
  let isRound = false
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
      isRound = years.length === 0
      years.push(year, round)
      continue
    }
    years.push(year)
    isRound = false
    if (isRange(tokens, at)) isSpan = true
  }
  const back = relative(tokens, currentYear, taken)
  const span = pastYears(tokens, currentYear, taken)
  const fromToday = day?.said ?? timeFromToday(tokens, taken)
  const unit = unitAsked(tokens)
  if (unit !== null) taken.add(unit.at)
  return {
    periods: {
      years: [...new Set([...years, ...back, ...span])],
      parts,
      isSpan: isSpan || span.length > 0,
      isLatest: false,
      isRound,
      fromToday,
      unit: unit?.unit ?? null,
    },
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
  // `Week 10 of 2023`, `March of 2022`.
  const isOf = ['of', 'in'].includes(tokens[at - 1]?.word ?? '')
  for (const step of [isOf ? -2 : -1, 1]) {
    const near = tokens[at + step]
    const month = near && isMonthWritten(near) ? monthOf(near.word) : null
    if (month !== null) {
      taken.add(at + step)
      return String(month).padStart(2, '0')
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

/** `Which week of 2024`, `the worst month`: weeks or months are put in order, and the place of their word. */
function unitAsked(
  tokens: readonly Token[],
): { readonly unit: 'week' | 'month'; readonly at: number } | null {
  for (const [at, { word }] of tokens.entries()) {
    const isAsked = /^(which|what|peak|worst|best|highest|lowest|busiest|single)$/.test(
      tokens[at - 1]?.word ?? '',
    )
    if (isAsked && (word === 'week' || word === 'month')) return { unit: word, at }
  }
  return null
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

/** `over the last five years`: from then until now. */
function pastYears(tokens: readonly Token[], currentYear: number, taken: Set<number>): number[] {
  for (const [at, { word }] of tokens.entries()) {
    const [before, next] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? '']
    const count = word === 'decade' ? 10 : Number(word)
    const isCounted = word === 'decade' || (next === 'year' && count >= 2 && count <= 60)
    if (!isCounted || !['last', 'past', 'previous', 'recent'].includes(before)) continue
    taken.add(at - 1).add(at)
    if (word !== 'decade') taken.add(at + 1)
    return [currentYear - count, currentYear]
  }
  return []
}

const DAYS: ReadonlySet<string> = new Set(['yesterday', 'tomorrow', 'tonight'])
const UNITS: ReadonlySet<string> = new Set([
  'morning',
  'afternoon',
  'evening',
  'week',
  'month',
  'quarter',
  'day',
  'night',
  'weekend',
  'fortnight',
])
const NEAR: ReadonlySet<string> = new Set(['this', 'last', 'past', 'previous', 'next', 'current', 'coming'])

/** What people prepare, which has a time of its own. */
const OCCASION =
  /^(meeting|briefing|presentation|class|talk|call|session|deadline|report|brief|workshop|lecture|exam|interview)$/

/** A time shorter than a year that is told from today: `yesterday`, `this week`, `the last three months`. */
function timeFromToday(tokens: readonly Token[], taken: Set<number>): string | null {
  for (const [at, { word, said }] of tokens.entries()) {
    // `Tomorrow’s briefing` is no time of a figure.
    const isOfOther = /s$/i.test(said) && OCCASION.test(tokens[at + 1]?.word ?? '')
    if (DAYS.has(word) && !isOfOther) {
      taken.add(at)
      return said
    }
    if (!UNITS.has(word) || taken.has(at)) continue
    const steps = /^\d+$/.test(tokens[at - 1]?.word ?? '') ? 2 : 1
    const near = tokens[at - steps]
    const isAgo = tokens[at + 1]?.word === 'ago'
    if (!isAgo && !(near && NEAR.has(near.word))) continue
    const start = isAgo && !(near && NEAR.has(near.word)) ? at - steps + 1 : at - steps
    const end = isAgo ? at + 1 : at
    const own = tokens.slice(Math.max(0, start), end + 1)
    for (let one = Math.max(0, start); one <= end; one++) taken.add(one)
    return own.map((token) => token.said).join(' ')
  }
  return null
}
