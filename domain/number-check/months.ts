import { findOutliers } from '#domain/data-quality/outliers.ts'

/** Months of a year by their number, from 1. */
type MonthNumber = number

/** What the counts of twelve months say by themselves. */
export interface MonthsRead {
  readonly total: number
  /** Months with a count. */
  readonly reported: number
  readonly missing: readonly MonthNumber[]
  /** Months that repeat the count of an earlier one, digit by digit, and what they add. */
  readonly repeated: { readonly months: readonly MonthNumber[]; readonly count: number }
  /** Months far above the others, and what they have beyond the usual month. */
  readonly jumps: { readonly months: readonly MonthNumber[]; readonly excess: number }
}

/** Smaller counts can be equal by chance. */
const TELLING = 100

/** Reads the counts of the months of a year; null where none has a count. Source of the jumps: methods §2.2. */
export function readMonths(months: readonly (number | null)[]): MonthsRead | null {
  const present = months.flatMap((value, at) => (value === null ? [] : [{ value, month: at + 1 }]))
  if (present.length === 0) return null
  const repeats = present.filter(
    ({ value, month }) =>
      value >= TELLING && present.some((earlier) => earlier.month < month && earlier.value === value),
  )
  const search = findOutliers(months)
  const jumps =
    search.status === 'ok'
      ? search.outliers.filter(
          ({ value, mz_outlier, mad_extreme, class: grade }) =>
            value > search.median && (mz_outlier || mad_extreme || grade === 'extreme'),
        )
      : []
  return {
    total: present.reduce((sum, { value }) => sum + value, 0),
    reported: present.length,
    missing: months.flatMap((value, at) => (value === null ? [at + 1] : [])),
    repeated: {
      months: repeats.map(({ month }) => month),
      count: repeats.reduce((sum, { value }) => sum + value, 0),
    },
    jumps: {
      months: jumps.map(({ index }) => index + 1),
      excess: jumps.reduce((sum, { value, suggested }) => sum + Math.max(0, value - (suggested ?? value)), 0),
    },
  }
}
