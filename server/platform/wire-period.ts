import { isoPeriod, type PeriodCode, periodYear } from '#domain/period/period.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/**
 * A period in the spelling of the earlier API: `2018`, `2024 week 40`, `Aug 2024`, `2024-Q2`.
 * Clients written for it match months on their first three letters and weeks on the word `week`.
 */
export function wirePeriod(code: PeriodCode): string {
  const year = periodYear(code)
  const part = code % 1000
  if (part > 0 && part < 100) return `${MONTHS[part - 1]} ${year}`
  return part > 100 && part < 200 ? `${year} week ${part - 100}` : isoPeriod(code)
}
