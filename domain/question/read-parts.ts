import { weeksIn } from '#domain/period/iso-weeks.ts'
import { isoPeriod, periodCode } from '#domain/period/period.ts'
import { periodsBetween } from '#domain/period/period-range.ts'
import { numberOf } from './number-words.ts'
import { isMonthWritten, monthOf } from './months.ts'
import type { Token } from './tokens.ts'

/** Weeks or months that are named together, as ISO periods in their order, and the words they took. */
export interface ReadParts {
  readonly parts: readonly string[]
  readonly taken: readonly number[]
}

const YEAR = /^(19|20)\d\d$/
const WEEK = /^(week|w|epiweek)$/
const TO = /^(to|until|till|through|thru)$/
/** More parts than this are a slip of the pen. */
const MOST = 106

/** One week or month of a row, with the year that stands beside it; null for none. */
interface Member {
  readonly unit: 'week' | 'month'
  readonly number: number
  readonly year: number | null
  /** It ends a span that began with the one before. */
  readonly isEnd: boolean
  /** The place behind its last word. */
  readonly next: number
}

/** `Weeks 1 to 8 of 2025`, `January to March 2024`, `weeks 5, 6 and 7`, `the first ten weeks of 2025`, `Q1 2024`. */
export function partsIn(tokens: readonly Token[]): ReadParts | null {
  for (const at of tokens.keys()) {
    const found = countedFrom(tokens, at) ?? rowFrom(tokens, at)
    if (found) return found
  }
  return null
}

/** `The first ten weeks of 2025`, `the last quarter of 2023`, `Q1 2024`, `the second half of 2022`. */
function countedFrom(tokens: readonly Token[], at: number): ReadParts | null {
  const word = (place: number) => tokens[place]?.said.toLowerCase() ?? ''
  const isQuarterName = word(at) === 'q' && /^[1-4]$/.test(word(at + 1))
  const order = isQuarterName ? Number(word(at + 1)) : ORDERS.indexOf(word(at))
  const isLast = word(at) === 'last' || word(at) === 'final'
  if (order < 1 && !isLast) return null
  const count = numberOf(word(at + 1))
  const isCounted = !isQuarterName && count !== null
  const unitAt = isQuarterName ? at + 1 : isCounted ? at + 2 : at + 1
  const unit = isQuarterName ? 'quarter' : (tokens[unitAt]?.word ?? '')
  const year = yearAfter(tokens, unitAt + 1)
  // `Babies who died in their first month in 2018`: of their lives, and not of the year.
  const isOfLife = tokens[unitAt + 1]?.word === 'in' && unit !== 'quarter'
  if (year === null || isOfLife) return null
  const isOfMonths = unit === 'quarter' || unit === 'half'
  if (!isOfMonths && unit !== 'week' && unit !== 'month') return null
  const all = unit === 'week' ? weeksIn(year.year) : MONTHS
  const size = unit === 'quarter' ? MONTHS / 4 : unit === 'half' ? MONTHS / 2 : (count ?? 1)
  if ((isOfMonths && isCounted) || (!isOfMonths && order > 1) || size > all) return null
  const from = isLast ? all - size + 1 : isOfMonths ? (order - 1) * size + 1 : 1
  if (from + size - 1 > all) return null
  const parts = Array.from({ length: size }, (_, index) =>
    isoOf(unit === 'week' ? 'week' : 'month', year.year, from + index),
  )
  return { parts, taken: placesFrom(at, year.next) }
}

/** A row of weeks or months from a place on, of one year or with the years beside them; null for a single one. */
function rowFrom(tokens: readonly Token[], start: number): ReadParts | null {
  const first = memberAt(tokens, start, null)
  if (!first) return null
  const isBetween = tokens[start - 1]?.word === 'between'
  const before = YEAR.test(tokens[start - 1]?.word ?? '') ? start - 1 : null
  const members: Member[] = [first]
  let at = first.next
  for (;;) {
    const isList = tokens[at]?.word === 'and' || tokens[at]?.word === 'plus'
    const isTo = TO.test(tokens[at]?.word ?? '')
    const sign = tokens[at]?.after ?? ''
    const own = memberAt(tokens, isList || isTo ? at + 1 : at, first.unit)
    const isEnd = isTo || (isList && isBetween) || (!isList && /^[-–]$/.test(sign))
    if (!own || !(isList || isTo || /^[-–,&+]$/.test(sign))) break
    members.push({ ...own, isEnd })
    at = own.next
  }
  const behind = members.at(-1)?.year ?? null
  const own = behind ?? (before === null ? null : Number(tokens[before]?.word))
  if (members.length < 2 || own === null) return null
  const parts = spelled(members, own)
  if (parts === null) return null
  return { parts, taken: placesFrom(behind === null && before !== null ? before : start, at) }
}

/** All the parts of a row; null where one of them is no week of its year, or a span runs backwards. */
function spelled(members: readonly Member[], last: number): readonly string[] | null {
  let year = last
  const years = members.toReversed().map((member) => (year = member.year ?? year))
  const isos = members.map(({ unit, number }, index) => isoOf(unit, years.at(-1 - index) ?? last, number))
  const found: number[] = []
  for (const [index, iso] of isos.entries()) {
    const own = periodCode(iso)
    const from = members[index]?.isEnd ? found.at(-1) : undefined
    const codes = own === null ? null : from === undefined ? [own] : periodsBetween(from, own)
    if (codes === null) return null
    found.push(...codes)
  }
  const all = [...new Set(found)]
  return all.length > MOST ? null : all.map(isoPeriod)
}

function memberAt(tokens: readonly Token[], at: number, unit: Member['unit'] | null): Member | null {
  const token = tokens[at]
  if (!token) return null
  const month = isMonthWritten(token) ? monthOf(token.word) : null
  if (month !== null && unit !== 'week') return ending(tokens, at + 1, { unit: 'month', number: month })
  const isNamed = WEEK.test(token.word)
  const number = isNamed ? at + 1 : at
  const count = tokens[number]?.word ?? ''
  if (unit === 'month' || !(isNamed || unit === 'week') || !/^\d{1,2}$/.test(count)) return null
  if (Number(count) < 1 || Number(count) > MOST_WEEKS) return null
  return ending(tokens, number + 1, { unit: 'week', number: Number(count) })
}

function ending(
  tokens: readonly Token[],
  next: number,
  { unit, number }: Pick<Member, 'unit' | 'number'>,
): Member {
  const year = yearAfter(tokens, next)
  return { unit, number, year: year?.year ?? null, isEnd: false, next: year?.next ?? next }
}

/** The year that follows at once, or behind `of`, `in`, `of the year`. */
function yearAfter(tokens: readonly Token[], at: number): { year: number; next: number } | null {
  let place = at
  while (/^(of|in|the|year)$/.test(tokens[place]?.word ?? '') && place < at + 3) place += 1
  const word = tokens[place]?.word ?? ''
  return YEAR.test(word) ? { year: Number(word), next: place + 1 } : null
}

function isoOf(unit: 'week' | 'month', year: number, number: number): string {
  return `${year}-${unit === 'week' ? 'W' : ''}${String(number).padStart(2, '0')}`
}

const placesFrom = (from: number, next: number) =>
  Array.from({ length: next - from }, (_, index) => from + index)

const ORDERS = ['', 'first', 'second', 'third', 'fourth']
const MONTHS = 12
const MOST_WEEKS = 53
