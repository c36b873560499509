import { type Message, message } from './message.ts'

const MONTHS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const

/** The name of a month, 1 to 12. */
export function monthName(month: number): Message {
  return message('values.month', { month: MONTHS[month - 1] ?? '1' })
}

/** The name of a month, 1 to 12, cut to three letters or to the language's own short form. */
export function monthShort(month: number): Message {
  return message('values.month-short', { month: MONTHS[month - 1] ?? '1' })
}
