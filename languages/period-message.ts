import { monthName, monthShort } from '#domain/message/month-name.ts'
import { type Form, type Message, message, type Value } from '#domain/message/message.ts'
import { isoPeriod, type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'

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
