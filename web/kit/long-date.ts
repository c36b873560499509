const MONTH = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })

/**
 * An ISO-8601 moment as a date in long form with an ordinal day: `November 25th 2024`.
 * The day is the one of UTC, so that every reader sees the same date. Empty for text that is no date.
 */
export function longDate(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const day = date.getUTCDate()
  return `${MONTH.format(date)} ${day}${ordinal(day)} ${date.getUTCFullYear()}`
}

function ordinal(day: number): string {
  if (day >= 11 && day <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'
}
