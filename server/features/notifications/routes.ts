import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import {
  countUnread,
  deleteNotification,
  listNotifications,
  markAllRead,
  markRead,
  markUnread,
  type NotificationRow,
  notificationRow,
} from '#contract/notifications/notifications.ts'
import type { Language } from '#domain/message/language.ts'
import type { Value } from '#domain/message/message.ts'
import { Problem } from '#domain/problem.ts'
import { languageOf } from '#languages/from-source.ts'
import { keptWords } from '#server/notify/kept-words.ts'
import type { Database, SqlRunner } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { answerList, type ListTable } from '#server/platform/listing/list-table.ts'
import { wireTime } from '#server/platform/listing/wire-text.ts'
import { Where } from '#server/platform/listing/where.ts'
import { notificationLetters } from './send-letters.ts'

interface StoredNotification {
  readonly id: number
  readonly kind: string
  readonly title: Value
  readonly text: Value
  readonly link: string
  readonly created_at: Date
  readonly read_at: Date | null
  readonly request: string
  readonly request_id: string
  readonly request_version: number | null
  readonly decided_by: string
  readonly decided_at: Date | null
}

/** A request stands where its review does; a deleted thing waits nowhere. */
const REQUEST = `case when t.subject is null then ''
    when r.state is null or t.subject_kind = 'document' and d.id is null then 'withdrawn'
    when r.state = 'submitted' and r.version > r.asked_version then 'changed'
    when r.state = 'submitted' then 'waiting'
    when r.state = 'draft' then 'withdrawn' else r.state end`

const notificationsIn = ({ text: say }: Language): ListTable<StoredNotification, NotificationRow> => ({
  name: 'notifications',
  wire: notificationRow,
  columns: `t.id, t.kind, t.title, t.text, t.link, t.created_at, t.read_at, ${REQUEST} as request,
    coalesce(d.public_id, t.subject::text, '') as request_id, r.version as request_version,
    coalesce(a.display_username, '') as decided_by, case when r.state <> 'submitted' then r.decided_at end as decided_at`,
  from: `notification t
    left join review r on r.subject_kind = t.subject_kind and r.subject = t.subject
    left join live_document d on t.subject_kind = 'document' and d.id = t.subject
    left join account a on a.id = r.decided_by`,
  toRow: ({ id, kind, title, text, link, created_at, read_at, decided_at, ...request }) => ({
    ...{ id, kind, link, title: say(keptWords(title)), text: say(keptWords(text)) },
    datetime: wireTime(created_at),
    seen: read_at !== null,
    request: request.request,
    request_id: request.request_id,
    request_version: request.request_version,
    decided_by: request.decided_by,
    decided_at: wireTime(decided_at),
  }),
})

const READ = { all: 'true', unread: 't.read_at is null', read: 't.read_at is not null' } as const

/** A person's notifications: shown, marked and removed for oneself alone. `server/notify` makes them. */
function serveNotifications(app: FastifyInstance, { accounts }: Services): void {
  const { database } = accounts
  serve(app, listNotifications, (call) => {
    const { query, url } = call
    const where = new Where().ids('t.user_id', [signedIn(call).id], 'int').and(READ[query.status])
    const ordering =
      query.ordering.length > 0 ? query.ordering : ([{ field: 'id', descending: true }] as const)
    return answerList(database, notificationsIn(languageOf(query.lang)), where, { ...query, ordering }, url)
  })
  serve(app, countUnread, (call) => unreadOf(database, signedIn(call).id))
  const changes = [
    { endpoint: markRead, sql: 'update notification set read_at = coalesce(read_at, now())' },
    { endpoint: markUnread, sql: 'update notification set read_at = null' },
    { endpoint: deleteNotification, sql: 'delete from notification' },
  ] as const
  for (const { endpoint, sql } of changes) {
    serve(app, endpoint, (call) => changeOne(database, signedIn(call).id, call.path.id, sql))
  }
  serve(app, markAllRead, (call) => {
    const { id } = signedIn(call)
    return database.transaction(async (transaction) => {
      await transaction.query(
        'update notification set read_at = now() where user_id = $1 and read_at is null',
        [id],
      )
      return unreadOf(transaction, id)
    })
  })
}

/** Runs one change on a row of this person. Throws `not-found` for rows of others, too. */
async function changeOne(
  database: Database,
  person: number,
  id: number,
  sql: string,
): Promise<{ unread: number }> {
  return database.transaction(async (transaction) => {
    const rows = await transaction.query<{ id: number }>(
      `${sql} where user_id = $1 and id = $2::bigint returning id`,
      [person, id],
    )
    if (rows.length === 0) throw new Problem('not-found', 'This notification is not there any more.')
    return unreadOf(transaction, person)
  })
}

async function unreadOf(store: SqlRunner, person: number): Promise<{ unread: number }> {
  const [row] = await store.query<{ unread: number }>(
    'select count(*) as unread from notification where user_id = $1 and read_at is null',
    [person],
  )
  return { unread: row?.unread ?? 0 }
}

export const notificationsFeature: Feature = {
  routes: serveNotifications,
  jobs: ({ accounts }) => [notificationLetters(accounts)],
}
