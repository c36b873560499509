import type { NotificationRow } from '#contract/notifications/notifications.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { ListedRecords } from '#web/kit/records/listed-records.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { change } from '#web/queries/change.ts'
import { FRESH } from '#web/queries/use-answer.ts'
import { useList } from '#web/queries/use-list.ts'
import { useNarrowing } from '#web/queries/use-narrowing.ts'
import { changeNotifications } from './change-notifications.ts'
import { NotificationItem } from './notification-item.tsx'

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
  const { narrowed, narrow, turnTo } = useNarrowing({ status: FILTERS[0].status as Status, page: 1 })
  const list = useList('GET /notifications', { ...narrowed, size: SIZE }, turnTo, FRESH)
  const rows = list.status === 'ready' ? list.value.results : []
  return (
    <>
      <RecordsHead
        title="Notifications"
        lead="Decisions on what you submitted, security of your account, and what you chose in your settings. Times are those of Nigeria."
        actions={
          <>
            <Button
              disabled={!rows.some(({ seen }) => !seen)}
              onClick={() => void changeNotifications(() => change('POST /notifications/read-all'))}
            >
              Mark all as read
            </Button>
            {actions}
          </>
        }
      />
      <Row as="fieldset" gap={8} below={16}>
        <legend className="sr-only">Which notifications</legend>
        {FILTERS.map((filter) => (
          <Button
            key={filter.status}
            aria-pressed={filter.status === narrowed.status}
            onClick={() => narrow({ status: filter.status })}
          >
            {filter.label}
          </Button>
        ))}
      </Row>
      <ListedRecords
        list={list}
        what="notifications"
        listName="your notifications"
        empty="No pending Notifications!!!"
        onPage={turnTo}
      >
        {(shown) => <Items rows={shown} onReload={list.reload} />}
      </ListedRecords>
    </>
  )
}

interface ItemsProps {
  readonly rows: readonly NotificationRow[]
  readonly onReload: () => Promise<void>
}

function Items({ rows, onReload }: ItemsProps) {
  const groups = [
    { title: 'Unread', rows: rows.filter(({ seen }) => !seen) },
    { title: 'Past', rows: rows.filter(({ seen }) => seen) },
  ]
  return groups
    .filter((group) => group.rows.length > 0)
    .map((group) => (
      <section key={group.title} aria-label={group.title}>
        <Text as="h2" above={20} below={4} size={14}>
          {group.title}
        </Text>
        <Stack as="ul">
          {group.rows.map((row) => (
            <NotificationItem key={row.id} row={row} onReload={onReload} />
          ))}
        </Stack>
      </section>
    ))
}
