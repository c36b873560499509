import { z } from 'zod'
import { answerLanguage } from '#contract/analysis/answer-language.ts'
import { endpoint } from '#contract/endpoint.ts'
import { tableQuery } from '#contract/listing/list-query.ts'
import { idInPath, noParameters, pageOf, timestamp } from '#contract/listing/page.ts'

export const notificationRow = z.object({
  id: z.int(),
  kind: z.string().meta({ description: 'What it is about: update, dashboard-decision, security, …' }),
  title: z.string(),
  text: z.string(),
  link: z.string().meta({ description: 'Path of the thing on this site; empty: none.' }),
  datetime: timestamp,
  seen: z.boolean(),
  request: z.string().meta({
    description:
      'Where what it asks to decide on stands at this moment: waiting, changed (it waits, and was changed since it was sent), approved, declined or withdrawn; empty: it asks for nothing.',
  }),
  request_id: z.string().meta({ description: 'As the calls that decide on it name it; empty: none.' }),
  request_version: z.int().nullable().meta({
    description: 'What it is now; a decision names it, and 409 says that it changed.',
  }),
  decided_by: z.string().meta({ description: 'Who decided; empty: nobody, or the account is gone.' }),
  decided_at: timestamp,
})

export type NotificationRow = z.output<typeof notificationRow>

const shared = {
  tag: 'Notifications',
  pathParameters: noParameters,
  query: noParameters,
  permission: 'notifications.read',
} as const
const changed = z.object({ unread: z.int().meta({ description: 'How many are unread now.' }) })

export const listNotifications = endpoint({
  ...shared,
  method: 'GET',
  path: '/notifications',
  summary: 'What one was told, newest first',
  query: tableQuery(['id'], {
    status: z.enum(['all', 'unread', 'read']).default('all').meta({ description: 'all, unread or read.' }),
    lang: answerLanguage,
  }),
  answer: pageOf(notificationRow),
  problems: ['invalid-input', 'page-too-large', 'not-signed-in', 'not-found'],
  csv: true,
})

export const countUnread = endpoint({
  ...shared,
  method: 'GET',
  path: '/notifications/unread-count',
  summary: 'How many are unread',
  answer: changed,
  problems: ['not-signed-in'],
})

const one = {
  ...shared,
  method: 'POST',
  pathParameters: idInPath,
  answer: changed,
  problems: ['invalid-input', 'not-signed-in', 'not-found'],
} as const

export const markRead = endpoint({ ...one, path: '/notifications/{id}/read', summary: 'Mark one as read' })
export const markUnread = endpoint({
  ...one,
  path: '/notifications/{id}/unread',
  summary: 'Mark one as unread',
})
export const deleteNotification = endpoint({
  ...one,
  method: 'DELETE',
  path: '/notifications/{id}',
  summary: 'Remove one',
})

export const markAllRead = endpoint({
  ...shared,
  method: 'POST',
  path: '/notifications/read-all',
  summary: 'Mark all as read',
  answer: changed,
  problems: ['not-signed-in'],
})
