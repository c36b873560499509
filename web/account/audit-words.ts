import type { AuditRow } from '#contract/admin/audit.ts'
import { message, type Value } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'

const AREAS = [
  'access',
  'account',
  'audit',
  'catalogue',
  'dashboard',
  'data',
  'document',
  'entry',
  'figures',
  'finding',
  'front',
  'front-draft',
  'help',
  'inquiry',
  'news',
  'newsletter',
  'platform',
  'plugin',
  'pull',
  'reading',
  'report',
  'session',
  'sign-in',
  'system',
  'tag',
] as const

const VERBS = [
  'added',
  'capability-granted',
  'capability-revoked',
  'changed',
  'deleted',
  'invitation-accepted',
  'invited-again',
  'password-changed',
  'password-forgotten',
  'password-refused',
  'password-reset',
  'recovery-codes-renewed',
  'registered',
  'role-changed',
  'second-factor-changed',
  'exported',
  'approved',
  'declined',
  'publication-asked',
  'taken-down',
  'proposed',
  'published',
  'undone',
  'updated',
  'comment-deleted',
  'commented',
  'begun',
  'reopened',
  'submitted',
  'withdrawn',
  'decided',
  'offered',
  'applied',
  'restored',
  'ordered',
  'sent',
  'settings-changed',
  'removed',
  'repeated',
  'job-tried-again',
  'backup-made',
  'reported',
  'all-ended',
  'ended',
  'proof-given',
  'proof-refused',
  'rejected',
  'refused',
  'email-confirmed',
  'email-changed',
  'enabled',
  'disabled',
  'comment-removed',
  'comment-kept',
  'reactivated',
  'deactivated',
] as const

/** `account.role-changed` → `Account: role changed`; `sign-in` → `Sign in`. A word of an earlier version stands as it is. */
export function actionWords(action: string): Value {
  const [area = '', verb] = action.split('.')
  const knownArea = AREAS.find((word) => word === area)
  const areaWords: Value = knownArea ? message(`audit-actions.area-${knownArea}`) : area
  if (verb === undefined) return areaWords
  const knownVerb = VERBS.find((word) => word === verb)
  return message('audit-actions.pair', {
    area: areaWords,
    verb: knownVerb ? message(`audit-actions.verb-${knownVerb}`) : verb,
  })
}

/** One value that a change touched: what it was and what it became; null where there was none. */
export interface ChangedValue {
  readonly field: string
  readonly before: Value | null
  readonly after: Value | null
}

/** What changed, value by value. Values that are the same before and after are left out. */
export function changedValues({ before, after }: Pick<AuditRow, 'before' | 'after'>): ChangedValue[] {
  const old = membersOf(before)
  const young = membersOf(after)
  const fields = [...new Set([...Object.keys(old), ...Object.keys(young)])]
  return fields.flatMap((field) => {
    const values = { before: valueWords(old[field]), after: valueWords(young[field]) }
    return isSame(old[field], young[field]) ? [] : [{ field: field.replaceAll('_', ' '), ...values }]
  })
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  if (value === null || value === undefined) return {}
  return typeof value === 'object' && !Array.isArray(value) ? { ...value } : { value }
}

/** Values of JSON, of which an absent one is as good as null. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

function valueWords(value: unknown): Value | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'string') return value === '' ? message('audit-actions.empty') : value
  if (typeof value === 'boolean') return message(value ? 'audit-actions.yes' : 'audit-actions.no')
  if (Array.isArray(value)) {
    const entries = value.map((one: unknown) => valueWords(one) ?? '')
    return entries.length === 0 ? message('audit-actions.none') : listOf(entries, 'none')
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
