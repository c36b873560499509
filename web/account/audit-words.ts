import type { AuditRow } from '#contract/admin/audit.ts'

/** `account.role-changed` → `Account: role changed`; `sign-in` → `Sign in`. */
export function actionText(action: string): string {
  const [area = '', verb] = action.split('.')
  const words = area.replaceAll('-', ' ')
  const start = words.charAt(0).toUpperCase() + words.slice(1)
  return verb === undefined ? start : `${start}: ${verb.replaceAll('-', ' ')}`
}

/** One value that a change touched: what it was and what it became; null where there was none. */
export interface ChangedValue {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

/** What changed, value by value. Values that are the same before and after are left out. */
export function changedValues({ before, after }: Pick<AuditRow, 'before' | 'after'>): ChangedValue[] {
  const old = membersOf(before)
  const young = membersOf(after)
  const fields = [...new Set([...Object.keys(old), ...Object.keys(young)])]
  return fields.flatMap((field) => {
    const values = { before: valueText(old[field]), after: valueText(young[field]) }
    return values.before === values.after ? [] : [{ field: field.replaceAll('_', ' '), ...values }]
  })
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  if (value === null || value === undefined) return {}
  return typeof value === 'object' && !Array.isArray(value) ? { ...value } : { value }
}

function valueText(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'string') return value === '' ? '(empty)' : value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length === 0 ? '(none)' : value.map(valueText).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
