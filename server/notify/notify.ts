import type { Capability } from '#domain/account/capability.ts'
import { DEFAULT_PREFERENCES, type LetterKind, type NotificationKind } from '#domain/account/preferences.ts'
import { type AccountCondition, holdsEverywhere } from '#server/identity/capability-holders.ts'
import type { SqlRunner, SqlValue } from '#server/platform/database/database.ts'
import type { Message, Value } from '#domain/message/message.ts'
import type { MessageSubject } from './message-subject.ts'

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
  /** Somebody sent something in; for those who answer. */
  inquiry: 'adminActivities',
  'dashboard-decision': null,
  'plugin-decision': null,
  /** Something in the reading room waits, or was reported; for those who decide. */
  'reading-request': 'adminActivities',
  'reading-decision': null,
  /** Somebody offers a front of the site; for those who apply one. */
  'front-request': 'adminActivities',
  'front-decision': null,
  /** Figures were submitted; for those who publish. */
  'figures-request': 'adminActivities',
  'figures-decision': null,
  /** What one repeats was read from another server. */
  'figures-pulled': null,
  /** Figures that one has to enter are due soon, or late. */
  'entry-due': null,
  /** Figures that one quotes in documents were revised. */
  'figure-revised': null,
  /** An answer to what one wrote in the reading room. */
  answer: null,
  /** A comment was reported; for those who decide. */
  'comment-report': 'customDashboard',
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
  /** A short line. It is kept as a value and said in the language of whoever reads it. */
  readonly title: Value
  /** The rest. */
  readonly text?: Value
  /** Path of the thing on this site: `/account#/savedDashboards`. */
  readonly link?: string
  /** For what may happen many times a day: while it is unread it becomes one message with those of the same kind and day. */
  readonly gathered?: Gathered
  /**
   * The subject of a decision that it asks for: it takes the place of earlier messages about the same. A
   * gathered message is about several.
   */
  readonly about?: MessageSubject
}

interface Gathered {
  /** The subject of this one, in the list of all. */
  readonly name: Value
  /** Title of several, whose value `count` becomes their number. */
  readonly title: Message
}

/**
 * A person who decides on a request is told of it unless they chose not to be; else it would wait unseen
 * (docs/decisions, accounts).
 */
const TOLD_AT_FIRST: readonly MessageKind[] = [
  'comment-report',
  'dashboard-request',
  'plugin-request',
  'inquiry',
  'reading-request',
  'front-request',
  'figures-request',
]

/** The messages that go out as letters too, as often as each person chose. */
const IN_LETTERS: Readonly<Partial<Record<MessageKind, LetterKind>>> = {
  'dashboard-request': 'requests',
  'plugin-request': 'requests',
  inquiry: 'requests',
  'reading-request': 'requests',
  'front-request': 'requests',
  'figures-request': 'requests',
  'entry-due': 'requests',
  'figure-revised': 'decisions',
  'dashboard-decision': 'decisions',
  'plugin-decision': 'decisions',
  'reading-decision': 'decisions',
  'front-decision': 'decisions',
  'figures-decision': 'decisions',
}

/** Seven in the morning in Nigeria, today or tomorrow. */
const NEXT_MORNING = `(date_trunc('day', now() at time zone 'UTC' - interval '6 hours') + interval '30 hours') at time zone 'UTC'`

/** So many names are written out. */
const NAMED = 10

/** The text of several: a message of their names. */
const SEVERAL = `jsonb_build_object('kind', 'message', 'id', 'told.gathered', 'values', jsonb_build_object(
    'names', jsonb_build_object('kind', 'list', 'word', 'none',
      'items', jsonb_path_query_array(names, '$[0 to ${NAMED - 1}]')),
    'more', greatest(jsonb_array_length(names) - ${NAMED}, 0)))`

const DAY = "date_trunc('day', {} at time zone 'UTC' + interval '1 hour')"
const TODAY = `${DAY.replace('{}', 'm.created_at')} = ${DAY.replace('{}', 'now()')}`

/**
 * Tells people something on their notifications page, each by their own choices. Give it the transaction of
 * the thing itself. One statement, whatever the number of people; gives how many were told. A gathered
 * message takes the place of the unread message that it becomes one with, so that it is the newest, and so
 * does a message about one thing. A message that goes out as a letter too is due from here on
 * (`server/features/notifications/`).
 */
export async function notify(transaction: SqlRunner, message: NewNotification): Promise<number> {
  const choice = KINDS[message.kind]
  const isUsual =
    choice === null || TOLD_AT_FIRST.includes(message.kind) || DEFAULT_PREFERENCES.notifications[choice]
  const about = message.gathered ? undefined : message.about
  const letter = IN_LETTERS[message.kind]
  const audience = audienceOf(message.to)
  const parameters: SqlValue[] = [
    message.kind,
    JSON.stringify(message.title),
    JSON.stringify(message.text ?? ''),
    message.link ?? '',
    message.except ?? 0,
    choice ?? '',
    String(isUsual),
    message.gathered ? JSON.stringify(message.gathered.name) : null,
    JSON.stringify(message.gathered?.title ?? ''),
    about?.kind ?? null,
    about?.id ?? null,
    letter ?? null,
    letter ? DEFAULT_PREFERENCES.letters[letter] : '',
    ...audience.parameters,
  ]
  const told = await transaction.query<{ id: number }>(
    `with audience as (
       select t.id, coalesce(t.preferences -> 'letters' ->> $12::text, $13) as letter from account t
       where t.is_active and t.id <> $5::int and ${audience.sql}
         and ($6 = '' or coalesce(t.preferences -> 'notifications' ->> $6, $7) = 'true')
     ), taken as (
       delete from notification m using audience a
       where $8::jsonb is not null and m.user_id = a.id and m.kind = $1 and m.names is not null
         and m.read_at is null and ${TODAY}
       returning m.user_id, m.names
     ), replaced as (
       delete from notification m using audience a
       where m.user_id = a.id and m.kind = $1 and m.subject_kind = $10::text and m.subject = $11::int
     ), all_names as (
       select a.id, a.letter, jsonb_build_array($8::jsonb) ||
         coalesce(jsonb_agg(name order by place) filter (where name is not null), '[]') as names
       from audience a left join taken on taken.user_id = a.id
       left join lateral jsonb_array_elements(taken.names) with ordinality earlier (name, place) on true
       group by a.id, a.letter
     )
     insert into notification (user_id, kind, title, text, link, names, subject_kind, subject, letter_at)
     select id, $1,
       case when $8 is null or jsonb_array_length(names) = 1 then $2::jsonb
         else jsonb_set($9::jsonb, '{values,count}', to_jsonb(jsonb_array_length(names))) end,
       case when $8 is null or jsonb_array_length(names) = 1 then $3::jsonb else ${SEVERAL} end,
       $4, case when $8 is not null then names end, $10::text, $11::int,
       case when $12::text is null then null when letter = 'at-once' then now()
         when letter = 'daily' then ${NEXT_MORNING} end
     from all_names order by id returning id`,
    parameters,
  )
  return told.length
}

function audienceOf(to: NewNotification['to']): AccountCondition {
  if (to === 'everybody') return { sql: 'true', parameters: [] }
  if (typeof to === 'object' && 'holding' in to) return holdsEverywhere(to.holding, 14)
  return { sql: 't.id = any($14::int[])', parameters: [typeof to === 'number' ? [to] : to] }
}
