const DAY = 86_400_000
/** Day 0 of the two calendars of spreadsheets; the first counts a 29 February 1900 that never was. */
const FROM_1900 = Date.UTC(1899, 11, 30)
const FROM_1904 = Date.UTC(1904, 0, 1)

/** Formats of days that spreadsheets have of themselves. */
const DAYS = new Set([14, 15, 16, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58])
/** The one of months: `mmm-yy`. */
const MONTH = 17

/** The signs of the first part of a format, without its words, colours and spaces. */
export function signsOf(format: string): string {
  return format.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '').split(';')[0] ?? ''
}

/** True for a format that shows a month and its year without a day. */
export function isMonthFormat(id: number, format: string | undefined): boolean {
  if (format === undefined) return id === MONTH
  const signs = signsOf(format)
  return /m/i.test(signs) && /y/i.test(signs) && !/[dh]/i.test(signs)
}

/** True for a format that shows a day. */
export function isDateFormat(id: number, format: string | undefined): boolean {
  if (format === undefined) return DAYS.has(id)
  const signs = signsOf(format)
  return /d|y/i.test(signs) && !/general|[0#]/i.test(signs)
}

/** A number of days as spreadsheets keep dates, as `2020-01-31` or, shown as a month, `2020-01`. */
export function dateText(days: number, kind: 'day' | 'month', isFrom1904: boolean): string {
  const date = new Date((isFrom1904 ? FROM_1904 : FROM_1900) + Math.floor(days) * DAY)
  if (Number.isNaN(date.getTime())) return String(days)
  return date.toISOString().slice(0, kind === 'month' ? 7 : 10)
}
