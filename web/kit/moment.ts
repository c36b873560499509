// One clock for everybody, as in the history: two people who speak about one event read the same time.
const NIGERIA = 'Africa/Lagos'
const MOMENT = new Intl.DateTimeFormat('en-NG', {
  timeZone: NIGERIA,
  timeZoneName: 'short',
  hourCycle: 'h23',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const TIME = new Intl.DateTimeFormat('en-NG', {
  timeZone: NIGERIA,
  timeZoneName: 'short',
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
})
const DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: NIGERIA,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** An ISO-8601 moment in West Africa Time, which is said: `21 Nov 2026, 16:04 WAT`; a dash when it is not known. */
export function momentText(iso: string | null | undefined): string {
  return iso ? MOMENT.format(new Date(iso)) : '–'
}

/** The time of day of a moment in West Africa Time, which is said: `16:04 WAT`. */
export function timeText(moment: string | number): string {
  return TIME.format(new Date(moment))
}

/** The day of an ISO-8601 moment in West Africa Time: `21 Nov 2026`; a dash when it is not known. */
export function dayText(iso: string | null | undefined): string {
  return iso ? DAY.format(new Date(iso)) : '–'
}
