import { type PeriodCode, periodYear } from '#domain/period/period.ts'

const MONTHS = 12

/**
 * Year of birth of the children whose doses a year counts: those who reached the age at which the dose is due, in completed years.
 * Infants' doses (up to 11 months) of a year are about those born in it, a dose due at 15 months is about those born a year
 * earlier. Source: methods §13.1.
 */
export function cohortOfDoses(period: PeriodCode, dueMonths: number): number {
  return periodYear(period) - Math.floor(dueMonths / MONTHS)
}
