import { weeksIn } from '#domain/period/iso-weeks.ts'

const LAST_WEEK = /^(\d{4})(?:-W|\s*week\s*)53$/i

/** The words after "2021-W53 is not a period": that the year has 52 weeks; empty for all other texts. */
export function whyNoWeek(text: string): string {
  const year = LAST_WEEK.exec(text.trim())?.[1]
  return year !== undefined && weeksIn(Number(year)) === 52 ? `: ${year} has 52 weeks` : ''
}
