import { weeksIn } from './iso-weeks.ts'
import { isoPeriod, type PeriodCode, type PeriodKind, periodKind, periodYear } from './period.ts'

/** Between the first and the last period of a range. */
const TO = '..'
const FIRST_PART = { month: 1, week: 101, quarter: 201 } as const

/** Most periods that a range may hold: a century of months. */
const MOST_IN_RANGE = 1200

/**
 * Every period from one to another, of their kind; null for kinds that differ, a range that runs backwards, or more than a
 * century of months.
 */
export function periodsBetween(first: PeriodCode, last: PeriodCode): readonly PeriodCode[] | null {
  if (periodKind(first) !== periodKind(last) || last < first) return null
  const found: PeriodCode[] = []
  for (let code = first; code <= last; code = nextPeriod(code)) {
    if (found.push(code) > MOST_IN_RANGE) return null
  }
  return found
}

/** The next period of the same kind. */
export function nextPeriod(code: PeriodCode): PeriodCode {
  const kind = periodKind(code)
  const year = periodYear(code)
  if (kind === 'year') return code + 1000
  return code % 1000 === lastPart(kind, year) ? (year + 1) * 1000 + FIRST_PART[kind] : code + 1
}

/** The period of the same kind before. Inverse of {@link nextPeriod}. */
export function previousPeriod(code: PeriodCode): PeriodCode {
  const kind = periodKind(code)
  const year = periodYear(code)
  if (kind === 'year') return code - 1000
  return code % 1000 === FIRST_PART[kind] ? (year - 1) * 1000 + lastPart(kind, year - 1) : code - 1
}

function lastPart(kind: Exclude<PeriodKind, 'year'>, year: number): number {
  return { month: 12, week: 100 + weeksIn(year), quarter: 204 }[kind]
}

/** Both ends of a range as it is written, `2010..2024`; null for a text that is no range. */
export function rangeEnds(text: string): readonly [first: string, last: string] | null {
  const [first, last, ...more] = text.split(TO)
  return first && last && more.length === 0 ? [first, last] : null
}

/** ISO text of periods, those that follow each other as a range: `2003,2008,2015..2018`. */
export function periodList(codes: readonly PeriodCode[]): string {
  const runs: [PeriodCode, PeriodCode][] = []
  for (const code of [...new Set(codes)].toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && nextPeriod(run[1]) === code) run[1] = code
    else runs.push([code, code])
  }
  return runs.map(rangeText).join(',')
}

function rangeText([first, last]: readonly [PeriodCode, PeriodCode]): string {
  if (first === last) return isoPeriod(first)
  return `${isoPeriod(first)}${nextPeriod(first) === last ? ',' : TO}${isoPeriod(last)}`
}
