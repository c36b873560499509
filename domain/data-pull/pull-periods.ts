import { isoPeriod, periodCode } from '#domain/period/period.ts'

/** The lengths of periods that are pulled one by one. */
export const PULL_PERIODS = ['month', 'quarter', 'year'] as const

export type PullPeriod = (typeof PULL_PERIODS)[number]

/** Periods of one pull, at most: twenty years of months. */
export const MOST_PULLED = 240

const PARTS: Readonly<Record<PullPeriod, number>> = { month: 12, quarter: 4, year: 1 }

/** A period as a count of its length since the year 0, so that it can be counted on. */
function countOf(kind: PullPeriod, iso: string): number | null {
  const code = periodCode(iso)
  if (code === null) return null
  const part = code % 1000
  const fits = kind === 'year' ? part === 0 : kind === 'month' ? part > 0 && part < 100 : part > 200
  return fits ? Math.floor(code / 1000) * PARTS[kind] + Math.max((part % 100) - 1, 0) : null
}

function isoOf(kind: PullPeriod, count: number): string {
  const year = Math.floor(count / PARTS[kind])
  const part = (count % PARTS[kind]) + 1
  return isoPeriod(year * 1000 + (kind === 'year' ? 0 : kind === 'month' ? part : 200 + part))
}

/** The periods from one to another, both included; null where they are no periods of that length, in another order or too many. */
export function periodsBetween(kind: PullPeriod, first: string, last: string): string[] | null {
  const from = countOf(kind, first)
  const to = countOf(kind, last)
  if (from === null || to === null || to < from || to - from >= MOST_PULLED) return null
  return Array.from({ length: to - from + 1 }, (_, at) => isoOf(kind, from + at))
}

/** So many periods that are over on a day (`2024-05-03`), the last one at the end. */
export function endedPeriods(kind: PullPeriod, count: number, day: string): string[] {
  const year = Number(day.slice(0, 4))
  const month = Number(day.slice(5, 7)) - 1
  const running = year * PARTS[kind] + Math.floor((month * PARTS[kind]) / 12)
  return Array.from({ length: count }, (_, at) => isoOf(kind, running - count + at))
}

/** A period as DHIS2 writes it: `202403`, `2024Q2`, `2024`. */
export function dhis2Period(iso: string): string {
  return iso.replace('-', '')
}
