const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** An ISO-8601 moment in the reader's own time zone: `21 Nov 2026, 16:04`. */
export function momentText(iso: string): string {
  return MOMENT.format(new Date(iso))
}

/** The day of an ISO-8601 moment in the reader's own time zone: `21 Nov 2026`; a dash when it is not known. */
export function dayText(iso: string | null | undefined): string {
  return iso ? DAY.format(new Date(iso)) : '–'
}
