import { includesRole, ROLES, type Role } from '#domain/account/role.ts'
import type { SqlRunner, SqlValue } from '#server/platform/database/database.ts'

/** The choice that decides whether a kind is made, with what holds for those who never chose (specification of accounts §3). */
interface Choice {
  readonly key: string
  readonly unlessChosen: boolean
}

/** Every kind of message. Without a choice it is always made: what concerns one's own things or one's own security. */
const KINDS = {
  /** A What's New entry. */
  update: { key: 'updates', unlessChosen: true },
  /** Somebody registered; for administrators. */
  'new-user': { key: 'newUser', unlessChosen: true },
  /** Somebody asks for a public dashboard; for those who decide. */
  'dashboard-request': { key: 'customDashboard', unlessChosen: false },
  /** Something that another administrator did. */
  'admin-activity': { key: 'adminActivities', unlessChosen: true },
  /** A plugin waits for review; for those who decide. */
  'plugin-request': { key: 'plugins', unlessChosen: false },
  'dashboard-decision': null,
  'plugin-decision': null,
  /** A remark on something that one submitted. */
  comment: null,
  /** Password changed, new device, role changed. */
  security: null,
} as const satisfies Record<string, Choice | null>

export type NotificationKind = keyof typeof KINDS

/** One message for one person or for many. */
export interface NewNotification {
  /** Ids of accounts, everybody with a role or a higher one, or everybody. */
  readonly to: number | readonly number[] | Role | 'everybody'
  /** Not told, even when `to` includes them: whoever did it. */
  readonly except?: number
  readonly kind: NotificationKind
  /** A short line, plain text. */
  readonly title: string
  /** The rest, plain text. */
  readonly text?: string
  /** Path of the thing on this site: `/account#/savedDashboards`. */
  readonly link?: string
}

/**
 * Tells people something on their notifications page, each by their own choices. Give it the transaction of the thing
 * itself. One statement, whatever the number of people; gives how many were told.
 */
export async function notify(transaction: SqlRunner, message: NewNotification): Promise<number> {
  const choice: Choice | null = KINDS[message.kind]
  const parameters: SqlValue[] = [
    message.kind,
    message.title.slice(0, 200),
    (message.text ?? '').slice(0, 2000),
    message.link ?? '',
    message.except ?? 0,
    choice?.key ?? '',
    String(choice?.unlessChosen ?? true),
    ...audienceOf(message.to).parameters,
  ]
  const told = await transaction.query<{ id: number }>(
    `insert into notification (user_id, kind, title, text, link)
     select t.id, $1, $2, $3, $4 from account t
     where t.is_active and t.id <> $5::int and ${audienceOf(message.to).sql}
       and ($6 = '' or coalesce(t.preferences -> 'notifications' ->> $6, $7) = 'true')
     order by t.id returning id`,
    parameters,
  )
  return told.length
}

function audienceOf(to: NewNotification['to']): { readonly sql: string; readonly parameters: SqlValue[] } {
  if (to === 'everybody') return { sql: 'true', parameters: [] }
  if (typeof to === 'string') {
    return {
      sql: 't.role = any($8::text[])',
      parameters: [ROLES.filter((role) => includesRole(role, to))],
    }
  }
  return { sql: 't.id = any($8::int[])', parameters: [typeof to === 'number' ? [to] : to] }
}
