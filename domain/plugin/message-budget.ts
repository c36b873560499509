/** Messages a plugin may send at once, and how many it gains back each second. */
const MOST_AT_ONCE = 120
const EACH_SECOND = 30

/** Counts the messages of a plugin, so that a flood ends it instead of the page. */
export interface MessageBudget {
  /** False when this message is one too many. `now`: milliseconds of any steady clock. */
  take(now: number): boolean
}

/** A full budget. */
export function messageBudget(): MessageBudget {
  let left = MOST_AT_ONCE
  let last: number | null = null
  return {
    take: (now) => {
      const gained = last === null ? 0 : (Math.max(0, now - last) / 1000) * EACH_SECOND
      left = Math.min(MOST_AT_ONCE, left + gained)
      last = now
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
