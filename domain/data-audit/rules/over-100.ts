import { aCase } from '../a-case.ts'
import type { AuditCase, AuditRule } from '../audit-rule.ts'
import { isShare } from '../quantity.ts'

/** Coverage above 100 of a routine source: more were reached than there should be, so the target population is too low. */
export const over100: AuditRule = (audited) => {
  const { indicator, table, reference } = audited
  if (!isShare(indicator)) return { checked: 0, cases: [] }
  let checked = 0
  const cases: AuditCase[] = []
  for (let row = 0; row < table.length; row++) {
    if (reference.sources.get(table.source[row] ?? 0)?.classification !== 'Routine') continue
    checked += 1
    if ((table.value[row] ?? 0) <= 100) continue
    const point = audited.point(row)
    const explanation = point.flags.includes('over_100') ? ('over_100' as const) : null
    cases.push(aCase('medium', 'coverage', [point], { value: point.value }, { explanation }))
  }
  return { checked, cases }
}
