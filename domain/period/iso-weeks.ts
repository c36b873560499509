/**
 * 52 or 53: weeks of a year that run from Monday and belong to the year of their Thursday. A year has 53 when it begins or
 * ends on a Thursday. Source: ISO 8601.
 */
export function weeksIn(year: number): number {
  return lastWeekday(year) === 4 || lastWeekday(year - 1) === 3 ? 53 : 52
}

/** Day of the week of 31 December, Sunday 0. */
function lastWeekday(year: number): number {
  return (year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)) % 7
}
