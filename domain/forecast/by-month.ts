import type { Indicator } from '#domain/indicator/indicator.ts'

const OF_A_WEEK = /\(week\)|\bin the week\b/g

/** An indicator of weekly counts under the name that its sums of months have: `Cases (week)` → `Cases (month)`. */
export function byMonth(indicator: Indicator): Indicator {
  const named = (name: string) => name.replace(OF_A_WEEK, (note) => note.replace('week', 'month'))
  return { ...indicator, shortName: named(indicator.shortName), fullName: named(indicator.fullName) }
}
