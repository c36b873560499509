import { useEffect } from 'react'
import type { AdminSummary } from '#contract/admin/summary.ts'
import { may } from '#domain/account/capability.ts'
import { kindsDecidedBy } from '#domain/waiting/waiting-kind.ts'
import { formatNumber } from '#domain/number/format.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import { dayText } from '#web/kit/moment.ts'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { showToast } from '#web/kit/toast.ts'
import { useHolder } from '#web/queries/own-account.ts'
import { useAnswer, useFreshAnswer } from '#web/queries/use-answer.ts'
import { WIDGET_KEYS } from '#web/widgets/widget-list.ts'
import classes from './admin-dashboard.module.css'
import { LastEntries } from './last-entries.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** The first page of the administration: true counts, what waits, and what was done last (specification of accounts §2). */
export default function AdminDashboardPage() {
  const { text } = useLanguage()
  const summary = useAnswer('GET /admin/summary')
  const holder = useHolder()
  const failed = summary.status === 'failed'
  useEffect(() => {
    if (failed)
      void showToast({
        kind: 'error',
        title: text(message('admin-dashboard.error')),
        text: text(message('admin-dashboard.not-loaded')),
      })
  }, [failed, text])
  return (
    <>
      <RecordsHead
        title={text(message('admin-dashboard.title'))}
        lead={text(message('admin-dashboard.lead'))}
      />
      <WhenAnswered answer={summary} what={text(message('admin-dashboard.numbers'))}>
        {(value) => <Counts summary={value} />}
      </WhenAnswered>
      {may(holder, 'audit.read') && <LastEntries />}
    </>
  )
}

function Counts({ summary }: { readonly summary: AdminSummary }) {
  const { text } = useLanguage()
  const holder = useHolder()
  const { active_users, active_dashboards, plugins, pending_dashboards } = summary
  return (
    <>
      <Grid as="dl" className={classes.cards}>
        <Card
          name={text(message('users.active-users'))}
          href={may(holder, 'users.manage') ? '#/users' : null}
          {...active_users}
        />
        <Card
          name={text(message('admin-dashboard.active-dashboards'))}
          href={may(holder, 'dashboards.publish') ? '#/dashboard' : null}
          {...active_dashboards}
          remark={
            pending_dashboards > 0
              ? text(message('admin-dashboard.wait', { count: pending_dashboards }))
              : undefined
          }
        />
        <Card
          name={text(message('admin-dashboard.available-plugins'))}
          href={may(holder, 'plugins.manage') ? '#/Plugins' : null}
          count={plugins.count + WIDGET_KEYS.length}
          updated_at={plugins.updated_at}
          remark={text(
            message('admin-dashboard.plugins', { builtIn: WIDGET_KEYS.length, submitted: plugins.count }),
          )}
        />
      </Grid>
      {kindsDecidedBy(holder).length > 0 && <WaitingLink />}
      <Grid className={classes.columns}>
        <PendingPlugins summary={summary} />
        <section aria-labelledby="notifications-count">
          <h2 id="notifications-count">{text(message('admin-dashboard.notifications'))}</h2>
          <p className={classes.big}>
            <Text as="strong" size={20} weight={680}>
              {formatNumber(summary.unread_notifications, 0)}
            </Text>{' '}
            {text(message('admin-dashboard.pending-notifications'))}
          </p>
          <a href="#/notification">{text(message('manage.view-all'))}</a>
        </section>
      </Grid>
    </>
  )
}

interface CardProps {
  readonly name: string
  readonly count: number
  readonly updated_at: string | null
  readonly remark?: string | undefined
  /** The view that lists them; null for whoever may not open it. */
  readonly href: string | null
}

function Card({ name, count, updated_at, remark, href }: CardProps) {
  const { text } = useLanguage()
  return (
    <div className={classes.card}>
      <Text as="dt" tone="soft">
        {name}
      </Text>
      <dd className={classes.count}>{formatNumber(count, 0)}</dd>
      <Stack as="dd" gap={4} across="start" above={4} tone="faint" size={13}>
        {remark && <span>{remark}</span>}
        {updated_at && (
          <time dateTime={updated_at}>
            {text(message('admin-dashboard.updated', { day: dayText(updated_at) }))}
          </time>
        )}
        {href && (
          <a href={href} aria-label={text(message('admin-dashboard.view-all-of', { name }))}>
            {text(message('manage.view-all'))}
          </a>
        )}
      </Stack>
    </div>
  )
}

/** How much waits for a decision, whatever it is, and the way to it. */
function WaitingLink() {
  const { text } = useLanguage()
  const waiting = useFreshAnswer('GET /waiting')
  if (waiting.status !== 'ready') return null
  const count = Object.values(waiting.value.counts).reduce((total, each) => total + each, 0)
  return (
    <Text above={20}>
      <a href="#/waiting">{text(message('admin-dashboard.waiting'))}</a>:{' '}
      {count === 0 ? text(message('manage.nothing')) : formatNumber(count, 0)}
    </Text>
  )
}

/** Those that wait longest come first. */
function PendingPlugins({ summary }: { readonly summary: AdminSummary }) {
  const { text } = useLanguage()
  const holder = useHolder()
  const { pending_plugins: pending, pending_plugin_count: count } = summary
  return (
    <section aria-labelledby="pending-plugins">
      <h2 id="pending-plugins">{text(message('admin-dashboard.pending-plugins'))}</h2>
      {pending.length === 0 ? (
        <Text above={8} below={12} tone="soft">
          {text(message('admin-dashboard.no-pending'))}
        </Text>
      ) : (
        <ul className={classes.pending}>
          {pending.map(({ id, name, title, created_at }) => (
            <Row as="li" key={id} wrap gap={16} rows={4} justify="between" breaks>
              <bdi>{title || name}</bdi>
              <time dateTime={created_at}>
                {text(message('admin-dashboard.since', { day: dayText(created_at) }))}
              </time>
            </Row>
          ))}
        </ul>
      )}
      {count > pending.length && (
        <Text above={8} below={12} tone="soft">
          {text(message('admin-dashboard.more', { count: count - pending.length }))}
        </Text>
      )}
      {may(holder, 'plugins.manage') && (
        <a href="#/Plugins">{text(message('admin-dashboard.view-plugins'))}</a>
      )}
    </section>
  )
}
