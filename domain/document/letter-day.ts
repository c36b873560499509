/** How often letters come. */
export const LETTER_RHYTHMS = ['week', 'month'] as const

export type LetterRhythm = (typeof LETTER_RHYTHMS)[number]

/** Days of a week from Monday; of a month those that every month has. */
export const LETTER_DAYS: Readonly<Record<LetterRhythm, number>> = { week: 7, month: 28 }

/** Before work begins in Nigeria: seven o’clock in West Africa Time, in hours of UTC. */
const HOUR = 6
const DAY_MS = 24 * 60 * 60 * 1000

/** The next morning on which a letter goes out, after `now`: on a day of the week (Monday is 1) or of the month. */
export function nextLetterAt(every: LetterRhythm, day: number, now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR)
  const isDay = (at: number) => {
    const date = new Date(at)
    return every === 'week' ? (date.getUTCDay() || 7) === day : date.getUTCDate() === day
  }
  let at = today
  while (at <= now.getTime() || !isDay(at)) at += DAY_MS
  return new Date(at)
}
