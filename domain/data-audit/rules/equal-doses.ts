import type { Point } from '#domain/observation/point.ts'
import { periodKind } from '#domain/period/period.ts'
import { aCase } from '../a-case.ts'
import type { AuditRule } from '../audit-rule.ts'
import { figuresBeside } from './figures-beside.ts'

/** So many months one after the other in which two vaccines were given to exactly as many ask for a reason. */
const LEAST_MONTHS = 6

/**
 * Months on end in which a place reports exactly as many doses of two vaccines. They are given at one visit, so that it can be right; it can
 * also be one column written twice. One case for each place.
 */
export const equalDoses: AuditRule = ({ indicator, reference, wholes, lines, point }) => {
  const pairs = reference.curation.sharePairs.filter(
    ({ kind, second }) => kind === 'one_visit' && second === indicator.id,
  )
  let checked = 0
  const cases = pairs.flatMap(({ first }) => {
    const known = figuresBeside(wholes, first)
    return lines.flatMap(({ rows }) => {
      const months = rows.map(point).filter(({ period }) => periodKind(period) === 'month')
      const both = months.flatMap((one) => {
        const other = known.figureAt(one)
        return other && dosesOf(one) > 0 ? [{ one, other }] : []
      })
      checked += both.length
      const equal = longestRun(both.map(({ one, other }) => (dosesOf(one) === dosesOf(other) ? one : null)))
      const last = equal.at(-1)
      if (!last || equal.length < LEAST_MONTHS) return []
      const numbers = { value: last.value, first, months: equal.length, of: both.length }
      const points = equal.toReversed()
      return [aCase('low', 'months', points, numbers, { explanation: 'one_visit' })]
    })
  })
  return { checked, cases }
}

/** The longest stretch without a gap. */
function longestRun(months: readonly (Point | null)[]): readonly Point[] {
  let [best, current]: Point[][] = [[], []]
  for (const month of months) {
    current = month ? [...(current ?? []), month] : []
    if (current.length > (best ?? []).length) best = current
  }
  return best ?? []
}

/** Doses where they are published, else the coverage. */
function dosesOf({ numerator, value }: Point): number {
  return numerator ?? value
}
