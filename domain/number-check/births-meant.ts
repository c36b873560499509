import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'

/** Months, counted from the first of the year 0: from the first to the last, both included. */
export interface MonthSpan {
  readonly from: number
  readonly to: number
}

/** The births that a figure of doses is about, beside those of the evidence. */
export interface BirthsMeant {
  readonly dueWeeks: number
  readonly own: MonthSpan
  /** Null where the evidence does not say the months. */
  readonly evidence: MonthSpan | null
  /** Months of birth that both speak of, out of the figure's own. */
  readonly shared: number
  readonly months: number
}

const MONTHS = 12
const WEEKS_IN_MONTH = 365.25 / 12 / 7

/**
 * The months in which children were born whose doses a period counts, when each is given at its age, and the months of birth that
 * the evidence asks about. In whole months.
 */
export function birthsMeant(period: PeriodCode, dueWeeks: number, evidence: Point | null): BirthsMeant {
  const due = Math.round(dueWeeks / WEEKS_IN_MONTH)
  const given = spanOf(period)
  const own = { from: given.from - due, to: given.to - due }
  const asked = evidence && birthsOf(evidence, due)
  const shared = asked ? Math.max(0, Math.min(own.to, asked.to) - Math.max(own.from, asked.from) + 1) : 0
  return { dueWeeks, own, evidence: asked, shared, months: own.to - own.from + 1 }
}

/** The period code of a month that was counted so. */
export function monthCode(month: number): PeriodCode {
  return Math.floor(month / MONTHS) * 1000 + (month % MONTHS) + 1
}

/** A survey names the months of birth; reports and estimates count doses of a year, as the figure does. */
function birthsOf({ coordinates, period }: Point, due: number): MonthSpan | null {
  const { referenceStart, referenceEnd, birthCohort } = coordinates
  if (referenceStart === null || referenceEnd === null) {
    if (birthCohort === null) return null
    return { from: birthCohort * MONTHS, to: birthCohort * MONTHS + MONTHS - 1 }
  }
  const span = { from: spanOf(referenceStart).from, to: spanOf(referenceEnd).to }
  const isOfDoses = periodKind(referenceStart) === 'year' || referenceStart === period
  return isOfDoses ? { from: span.from - due, to: span.to - due } : span
}

function spanOf(period: PeriodCode): MonthSpan {
  const first = periodYear(period) * MONTHS
  const part = period % 1000
  const kind = periodKind(period)
  if (kind === 'year') return { from: first, to: first + MONTHS - 1 }
  if (kind === 'month') return { from: first + part - 1, to: first + part - 1 }
  if (kind === 'quarter') return { from: first + (part - 201) * 3, to: first + (part - 201) * 3 + 2 }
  const month = Math.min(MONTHS - 1, Math.floor(((part - 101) * 7) / 30.44))
  return { from: first + month, to: first + month }
}
