import { type PeriodCode, periodKind, periodYear } from './period.ts'

const DAY = 86_400_000

/** A day as ISO text, `2026-11-26`; such texts sort in time order. */
export type IsoDay = string

/** The day of an instant, in UTC. */
export function isoDay(instant: Date): IsoDay {
  return instant.toISOString().slice(0, 10)
}

/** The first day of a period; of a week its Monday. */
export function firstDay(code: PeriodCode): IsoDay {
  return dayOf(bounds(code)[0])
}

/** The last day of a period; of a week its Sunday. */
export function lastDay(code: PeriodCode): IsoDay {
  return dayOf(bounds(code)[1] - DAY)
}

function dayOf(milliseconds: number): IsoDay {
  return isoDay(new Date(milliseconds))
}

/** Where a period begins and where the next one does, in milliseconds. */
function bounds(code: PeriodCode): readonly [from: number, to: number] {
  const year = periodYear(code)
  const part = code % 1000
  const month = (at: number) => Date.UTC(year, at)
  switch (periodKind(code)) {
    case 'year':
      return [month(0), month(12)]
    case 'month':
      return [month(part - 1), month(part)]
    case 'quarter':
      return [month((part - 201) * 3), month((part - 200) * 3)]
    case 'week': {
      const monday = firstMonday(year) + (part - 101) * 7 * DAY
      return [monday, monday + 7 * DAY]
    }
  }
}

/** The Monday of week 1, which is the week of 4 January. Source: ISO 8601. */
function firstMonday(year: number): number {
  const fourth = Date.UTC(year, 0, 4)
  const weekday = (new Date(fourth).getUTCDay() + 6) % 7
  return fourth - weekday * DAY
}
