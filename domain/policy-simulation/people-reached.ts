import type { Estimate } from './intervention.ts'

/** How many more people would be covered, with the bounds that the interval of the coverage gives; none without one. */
export interface PeopleReached {
  readonly value: number
  readonly lower: number | null
  readonly upper: number | null
}

/** People who would be reached if coverage rose from `from` to `to` (percent) of `people`. Where coverage stays, nobody. */
export function peopleReached(from: Estimate, to: number, people: number): PeopleReached {
  const more = (coverage: number | null) => (coverage === null ? null : ((to - coverage) / 100) * people)
  if (to === from.value) return { value: 0, lower: 0, upper: 0 }
  return { value: more(from.value) ?? 0, lower: more(from.upper), upper: more(from.lower) }
}

/** The cost of reaching them at a price for each, and for each death averted; null where no death is. */
export function costOf(reached: number, unitCost: number, averted: number | null) {
  const total = reached * unitCost
  return { total, perDeath: averted === null || averted <= 0 ? null : total / averted }
}
