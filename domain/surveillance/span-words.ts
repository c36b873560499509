import { weeksIn } from './epi-week.ts'
import type { WeekCount } from './weekly-counts.ts'

type Week = Pick<WeekCount, 'year' | 'week'>

/** The time that weeks cover: `2024`, `weeks 1 to 23 of 2026`, `2018 to week 23 of 2026`. Empty for no weeks. */
export function spanWords(weeks: readonly Week[]): string {
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last) return ''
  // A year of 53 weeks whose last one was not reported is the year all the same.
  const isWhole = last.week >= weeksIn(last.year) - 1
  if (first.year === last.year) {
    if (first.week === 1 && isWhole) return String(first.year)
    return first.week === last.week
      ? `week ${first.week} of ${first.year}`
      : `weeks ${first.week} to ${last.week} of ${last.year}`
  }
  const begin = first.week === 1 ? String(first.year) : `week ${first.week} of ${first.year}`
  return isWhole ? `${begin} to ${last.year}` : `${begin} to week ${last.week} of ${last.year}`
}

/** The same inside a sentence: `in 2024`, `from 2018 to week 23 of 2026`. */
export function inSpan(weeks: readonly Week[]): string {
  return `${weeks[0]?.year === weeks.at(-1)?.year ? 'in' : 'from'} ${spanWords(weeks)}`
}
