import type { NotificationRow } from '#contract/notifications/notifications.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { ListedRecords } from '#web/kit/records/listed-records.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'
import { FRESH } from '#web/queries/use-answer.ts'
import { useList } from '#web/queries/use-list.ts'
import { useNarrowing } from '#web/queries/use-narrowing.ts'
import { changeNotifications } from './change-notifications.ts'
import { NotificationItem } from './notification-item.tsx'

const SIZE = 20

const STATUSES = ['all', 'unread', 'read'] as const

type Status = (typeof STATUSES)[number]

interface NotificationsPageProps {
  /** Buttons beside the heading. */
  readonly actions?: React.ReactNode
}

/** What somebody was told (specification of accounts §2): all, unread or read ones, newest first. */
export default function NotificationsPage({ actions }: NotificationsPageProps) {
  const { text, code } = useLanguage()
  const { narrowed, narrow, turnTo } = useNarrowing({ status: STATUSES[0] as Status, page: 1 })
  const list = useList('GET /notifications', { ...narrowed, size: SIZE, lang: code }, turnTo, FRESH)
  const rows = list.status === 'ready' ? list.value.results : []
  return (
    <>
      <RecordsHead
        title={text(message('notifications.heading'))}
        lead={text(message('notifications.lead'))}
        actions={
          <>
            <Button
              disabled={!rows.some(({ seen }) => !seen)}
              onClick={() => void changeNotifications(() => change('POST /notifications/read-all'))}
            >
              {text(message('notifications.mark-all'))}
            </Button>
            {actions}
          </>
        }
      />
      <Row as="fieldset" gap={8} below={16}>
        <legend className="sr-only">{text(message('notifications.which'))}</legend>
        {STATUSES.map((status) => (
          <Button key={status} aria-pressed={status === narrowed.status} onClick={() => narrow({ status })}>
            {text(message('notifications.of-status', { status }))}
          </Button>
        ))}
      </Row>
      <ListedRecords
        list={list}
        what={message('notifications.plural')}
        listName={message('notifications.yours')}
        empty={text(message('notifications.none'))}
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
  const { text } = useLanguage()
  const groups = (['no', 'yes'] as const).map((seen) => ({
    title: text(message('notifications.group', { seen })),
    rows: rows.filter((row) => row.seen === (seen === 'yes')),
  }))
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
