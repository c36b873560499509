import { message, type Value } from '#domain/message/message.ts'

/** West Africa Time is one hour ahead of UTC all year round. */
const AHEAD_MS = 60 * 60 * 1000
const DAY_MS = 24 * AHEAD_MS

const MONTH = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })

/** An ISO-8601 moment in West Africa Time: `January 05, 2024 at 10:30am WAT`. Empty for text that is no date. */
export function historyDate(iso: string): Value {
  const moment = Date.parse(iso)
  if (Number.isNaN(moment)) return ''
  const date = new Date(moment + AHEAD_MS)
  const hours = date.getUTCHours()
  const time = `${hours % 12 || 12}:${pad(date.getUTCMinutes())}${hours < 12 ? 'am' : 'pm'}`
  const day = `${MONTH.format(date)} ${pad(date.getUTCDate())}, ${date.getUTCFullYear()}`
  return message('activity.moment', { day, time })
}

/** The day of an ISO-8601 moment in West Africa Time: `5 January 2024`. Empty for text that is no date. */
export function dayInWestAfrica(iso: string): string {
  const moment = Date.parse(iso)
  if (Number.isNaN(moment)) return ''
  const date = new Date(moment + AHEAD_MS)
  return `${date.getUTCDate()} ${MONTH.format(date)} ${date.getUTCFullYear()}`
}

/** A month in words: `2026-11` is `November 2026`. Empty for text that is no month. */
export function monthWords(month: string): string {
  const date = new Date(/^\d{4}-\d{2}$/.test(month) ? `${month}-01T00:00:00Z` : Number.NaN)
  return Number.isNaN(date.getTime()) ? '' : `${MONTH.format(date)} ${date.getUTCFullYear()}`
}

/** The month of a moment in West Africa Time: `2026-11`. */
export function monthOf(moment: Date): string {
  return new Date(moment.getTime() + AHEAD_MS).toISOString().slice(0, 7)
}

/** The moments at which a day begins and ends in West Africa Time, in ISO-8601, the last millisecond included. */
export function boundsOfDay(day: string): { readonly first: string; readonly last: string } {
  const first = Date.parse(`${day}T00:00:00Z`) - AHEAD_MS
  const iso = (moment: number) => new Date(moment).toISOString()
  return { first: iso(first), last: iso(first + DAY_MS - 1) }
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
