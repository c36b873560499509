import { type Message, message, type Value } from '#domain/message/message.ts'
import { periodName } from '#domain/message/value.ts'
import { weekCode } from './epi-week.ts'
import { weeksIn } from '#domain/period/iso-weeks.ts'
import type { WeekCount } from './weekly-counts.ts'

type Week = Pick<WeekCount, 'year' | 'week'>

/** A week of a year, as it stands inside a sentence in the long form. */
export function weekName({ year, week }: Week): Value {
  return periodName(weekCode(year, week))
}

/** The time that weeks cover: `2024`, `weeks 1 to 23 of 2026`, `2018 to week 23 of 2026`. Empty for no weeks. */
export function spanWords(weeks: readonly Week[]): Value {
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last) return ''
  // A year of 53 weeks whose last one was not reported is the year all the same.
  const isWhole = last.week >= weeksIn(last.year) - 1
  if (first.year === last.year) {
    if (first.week === 1 && isWhole) return String(first.year)
    if (first.week === last.week) return message('weeks.one', { week: weekName(first) })
    const [from, to] = [String(first.week), String(last.week)]
    return message('weeks.within', { first: from, last: to, year: String(first.year) })
  }
  const begin = first.week === 1 ? String(first.year) : message('weeks.one', { week: weekName(first) })
  const end = isWhole ? String(last.year) : message('weeks.one', { week: weekName(last) })
  return message('weeks.from-to', { begin, end })
}

/** The same inside a sentence: `in 2024`, `from 2018 to week 23 of 2026`. */
export function inSpan(weeks: readonly Week[]): Message {
  const span = spanWords(weeks)
  return weeks[0]?.year === weeks.at(-1)?.year
    ? message('weeks.in', { span })
    : message('weeks.from', { span })
}
