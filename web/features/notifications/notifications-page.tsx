import { useState } from 'react'
import type {
  listNotifications,
  markAllRead,
  NotificationRow,
} from '#contract/notifications/notifications.ts'
import { AnswerFailure } from '#web/kit/answer-failure.tsx'
import { Button } from '#web/kit/button.tsx'
import { Pager } from '#web/kit/records/pager.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { Loading } from '#web/kit/state-message.tsx'
import { ask } from '#web/queries/ask.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { type ChangeNotifications, useChange } from './change-notifications.ts'
import { NotificationItem } from './notification-item.tsx'
import classes from './notifications.module.css'

const SIZE = 20

const FILTERS = [
  { status: 'all', label: 'All' },
  { status: 'unread', label: 'Unread' },
  { status: 'read', label: 'Read' },
] as const

type Status = (typeof FILTERS)[number]['status']

interface NotificationsPageProps {
  /** Buttons beside the heading. */
  readonly actions?: React.ReactNode
}

/** What somebody was told (specification of accounts §2): all, unread or read ones, newest first. */
export default function NotificationsPage({ actions }: NotificationsPageProps) {
  const [status, setStatus] = useState<Status>('all')
  const [page, setPage] = useState(1)
  const list = useAnswer<typeof listNotifications>(
    `/notifications?status=${status}&size=${SIZE}&page=${page}`,
  )
  const change = useChange(list.reload)
  const choose = (next: Status) => {
    setPage(1)
    setStatus(next)
  }
  const rows = list.status === 'ready' ? list.value.results : []
  return (
    <>
      <RecordsHead
        title="Notifications"
        lead="Decisions on what you submitted, security of your account, and what you chose in your settings."
        actions={
          <>
            <Button
              disabled={!rows.some(({ seen }) => !seen)}
              onClick={() => change(() => ask<typeof markAllRead>('POST', '/notifications/read-all'))}
            >
              Mark all as read
            </Button>
            {actions}
          </>
        }
      />
      <fieldset className={classes.filters}>
        <legend className="sr-only">Which notifications</legend>
        {FILTERS.map((filter) => (
          <Button
            key={filter.status}
            aria-pressed={filter.status === status}
            onClick={() => choose(filter.status)}
          >
            {filter.label}
          </Button>
        ))}
      </fieldset>
      {list.status === 'loading' && <Loading what="your notifications" />}
      {list.status === 'failed' && (
        <AnswerFailure
          title="Your notifications could not be loaded."
          error={list.error}
          onRetry={async () => {
            setPage(1)
            await list.reload()
          }}
        />
      )}
      {list.status === 'ready' && rows.length === 0 && (
        <p className={classes.empty}>No pending Notifications!!!</p>
      )}
      <Items rows={rows} onChange={change} />
      {list.status === 'ready' && list.value.count > SIZE && (
        <Pager what="notifications" {...{ page, size: SIZE }} count={list.value.count} onPage={setPage} />
      )}
    </>
  )
}

function Items(props: { readonly rows: readonly NotificationRow[]; readonly onChange: ChangeNotifications }) {
  const groups = [
    { title: 'Unread', rows: props.rows.filter(({ seen }) => !seen) },
    { title: 'Past', rows: props.rows.filter(({ seen }) => seen) },
  ]
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => (
      <section key={title} aria-label={title}>
        <h2 className={classes.group}>{title}</h2>
        <ul className={classes.list}>
          {rows.map((row) => (
            <NotificationItem key={row.id} row={row} onChange={props.onChange} />
          ))}
        </ul>
      </section>
    ))
}
