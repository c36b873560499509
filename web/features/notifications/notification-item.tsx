import {
  IconBell,
  IconClockExclamation,
  IconHistory,
  IconFileUpload,
  IconFlag,
  IconLayoutDashboard,
  IconMail,
  IconMailOpened,
  IconMessage,
  IconPalette,
  IconPlug,
  IconShieldLock,
  IconSparkles,
  IconTrash,
  IconUserPlus,
} from '#web/kit/icons.ts'
import { Link } from 'wouter'
import type { NotificationRow } from '#contract/notifications/notifications.ts'
import { historyDate } from '#domain/activity/west-africa-time.ts'
import { message } from '#domain/message/message.ts'
import { IconButton } from '#web/kit/button.tsx'
import { Box, Row, Text } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'
import { DecideHere } from './decide-here.tsx'
import classes from './notifications.module.css'
import { changeNotifications } from './change-notifications.ts'

const ICONS: Readonly<Record<string, typeof IconBell>> = {
  update: IconSparkles,
  'new-user': IconUserPlus,
  'dashboard-request': IconLayoutDashboard,
  'dashboard-decision': IconLayoutDashboard,
  inquiry: IconMessage,
  'plugin-request': IconPlug,
  'plugin-decision': IconPlug,
  comment: IconMessage,
  'comment-report': IconFlag,
  answer: IconMessage,
  'reading-request': IconMessage,
  'reading-decision': IconMessage,
  'front-request': IconPalette,
  'front-decision': IconPalette,
  'figures-request': IconFileUpload,
  'figures-decision': IconFileUpload,
  'figures-pulled': IconFileUpload,
  'entry-due': IconClockExclamation,
  'figure-revised': IconHistory,
  security: IconShieldLock,
}

/** Where a message asks for nothing, or what it asks for has no outcome yet. */
const OPEN = ['', 'waiting', 'changed']

interface NotificationItemProps {
  readonly row: NotificationRow
  /** Asks the list again. */
  readonly onReload: () => Promise<void>
}

/** One thing that somebody was told, with the way to it and what can be done with it here. */
export function NotificationItem({ row, onReload }: NotificationItemProps) {
  const { text } = useLanguage()
  const Icon = ICONS[row.kind] ?? IconBell
  const values = { path: { id: row.id } }
  const mark = () =>
    void changeNotifications(() =>
      change(row.seen ? 'POST /notifications/{id}/unread' : 'POST /notifications/{id}/read', values),
    )
  const remove = () => void changeNotifications(() => change('DELETE /notifications/{id}', values))
  return (
    <Row as="li" gap={16} align="start" className={classes.item} data-unread={!row.seen || undefined}>
      <Icon size={20} aria-hidden="true" className={classes.icon} />
      <Box grows breaks>
        <p className={classes.title}>
          {!row.seen && <span className="sr-only">{text(message('notifications.unread-one'))} </span>}
          {row.title}
        </p>
        {row.text && <p className={classes.text}>{row.text}</p>}
        <Text tone="faint" size={13}>
          {text(historyDate(row.datetime ?? ''))}
        </Text>
        <Row wrap gap={16} rows={8} align="center" className={classes.ways}>
          {row.link && (
            <Row as={Link} inline align="center" href={row.link} onClick={() => !row.seen && mark()}>
              {text(message('notifications.view'))}
            </Row>
          )}
          {row.kind === 'dashboard-request' && row.request === 'waiting' && (
            <DecideHere row={row} onReload={onReload} />
          )}
          {row.request === 'changed' && (
            <Link href={`/admin#/waiting?kind=document&id=${row.request_id}`}>
              {text(message('notifications.changed'))}
            </Link>
          )}
          {!OPEN.includes(row.request) && <Outcome row={row} />}
        </Row>
      </Box>
      <Row gap={4} className={classes.buttons}>
        <IconButton
          label={text(message('notifications.mark', { seen: row.seen ? 'yes' : 'no', title: row.title }))}
          onClick={mark}
        >
          {row.seen ? (
            <IconMail size={18} aria-hidden="true" />
          ) : (
            <IconMailOpened size={18} aria-hidden="true" />
          )}
        </IconButton>
        <IconButton label={text(message('notifications.delete', { title: row.title }))} onClick={remove}>
          <IconTrash size={18} aria-hidden="true" />
        </IconButton>
      </Row>
    </Row>
  )
}

/** Requests of things that are sent back to whoever made them, and may come again: that is no refusal. */
const SENT_BACK = new Set(['plugin-request', 'reading-request', 'front-request', 'figures-request'])

/** What became of a request, at the moment at which the message is shown: `approved by mina, 26 Nov 2026, 12:35 WAT`. */
function Outcome({ row: { kind, request, decided_by, decided_at } }: Pick<NotificationItemProps, 'row'>) {
  const { text } = useLanguage()
  if (request === 'withdrawn') return <Text tone="soft">{text(message('notifications.withdrawn'))}</Text>
  return (
    <Text tone="soft">
      {text(
        message('notifications.outcome', {
          outcome: request === 'approved' ? 'approved' : SENT_BACK.has(kind) ? 'sent_back' : 'declined',
          who: decided_by || message('notifications.gone-account'),
          dated: decided_at === null ? 'no' : 'yes',
          moment: decided_at === null ? '' : momentText(decided_at),
        }),
      )}
    </Text>
  )
}
