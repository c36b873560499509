import { type PeriodCode, periodYear } from '#domain/period/period.ts'

/** Whether a period is more than so many years later than another. */
export function isLater(a: PeriodCode, b: PeriodCode, years: number): boolean {
  return periodYear(a) - periodYear(b) > years
}
