import { periodKind } from '#domain/period/period.ts'
import { aCase } from '../a-case.ts'
import type { AuditRule } from '../audit-rule.ts'

/** So many figures of a series that are all one number are no measurements. */
const LEAST_VALUES = 10

/** A series moves: one that has the same figure year after year is an assumption. Nothing and everybody may well stay. */
export const constant: AuditRule = ({ lines, indicator, point }) => {
  let checked = 0
  const cases = lines.flatMap(({ rows }) => {
    if (rows.length < LEAST_VALUES) return []
    const years = rows
      .map(point)
      .filter(({ period, flags }) => periodKind(period) === 'year' && !flags.includes('projection'))
    const last = years.at(-1)
    if (!last || years.length < LEAST_VALUES) return []
    checked += 1
    const isBound = last.value === 0 || (indicator.factor === 2 && last.value === 100)
    if (isBound || years.some(({ value }) => value !== last.value)) return []
    return [aCase('medium', 'series', years.toReversed(), { value: last.value, values: years.length })]
  })
  return { checked, cases }
}
