import { aCase } from '../a-case.ts'
import type { AuditRule } from '../audit-rule.ts'
import { isShare } from '../quantity.ts'

/** Coverage above 100 of a routine source: more were reached than there should be, so the target population is too low. */
export const over100: AuditRule = (audited) => {
  const { indicator, table, reference } = audited
  if (!isShare(indicator)) return { checked: 0, cases: [] }
  const rows = Array.from({ length: table.length }, (_, row) => row).filter(
    (row) => reference.sources.get(table.source[row] ?? 0)?.classification === 'Routine',
  )
  const cases = rows
    .map((row) => audited.point(row))
    .filter(({ value }) => value > 100)
    .map((point) => {
      const explanation = point.flags.includes('over_100') ? ('over_100' as const) : null
      return aCase('medium', 'coverage', [point], { value: point.value }, { explanation })
    })
  return { checked: rows.length, cases }
}
