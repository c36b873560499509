import { type IsoDay, lastDay } from '#domain/period/calendar.ts'
import { nextPeriod } from '#domain/period/period-range.ts'
import { type PeriodCode, type PeriodKind, periodYear } from '#domain/period/period.ts'

const FIRST_PART: Readonly<Record<PeriodKind, number>> = { year: 0, month: 1, week: 101, quarter: 201 }

/** So many years before the newest figure are offered: late reports, and corrections. */
const YEARS_BACK: Readonly<Record<PeriodKind, number>> = { year: 15, month: 2, week: 1, quarter: 4 }

/** The periods of a kind that are over on a day, the newest first, from some years before the newest figure of the source. */
export function entryPeriods(kind: PeriodKind, newest: PeriodCode | null, today: IsoDay): PeriodCode[] {
  const year = Math.min(
    newest === null ? Number.POSITIVE_INFINITY : periodYear(newest),
    Number(today.slice(0, 4)),
  )
  const found: PeriodCode[] = []
  const first = (year - YEARS_BACK[kind]) * 1000 + FIRST_PART[kind]
  for (let code = first; lastDay(code) < today; code = nextPeriod(code)) found.push(code)
  return found.toReversed()
}
