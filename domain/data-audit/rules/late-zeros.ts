import type { Point } from '#domain/observation/point.ts'
import { periodKind } from '#domain/period/period.ts'
import { median } from '#domain/statistics/median.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { aCase } from '../a-case.ts'
import type { AuditRule } from '../audit-rule.ts'

/** So many weeks or months before and after a zero tell what was usual. */
const REACH = 3
/** Where so many a week are usual, none in one week is a report that came late. */
const USUAL = 50

/** In the middle of an outbreak no week is without a case: a zero between large counts stands for a report that was late. */
export const lateZeros: AuditRule = ({ lines, indicator, point }) => {
  if (figureUnit(indicator) !== 'count') return { checked: 0, cases: [] }
  let checked = 0
  const cases = lines.flatMap(({ rows }) => {
    const counts = rows.map(point).filter(({ period }) => periodKind(period) !== 'year')
    return counts.flatMap((one, index) => {
      const usual = usualAround(counts, index)
      if (usual === null) return []
      checked += 1
      if (one.value !== 0 || usual < USUAL) return []
      return [aCase('medium', 'zero', [one], { value: 0, usual })]
    })
  })
  return { checked, cases }
}

/** The middle of the counts around one, zeros left out; null at the ends of a series and beside years. */
function usualAround(counts: readonly Point[], index: number): number | null {
  const [before, after] = [
    counts.slice(Math.max(0, index - REACH), index),
    counts.slice(index + 1, index + 1 + REACH),
  ]
  if (before.length < REACH || after.length < REACH) return null
  const known = [before, after].map((side) => side.map(({ value }) => value).filter((value) => value > 0))
  const [left = [], right = []] = known
  if (left.length === 0 || right.length === 0) return null
  return Math.min(median(left), median(right))
}
