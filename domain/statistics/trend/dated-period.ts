import { parsePeriod, periodKind, periodPosition } from '#domain/period/period.ts'

/** Where a period stands on a time axis in years; `month` is 1–12 for monthly figures. */
export interface DatedPeriod {
  readonly time: number
  readonly month?: number
}

/**
 * Reads a period: any spelling of {@link parsePeriod}, a year as a number, also `202301`, or any other number as a time
 * in years (so that 1, 2, 3 work too). Null for a text that is no period. Source: methods §0 C4.
 */
export function datedPeriod(period: string | number): DatedPeriod | null {
  const code = parsePeriod(String(period))
  if (code === null) return typeof period === 'number' ? { time: period } : null
  const time = periodPosition(code)
  return periodKind(code) === 'month' ? { time, month: code % 1000 } : { time }
}
