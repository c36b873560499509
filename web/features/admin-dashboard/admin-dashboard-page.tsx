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

/** The first page of the administration: true counts, what waits, and what was done last (specification of accounts §2). */
export default function AdminDashboardPage() {
  const summary = useAnswer('GET /admin/summary')
  const holder = useHolder()
  const failed = summary.status === 'failed'
  useEffect(() => {
    if (failed) void showToast({ kind: 'error', title: 'Error', text: 'Error loading dashboard data' })
  }, [failed])
  return (
    <>
      <RecordsHead title="Admin Dashboard" lead="Counted at this moment." />
      <WhenAnswered answer={summary} what="the numbers">
        {(value) => <Counts summary={value} />}
      </WhenAnswered>
      {may(holder, 'audit.read') && <LastEntries />}
    </>
  )
}

function Counts({ summary }: { readonly summary: AdminSummary }) {
  const holder = useHolder()
  const { active_users, active_dashboards, plugins, pending_dashboards } = summary
  return (
    <>
      <Grid as="dl" className={classes.cards}>
        <Card name="Active Users" href={may(holder, 'users.manage') ? '#/users' : null} {...active_users} />
        <Card
          name="Active Dashboards"
          href={may(holder, 'dashboards.publish') ? '#/dashboard' : null}
          {...active_dashboards}
          remark={pending_dashboards > 0 ? `${pending_dashboards} waiting for a decision` : undefined}
        />
        <Card
          name="Available Plug-ins"
          href={may(holder, 'plugins.manage') ? '#/Plugins' : null}
          count={plugins.count + WIDGET_KEYS.length}
          updated_at={plugins.updated_at}
          remark={`${WIDGET_KEYS.length} built in, ${plugins.count} submitted`}
        />
      </Grid>
      {kindsDecidedBy(holder).length > 0 && <WaitingLink />}
      <Grid className={classes.columns}>
        <PendingPlugins summary={summary} />
        <section aria-labelledby="notifications-count">
          <h2 id="notifications-count">Notifications</h2>
          <p className={classes.big}>
            <Text as="strong" size={20} weight={680}>
              {formatNumber(summary.unread_notifications, 0)}
            </Text>{' '}
            Pending Notifications
          </p>
          <a href="#/notification">View all</a>
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
  return (
    <div className={classes.card}>
      <Text as="dt" tone="soft">
        {name}
      </Text>
      <dd className={classes.count}>{formatNumber(count, 0)}</dd>
      <Stack as="dd" gap={4} across="start" above={4} tone="faint" size={13}>
        {remark && <span>{remark}</span>}
        {updated_at && (
          <span>
            Updated <time dateTime={updated_at}>{dayText(updated_at)}</time>
          </span>
        )}
        {href && (
          <a href={href} aria-label={`View all: ${name}`}>
            View all
          </a>
        )}
      </Stack>
    </div>
  )
}

/** How much waits for a decision, whatever it is, and the way to it. */
function WaitingLink() {
  const waiting = useFreshAnswer('GET /waiting')
  if (waiting.status !== 'ready') return null
  const count = Object.values(waiting.value.counts).reduce((total, each) => total + each, 0)
  return (
    <Text above={20}>
      <a href="#/waiting">Waiting for you</a>: {count === 0 ? 'nothing' : formatNumber(count, 0)}
    </Text>
  )
}

/** Those that wait longest come first. */
function PendingPlugins({ summary }: { readonly summary: AdminSummary }) {
  const holder = useHolder()
  const { pending_plugins: pending, pending_plugin_count: count } = summary
  return (
    <section aria-labelledby="pending-plugins">
      <h2 id="pending-plugins">Pending Plug-Ins</h2>
      {pending.length === 0 ? (
        <Text above={8} below={12} tone="soft">
          No pending plug-ins.
        </Text>
      ) : (
        <ul className={classes.pending}>
          {pending.map(({ id, name, title, created_at }) => (
            <Row as="li" key={id} wrap gap={16} rows={4} justify="between" breaks>
              <bdi>{title || name}</bdi>
              <span>
                since <time dateTime={created_at}>{dayText(created_at)}</time>
              </span>
            </Row>
          ))}
        </ul>
      )}
      {count > pending.length && (
        <Text above={8} below={12} tone="soft">
          and {count - pending.length} more
        </Text>
      )}
      {may(holder, 'plugins.manage') && <a href="#/Plugins">View all plug-ins</a>}
    </section>
  )
}
