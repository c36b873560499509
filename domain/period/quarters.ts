import { type PeriodCode, periodKind, periodYear } from './period.ts'

/** The quarter of a month: 2022-Q1 for 2022-02. A quarter is its own; null for a year or a week, which have none. */
export function quarterOf(period: PeriodCode): PeriodCode | null {
  const kind = periodKind(period)
  if (kind === 'quarter') return period
  return kind === 'month' ? quarter(periodYear(period), Math.ceil((period % 1000) / 3)) : null
}

/** The three months of a quarter. */
export function monthsOf(quarterCode: PeriodCode): readonly [PeriodCode, PeriodCode, PeriodCode] {
  const first = periodYear(quarterCode) * 1000 + 3 * (numberOf(quarterCode) - 1) + 1
  return [first, first + 1, first + 2]
}

/** The quarter before: the fourth of the year before, before the first. */
export function quarterBefore(quarterCode: PeriodCode): PeriodCode {
  const [year, number] = [periodYear(quarterCode), numberOf(quarterCode)]
  return number === 1 ? quarter(year - 1, 4) : quarter(year, number - 1)
}

/** The same quarter or month of the year before. */
export function yearBefore(period: PeriodCode): PeriodCode {
  return period - 1000
}

/** Every quarter from one to another, both included; none when the last is before the first. */
export function quartersBetween(first: PeriodCode, last: PeriodCode): PeriodCode[] {
  const quarters: PeriodCode[] = []
  for (let one = last; one >= first; one = quarterBefore(one)) quarters.unshift(one)
  return quarters
}

function quarter(year: number, number: number): PeriodCode {
  return year * 1000 + 200 + number
}

function numberOf(quarterCode: PeriodCode): number {
  return (quarterCode % 1000) - 200
}
