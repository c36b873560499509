import { monthName } from '#domain/message/month-name.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { decimal, listOf, percentage, periodName, placeName, signed } from '#domain/message/value.ts'
import { type PeriodCode, periodYear } from '#domain/period/period.ts'
import { monthsOf, quarterBefore, yearBefore } from '#domain/period/quarters.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Doubt, QuarterChange } from './quarter-change.ts'
import type { QuarterCount } from './quarter-count.ts'

type Changed = Extract<QuarterChange, { readonly state: 'change' }>

/** `January to March 2022` */
export function quarterSpan(quarter: PeriodCode): Message {
  const [first, , last] = monthsOf(quarter)
  return message('quarters.span', {
    from: monthOf(first),
    to: monthOf(last),
    year: String(periodYear(quarter)),
  })
}

/** `April and May 2022`: the months of an unfinished quarter that have a figure. */
export function monthsSaid({ counts, quarter }: QuarterCount): Message {
  const months = listOf(counts.map(({ period }) => monthOf(period)))
  return message('quarters.months', { months, year: String(periodYear(quarter)) })
}

function monthOf(period: PeriodCode): Message {
  return monthName(period % 1000)
}

/** `vs 2021 Q4`: over a column of changes. */
export function againstHead(quarter: PeriodCode, against: 'before' | 'year'): Message {
  const base = against === 'before' ? quarterBefore(quarter) : yearBefore(quarter)
  return message('quarters.column-against', { quarter: periodName(base) })
}

/** Twice as much and more is told as times, less as a percentage. */
const TIMES = 2

/** For a cell: `+9%`, `× 5.2`, or why there is none. */
export function changeShort(change: QuarterChange): Message {
  if (change.state === 'none') return message('quarters.no-change', { why: change.why })
  if (change.ratio >= TIMES) return message('quarters.times', { times: times(change) })
  return message('quarters.percent', { percent: signed(percentOf(change), 0) })
}

/** Inside a sentence: `9% more than`, `5.2 times as many as`, `as many as`. */
export function changeSaid(change: Changed): Message {
  const percent = percentOf(change)
  if (change.ratio >= TIMES) return message('quarters.times-as-many', { times: times(change) })
  if (percent === 0) return message('quarters.as-many')
  const said = { percent: percentage(Math.abs(percent)) }
  return percent > 0 ? message('quarters.more', said) : message('quarters.fewer', said)
}

function percentOf({ ratio }: Changed): number {
  return Math.round(100 * (ratio - 1))
}

function times({ ratio }: Changed): Value {
  return decimal(ratio, ratio < 100 ? 1 : 0)
}

/** A doubt about a comparison, short: `Kaduna: suspicious in Nov 2021`. */
export function doubtSaid(doubt: Doubt, reference: Pick<ReferenceData, 'locations'>): Message {
  if (doubt.kind === 'reports') {
    return message('quarters.doubt-reports', {
      quarter: periodName(doubt.quarter),
      share: percentage(100 * doubt.share),
    })
  }
  const months = listOf(doubt.months.map((month) => periodName(month)))
  if (doubt.kind === 'few_reports') return message('quarters.doubt-few-reports', { months })
  if (doubt.kind === 'suspicious') return message('quarters.doubt-suspicious', { months })
  const place = placeName(byId(reference.locations, doubt.place))
  return message('quarters.doubt-part', { place, months })
}
