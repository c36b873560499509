import { NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { listOf, percentage, whole } from '#domain/message/value.ts'
import { periodKind } from '#domain/period/period.ts'
import { apart, type Cause, explaining, inWords, type Tried } from './cause.ts'

const MONTHS = 12
/** The counts of months may differ from a total by rounding and late reports. */
const SAME_TOTAL = 0.01
/** A figure this many times the evidence looks as if each count were in it twice. */
const TWICE = [1.9, 2.1] as const
/** As large a share of all doses may well have gone to children from elsewhere. */
const FROM_ELSEWHERE = 0.1

/** The counts do not give the figure, or the months do not give the counts; null where they do, or too little is given. */
export function arithmetic(tried: Tried): Cause | null {
  const { asked, own, targets, months } = tried
  const found = (key: 'quotient' | 'total', values: { readonly a: Value; readonly b: Value }) =>
    ({ id: 'arithmetic', verdict: 'likely', found: message(`check.arithmetic-${key}`, values) }) as const
  if (targets && !targets.counts.isDerived) {
    const [given] = targets.rows
    if (given && Math.abs(given.value - own.value) > Math.max(0.5, 0.01 * Math.abs(own.value)))
      return found('quotient', { a: inWords(given.value, tried), b: inWords(own.value, tried) })
  }
  const total = asked.numerator
  if (total === null || !months || months.missing.length > 0) return null
  if (Math.abs(months.total - total) <= SAME_TOTAL * total) return null
  return found('total', { a: whole(months.total), b: whole(total) })
}

/** The people that the count is divided by are too few, or too many. */
export function target(tried: Tried): Cause | null {
  const { own, expected, targets, standing } = tried
  if (expected === null) return null
  const isAbove = own.value > expected
  const id = isAbove ? 'target-small' : 'target-large'
  if (!targets) return { id, verdict: 'needs_counts', found: message('check.target-needs') }
  const others = targets.rows.flatMap(({ population, value }) =>
    typeof population === 'string' ? [] : [value],
  )
  if (others.length === 0) return { id, verdict: 'open', found: message('check.target-none') }
  const [lowest, highest] = [Math.min(...others), Math.max(...others)]
  const explained = isAbove ? own.value - lowest : highest - own.value
  const gap = Math.abs(own.value - expected)
  const verdict =
    standing.against === 'same' || standing.against === 'chance' ? 'no' : explaining(explained, gap)
  const count = others.length
  return {
    id,
    verdict,
    found: message(explained > 0 ? 'check.target-tried' : 'check.target-no', {
      count,
      lowest: inWords(lowest, tried),
      highest: inWords(highest, tried),
      explained: apart(Math.max(0, explained), tried),
    }),
  }
}

/** The same count entered in two months, or by a facility and its area. */
export function twice(tried: Tried): Cause | null {
  const { asked, own, expected, months, kind } = tried
  if (periodKind(asked.period) !== 'year') return null
  const id = kind === 'doses' ? 'twice' : 'counted-twice'
  if (!months) return { id, verdict: 'needs_months', found: message('check.twice-needs') }
  const { repeated, total } = months
  if (repeated.months.length > 0 && total > 0) {
    const explained = (own.value * repeated.count) / total
    return {
      id,
      verdict: expected === null ? 'open' : explaining(explained, own.value - expected),
      found: message('check.twice-found', {
        months: monthList(repeated.months),
        count: repeated.months.length,
        without: inWords(own.value - explained, tried),
      }),
    }
  }
  const times = expected === null || expected === 0 ? 0 : own.value / expected
  const isDouble = times >= TWICE[0] && times <= TWICE[1]
  return {
    id,
    verdict: isDouble ? 'partly' : 'unlikely',
    found: message(isDouble ? 'check.twice-double' : 'check.twice-none'),
  }
}

/** Doses of a campaign or to older children among those of the routine. */
export function campaign(tried: Tried): Cause | null {
  const { asked, own, expected, months } = tried
  if (periodKind(asked.period) !== 'year') return null
  if (!months) return { id: 'campaign', verdict: 'needs_months', found: message('check.campaign-needs') }
  const { jumps, total } = months
  if (jumps.months.length === 0 || total <= 0)
    return { id: 'campaign', verdict: 'unlikely', found: message('check.campaign-none') }
  const explained = (own.value * jumps.excess) / total
  return {
    id: 'campaign',
    verdict: expected === null ? 'open' : explaining(explained, own.value - expected),
    found: message('check.campaign-found', {
      months: monthList(jumps.months),
      count: jumps.months.length,
      without: inWords(own.value - explained, tried),
    }),
  }
}

/** People who come from other places to the facilities of this one, or go to those of others. */
export function elsewhere(tried: Tried): Cause | null {
  const { asked, own, expected } = tried
  if (expected === null || own.value <= 0) return null
  const isNation = asked.location.id === NATION
  if (isNation) return { id: 'elsewhere', verdict: 'no', found: message('check.elsewhere-nation') }
  const isAbove = own.value > expected
  const share = isAbove ? 1 - expected / own.value : 1 - own.value / expected
  const verdict = share <= FROM_ELSEWHERE ? 'partly' : 'unlikely'
  return {
    id: 'elsewhere',
    verdict,
    found: message('check.elsewhere-share', {
      share: percentage(100 * share),
      side: isAbove ? 'above' : 'below',
      place: asked.location.level === 4 ? 'wards' : 'lgas',
    }),
  }
}

/** Reports that have not come. */
export function monthsMissing(tried: Tried): Cause | null {
  const { asked, own, expected, months, impossible } = tried
  if (periodKind(asked.period) !== 'year') return null
  const isAbove = expected !== null && own.value > expected
  if (isAbove) {
    const what = impossible === 'above_whole' ? 'whole' : 'evidence'
    return { id: 'months-missing', verdict: 'no', found: message('check.missing-above', { what }) }
  }
  if (!months) return { id: 'months-missing', verdict: 'needs_months', found: message('check.missing-needs') }
  const { missing, reported } = months
  if (missing.length === 0)
    return { id: 'months-missing', verdict: 'no', found: message('check.missing-none') }
  const filled = (own.value * MONTHS) / reported
  return {
    id: 'months-missing',
    verdict: expected === null ? 'open' : explaining(filled - own.value, expected - own.value),
    found: message('check.missing-found', {
      months: monthList(missing),
      count: missing.length,
      filled: inWords(filled, tried),
    }),
  }
}

function monthList(months: readonly number[]): Value {
  return listOf(months.map((month) => message('check.month', { month: `${month}` as MonthName })))
}

type MonthName = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12'
