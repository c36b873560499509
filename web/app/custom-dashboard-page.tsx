import { IconExternalLink } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { CustomDashboardRow, readCustomDashboard } from '#contract/custom-dashboards/custom-dashboard.ts'
import { readDashboardConfig } from '#contract/custom-dashboards/dashboard-config.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { DecisionBar } from '#web/features/saved-dashboards/decision-bar.tsx'
import { AnswerFailure } from '#web/kit/answer-failure.tsx'
import { Button, LinkButton } from '#web/kit/button.tsx'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { LoadFailureMessage, Message } from '#web/kit/state-message.tsx'
import { type Catalogue, catalogueResource } from '#web/queries/catalogue.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { useResource } from '#web/queries/use-resource.ts'
import classes from './custom-dashboard-page.module.css'
import { DashboardSections } from './dashboard-sections.tsx'
import { PageLoading, Shell } from './shell.tsx'

const TITLE = 'Custom dashboard'

/** A dashboard that somebody made, at `/custom/private/{id}` or `/custom/public/{id}`; asked for anew after signing in. */
export default function CustomDashboardPage({ id }: { readonly id: string }) {
  const own = useOwnAccount()
  if (own.status === 'unknown') {
    return (
      <Shell title={TITLE}>
        <PageLoading title="the dashboard" />
      </Shell>
    )
  }
  return <Found key={own.status === 'signed-in' ? own.account.id : 0} id={id} />
}

function Found({ id }: { readonly id: string }) {
  const answer = useAnswer<typeof readCustomDashboard>(`/custom-dashboard/${encodeURIComponent(id)}`)
  const catalogue = useResource(catalogueResource)
  if (answer.status === 'failed') {
    return (
      <Shell title={TITLE}>
        <div className={classes.message}>
          {answer.error.status === 404 || answer.error.status === 400 ? (
            <Hidden />
          ) : (
            <AnswerFailure
              title="This dashboard could not be loaded."
              error={answer.error}
              onRetry={answer.reload}
            />
          )}
        </div>
      </Shell>
    )
  }
  if (catalogue.status === 'failed') {
    return (
      <Shell title={TITLE}>
        <div className={classes.message}>
          <LoadFailureMessage
            what="The list of figures"
            reason={catalogue.reason}
            onRetry={() => catalogueResource.load()}
          />
        </div>
      </Shell>
    )
  }
  if (answer.status === 'loading' || catalogue.status !== 'ready') {
    return (
      <Shell title={TITLE}>
        <PageLoading title="the dashboard" />
      </Shell>
    )
  }
  const take = (data: CustomDashboardRow) => answer.replace({ data })
  return (
    <Opened row={answer.value.data} catalogue={catalogue.value} onDecided={take} onReload={answer.reload} />
  )
}

/** Whether a dashboard does not exist or belongs to somebody else is not told apart. */
function Hidden() {
  const own = useOwnAccount()
  return (
    <Message
      title="There is no such dashboard, or it is not public."
      actions={
        own.status === 'signed-in' ? (
          <LinkButton kind="primary" href="/account#/savedDashboards">
            My dashboards
          </LinkButton>
        ) : (
          <Button kind="primary" onClick={() => openSignIn({ view: 'login' })}>
            Log in
          </Button>
        )
      }
    >
      Private dashboards open for their owner only, and public ones once they were approved.
    </Message>
  )
}

interface OpenedProps {
  readonly row: CustomDashboardRow
  readonly catalogue: Catalogue
  readonly onDecided: (row: CustomDashboardRow) => void
  readonly onReload: () => Promise<void>
}

function Opened({ row, catalogue, onDecided, onReload }: OpenedProps) {
  const dashboard = useMemo(() => dashboardOf(row, catalogue), [row, catalogue])
  const hasFigures = dashboard.initial_indicator !== null && dashboard.sections.length > 0
  return (
    <Shell title={row.name_of_dashboard} dashboard={dashboard}>
      <header className={classes.head}>
        <div className={classes.words}>
          {row.description && <p className={classes.description}>{row.description}</p>}
          {!row.is_own && <p className={classes.author}>Made by {row.name || 'a former member'}</p>}
          {row.embedded_url && (
            <a href={row.embedded_url} target="_blank" rel="noopener noreferrer">
              <IconExternalLink size={16} aria-hidden="true" />{' '}
              {row.embedded_url_title || new URL(row.embedded_url).host} (opens in a new tab)
            </a>
          )}
        </div>
        {row.is_own && (
          <nav className={classes.ways} aria-label="Your dashboard">
            <LinkButton href={`/my-dashboard/details?edit=${row.public_id}`}>Edit Dashboard</LinkButton>
            <LinkButton href="/my-dashboard/details">Create New</LinkButton>
            <LinkButton kind="quiet" href="/account#/savedDashboards">
              My dashboards
            </LinkButton>
          </nav>
        )}
        <div className={classes.decision}>
          <DecisionBar {...{ row, onDecided, onReload }} />
        </div>
      </header>
      {hasFigures ? (
        <DashboardSections key={row.version} dashboard={dashboard} catalogue={catalogue} />
      ) : (
        <div className={classes.message}>
          <Message title="This dashboard has no figures.">
            None of its indicators is in the data that are published now.
          </Message>
        </div>
      )}
    </Shell>
  )
}

/** The same record as a built-in dashboard; indicators and sources that are published no more are left out. */
function dashboardOf(row: CustomDashboardRow, { reference }: Catalogue): CatalogueDashboard {
  const config = readDashboardConfig(row.config)
  const indicators = config?.indicators.filter((id) => reference.indicators.has(id)) ?? []
  const sources = config?.sources.filter((id) => reference.sources.has(id)) ?? []
  return {
    id: row.id,
    name: row.public_id,
    title: row.name_of_dashboard,
    description: row.description,
    indicators,
    default_indicators: indicators.slice(0, 3),
    data_sources: sources,
    initial_indicator: indicators[0] ?? null,
    initial_datasource: sources[0] ?? null,
    initial_location: 1,
    show_related: false,
    sections: config?.sections ?? [],
    waiting_for: '',
  }
}
