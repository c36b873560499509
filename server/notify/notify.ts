import type { Capability } from '#domain/account/capability.ts'
import { DEFAULT_PREFERENCES, type NotificationKind } from '#domain/account/preferences.ts'
import { type AccountCondition, holdsEverywhere } from '#server/identity/capability-holders.ts'
import type { SqlRunner, SqlValue } from '#server/platform/database/database.ts'

/** Every kind of message with the choice that decides whether it is made; null: always, as it concerns one's own things. */
const KINDS = {
  /** A What's New entry. */
  update: 'updates',
  /** Somebody registered; for administrators. */
  'new-user': 'newUser',
  /** Somebody asks for a public dashboard; for those who decide. */
  'dashboard-request': 'customDashboard',
  /** Something that another administrator did, or the server itself at a start. */
  'admin-activity': 'adminActivities',
  /** A plugin waits for review; for those who decide. */
  'plugin-request': 'plugins',
  'dashboard-decision': null,
  'plugin-decision': null,
  /** A remark on something that one submitted. */
  comment: null,
  /** Password changed, new device, role changed. */
  security: null,
} as const satisfies Record<string, NotificationKind | null>

export type MessageKind = keyof typeof KINDS

/** One message for one person or for many. */
export interface NewNotification {
  /** Ids of accounts, everybody who may do something everywhere, or everybody. */
  readonly to: number | readonly number[] | { readonly holding: Capability } | 'everybody'
  /** Not told, even when `to` includes them: whoever did it. */
  readonly except?: number
  readonly kind: MessageKind
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
  const choice = KINDS[message.kind]
  const parameters: SqlValue[] = [
    message.kind,
    message.title.slice(0, 200),
    (message.text ?? '').slice(0, 2000),
    message.link ?? '',
    message.except ?? 0,
    choice ?? '',
    String(choice === null || DEFAULT_PREFERENCES.notifications[choice]),
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

function audienceOf(to: NewNotification['to']): AccountCondition {
  if (to === 'everybody') return { sql: 'true', parameters: [] }
  if (typeof to === 'object' && 'holding' in to) return holdsEverywhere(to.holding, 8)
  return { sql: 't.id = any($8::int[])', parameters: [typeof to === 'number' ? [to] : to] }
}
