import type { PeriodCode } from '#domain/period/period.ts'

/** Code of a week of a year. */
export function weekCode(year: number, week: number): PeriodCode {
  return year * 1000 + 100 + week
}

/** Number of a week within its year, 1 to 53. `period` is a week. */
export function weekNumber(period: PeriodCode): number {
  return (period % 1000) - 100
}
