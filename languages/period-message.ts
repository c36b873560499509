import { type Form, type Message, message, type Value } from '#domain/message/message.ts'
import { isoPeriod, type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'

const MONTHS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const

/**
 * A period in words, as the label that its source gives it unless the long form is asked for. Years are text: they have
 * no separators.
 */
export function periodMessage(
  period: PeriodCode,
  labels: Readonly<Record<string, string>>,
  form?: Form,
): Value {
  const iso = isoPeriod(period)
  const label = form === 'long' ? undefined : labels[iso]
  if (label !== undefined) return label
  return periodKind(period) === 'year' ? iso : form === 'long' ? longPeriod(period) : shortPeriod(period)
}

function longPeriod(period: PeriodCode): Message {
  const year = String(periodYear(period))
  const part = period % 1000
  if (part < 100) return message('values.month-of-year', { month: monthName(part), year })
  if (part < 200) return message('values.week-of-year', { week: String(part - 100), year })
  return message('values.quarter-of-year', { quarter: String(part - 200), year })
}

function shortPeriod(period: PeriodCode): Message {
  const year = String(periodYear(period))
  const part = period % 1000
  if (part < 100) return message('values.month-of-year', { month: monthShort(part), year })
  if (part < 200) return message('values.week-short', { week: String(part - 100), year })
  return message('values.quarter-short', { quarter: String(part - 200), year })
}

/** The name of a month, 1 to 12. */
export function monthName(month: number): Message {
  return message('values.month', { month: MONTHS[month - 1] ?? '1' })
}

/** The name of a month, 1 to 12, cut to three letters or what the language cuts it to. */
export function monthShort(month: number): Message {
  return message('values.month-short', { month: MONTHS[month - 1] ?? '1' })
}
