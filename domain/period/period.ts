import { weeksIn } from './iso-weeks.ts'

/**
 * Periods. ISO text everywhere (`2018`, `2024-03`, `2024-W40`, `2024-Q2`), except in the store and in files, where an
 * integer code sorts and ranges by year: `year * 1000`, plus the month, 100 + week or 200 + quarter.
 */
export type PeriodCode = number

export type PeriodKind = 'year' | 'month' | 'week' | 'quarter'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Code of an ISO period, or null when the text is not one: years from 1900 to 2150, week 53 where the year has one. */
export function periodCode(iso: string): PeriodCode | null {
  const match = /^(\d{4})(?:-(?:(\d{2})|W(\d{2})|Q([1-4])))?$/.exec(iso)
  if (!match) return null
  const year = Number(match[1])
  if (year < 1900 || year > 2150) return null
  if (match[2] !== undefined) return within(year, Number(match[2]), 1, 12, 0)
  if (match[3] !== undefined) return within(year, Number(match[3]), 1, weeksIn(year), 100)
  if (match[4] !== undefined) return within(year, Number(match[4]), 1, 4, 200)
  return year * 1000
}

function within(year: number, part: number, from: number, to: number, offset: number): PeriodCode | null {
  return part >= from && part <= to ? year * 1000 + offset + part : null
}

/** ISO text of a code. Inverse of {@link periodCode}. */
export function isoPeriod(code: PeriodCode): string {
  const year = Math.floor(code / 1000)
  const part = code % 1000
  if (part === 0) return String(year)
  if (part < 100) return `${year}-${pad(part)}`
  return part < 200 ? `${year}-W${pad(part - 100)}` : `${year}-Q${part - 200}`
}

function pad(part: number): string {
  return String(part).padStart(2, '0')
}

/**
 * Code of a period as people and the earlier client write it: ISO forms, `2024 week 40`, `Aug 2024`, `August 2024`,
 * `202301`, `2018/2019` and `2016-17` (the last year stands for the span). Null when it is none of these.
 */
export function parsePeriod(text: string): PeriodCode | null {
  const trimmed = text.trim()
  const iso = periodCode(trimmed)
  if (iso !== null) return iso
  const week = /^(\d{4})\s*week\s*(\d{1,2})$/i.exec(trimmed)
  if (week) return periodCode(`${week[1]}-W${pad(Number(week[2]))}`)
  const month = /^([A-Za-z]{3,9})\.?\s+(\d{4})$/.exec(trimmed)
  if (month) {
    const index = MONTHS.indexOf((month[1] ?? '').slice(0, 3).toLowerCase())
    return index < 0 ? null : periodCode(`${month[2]}-${pad(index + 1)}`)
  }
  const compact = /^(\d{4})(\d{2})$/.exec(trimmed)
  if (compact) return periodCode(`${compact[1]}-${compact[2]}`)
  const span = /^(\d{4})\s*[-/–]\s*(\d{2}|\d{4})$/.exec(trimmed)
  if (span) {
    const first = span[1] ?? ''
    const last = span[2] ?? ''
    const end = last.length === 2 ? first.slice(0, 2) + last : last
    return Number(end) >= Number(first) ? periodCode(end) : null
  }
  return null
}

/** Of some periods the last before and the first after one, of its kind where there are any of it; none where there are none. */
export function nearestPeriods(wanted: PeriodCode, held: readonly PeriodCode[]): PeriodCode[] {
  const alike = held.filter((code) => periodKind(code) === periodKind(wanted))
  const among = (alike.length > 0 ? alike : held).toSorted((a, b) => a - b)
  const [before, after] = [among.findLast((code) => code < wanted), among.find((code) => code > wanted)]
  return [before, after].filter((code) => code !== undefined)
}

/** The calendar year of a period: 2024 for `2024`, `2024-03`, `2024-W40` and `2024-Q2`. */
export function periodYear(code: PeriodCode): number {
  return Math.floor(code / 1000)
}

/** From the longest to the shortest. */
export const PERIOD_KINDS: readonly PeriodKind[] = ['year', 'quarter', 'month', 'week']

/** Negative when the first is longer than the second, 0 when they are as long as each other. */
export function byLength(a: PeriodCode, b: PeriodCode): number {
  return PERIOD_KINDS.indexOf(periodKind(a)) - PERIOD_KINDS.indexOf(periodKind(b))
}

/** Year, month, week or quarter, read from the last three digits of the code. */
export function periodKind(code: PeriodCode): PeriodKind {
  const part = code % 1000
  if (part === 0) return 'year'
  if (part < 100) return 'month'
  return part < 200 ? 'week' : 'quarter'
}

/** True when a period is a whole year. */
export function isYear(period: PeriodCode): boolean {
  return periodKind(period) === 'year'
}

/**
 * Where a period lies on a time axis, in years: the year itself, or the year plus the elapsed share of it.
 * Annual figures stand at the start of their year so that surveys and estimates of one year line up.
 */
export function periodPosition(code: PeriodCode): number {
  const part = code % 1000
  const year = periodYear(code)
  if (part === 0) return year
  if (part < 100) return year + (part - 1) / 12
  return part < 200 ? year + (part - 101) / 53 : year + (part - 201) / 4
}
