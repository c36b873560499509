import type { Factor } from '#domain/number/factor.ts'
import type { Point } from '#domain/observation/point.ts'
import { mean, sum } from '#domain/statistics/moments.ts'
import { quotient } from '#domain/statistics/quotient.ts'

const LEAST_FOR_MEAN = 9
const WHOLE_YEAR = 12

const MULTIPLIER: Readonly<Record<Factor, number>> = { 1: 1000, 2: 100, 3: 100_000, 4: 1 }

/**
 * The year that months add up to, in the unit of the indicator: shares with parts by the sums of the parts, shares without
 * by the mean of at least 9 months, counts by the sum of all 12. Null for fewer. Source: methods §0 C4.
 */
export function yearFromMonths(points: readonly Point[], factor: Factor): number | null {
  const months = [...new Map(points.map((point) => [point.period, point])).values()]
  if (months.length === 0) return null
  const values = months.map(({ value }) => value)
  if (factor === 4) return months.length === WHOLE_YEAR ? sum(values) : null
  const parts = months.flatMap(({ numerator, denominator }) =>
    numerator === null || denominator === null ? [] : [{ numerator, denominator }],
  )
  if (parts.length < months.length) return months.length >= LEAST_FOR_MEAN ? mean(values) : null
  const share = quotient(sum(parts.map((part) => part.numerator)), sum(parts.map((part) => part.denominator)))
  return share === null ? null : MULTIPLIER[factor] * share
}
