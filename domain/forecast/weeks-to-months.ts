import type { PeriodCode } from '#domain/period/period.ts'

const DAY = 86_400_000

/** A count of one ISO week, or of one month; a month that is not covered whole has none. */
export interface CountedPeriod {
  readonly period: PeriodCode
  readonly value: number | null
}

/**
 * Monthly counts from weekly ones: each week's count is spread evenly over its seven days, and a month is the sum of its
 * days, so that a month with five Mondays is no larger for it. A month of which a day is missing is a gap; months before
 * the first and after the last whole one are left out. `weeks` are ISO weeks (`2024-W40`) of things that add up.
 * Empty when no month is whole. Our own rule, after methods §0 C4.
 */
export function monthsFromWeeks(
  weeks: readonly { readonly period: PeriodCode; readonly value: number }[],
): CountedPeriod[] {
  const months = new Map<number, { days: number; total: number }>()
  for (const { period, value } of weeks) {
    const first = firstDayOf(period)
    for (let day = first; day < first + 7; day++) {
      const month = monthOf(day)
      const entry = months.get(month) ?? { days: 0, total: 0 }
      entry.days++
      entry.total += value / 7
      months.set(month, entry)
    }
  }
  const whole = [...months].filter(([month, { days }]) => days === lengthOf(month)).map(([month]) => month)
  if (whole.length === 0) return []
  const from = Math.min(...whole)
  const to = Math.max(...whole)
  const isWhole = new Set(whole)
  return Array.from({ length: to - from + 1 }, (_, step) => {
    const month = from + step
    const value = isWhole.has(month) ? (months.get(month)?.total ?? null) : null
    return { period: Math.floor(month / 12) * 1000 + (month % 12) + 1, value }
  })
}

/** The Monday of an ISO week, in days since 1970. Week 1 holds 4 January. */
function firstDayOf(week: PeriodCode): number {
  const fourth = Date.UTC(Math.floor(week / 1000), 0, 4) / DAY
  // Day 0 was a Thursday, the third day after Monday.
  const monday = fourth - ((fourth + 3) % 7)
  return monday + 7 * ((week % 1000) - 101)
}

/** Months since the year 0 of a day since 1970. */
function monthOf(day: number): number {
  const date = new Date(day * DAY)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

function lengthOf(month: number): number {
  return new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate()
}
