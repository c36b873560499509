import { NATION } from '#domain/location/location.ts'
import { IconExternalLink } from '@tabler/icons-react'
import { useMemo } from 'react'
import { OFFERED_SECTIONS } from '#sections/find-section.ts'
import type { CustomDashboardRow } from '#contract/custom-dashboards/custom-dashboard.ts'
import { documentOf } from '#contract/custom-dashboards/earlier-fields.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { blocksOf } from '#domain/document/blocks.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { fill, type FilledBlock, type FilledDocument } from '#domain/document/fill.ts'
import { DecisionBar } from '#web/features/custom-dashboards/decision-bar.tsx'
import { AnswerFailure } from '#web/kit/answered.tsx'
import { Button, LinkButton } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { LoadFailureMessage, Message } from '#web/kit/state-message.tsx'
import { type Catalogue, catalogueResource } from '#web/queries/catalogue.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { useResource } from '#web/queries/use-resource.ts'
import classes from './custom-dashboard-page.module.css'
import { DashboardSections } from '../dashboard-sections.tsx'
import { PageLoading, Shell } from '../shell.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

const TITLE = message('pages.custom-dashboard')

/** A dashboard that somebody made, at `/custom/private/{id}` or `/custom/public/{id}`; asked for anew after signing in. */
export default function CustomDashboardPage({ params: { id = '' } }: PageProps) {
  const { text } = useLanguage()
  const own = useOwnAccount()
  if (own.status === 'unknown') {
    return (
      <Shell title={text(TITLE)}>
        <PageLoading title={message('shell.the-dashboard')} />
      </Shell>
    )
  }
  return <Found key={own.status === 'signed-in' ? own.account.id : 0} id={id} />
}

function Found({ id }: { readonly id: string }) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /custom-dashboard/{id}', { path: { id } })
  const catalogue = useResource(catalogueResource)
  if (answer.status === 'failed') {
    return (
      <Shell title={text(TITLE)}>
        <div className={classes.message}>
          {answer.error.status === 404 || answer.error.status === 400 ? (
            <Hidden />
          ) : (
            <AnswerFailure
              title={text(message('page-words.not-loaded'))}
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
      <Shell title={text(TITLE)}>
        <div className={classes.message}>
          <LoadFailureMessage
            what={message('shell.figure-list')}
            reason={catalogue.reason}
            onRetry={() => catalogueResource.load()}
          />
        </div>
      </Shell>
    )
  }
  if (answer.status === 'loading' || catalogue.status !== 'ready') {
    return (
      <Shell title={text(TITLE)}>
        <PageLoading title={message('shell.the-dashboard')} />
      </Shell>
    )
  }
  return <Opened row={answer.value.data} catalogue={catalogue.value} onReload={answer.reload} />
}

/** Whether a dashboard does not exist or belongs to somebody else is not told apart. */
function Hidden() {
  const { text } = useLanguage()
  const own = useOwnAccount()
  return (
    <>
      <h1 className="sr-only">{text(TITLE)}</h1>
      <Message
        title={text(message('page-words.no-such'))}
        actions={
          own.status === 'signed-in' ? (
            <LinkButton kind="primary" href="/account#/savedDashboards">
              {text(message('page-words.my-dashboards'))}
            </LinkButton>
          ) : (
            <Button kind="primary" onClick={() => openSignIn({ view: 'login' })}>
              {text(message('page-words.log-in'))}
            </Button>
          )
        }
      >
        {text(message('page-words.private-why'))}
      </Message>
    </>
  )
}

interface OpenedProps {
  readonly row: CustomDashboardRow
  readonly catalogue: Catalogue
  readonly onReload: () => Promise<void>
}

function Opened({ row, catalogue, onReload }: OpenedProps) {
  const { text } = useLanguage()
  const own = useMemo(() => fill(documentOf(row, EMPTY_DASHBOARD, OFFERED_SECTIONS), {}), [row])
  const dashboard = useMemo(() => dashboardOf(own, row, catalogue), [own, row, catalogue])
  const hasFigures = dashboard.initial_indicator !== null && dashboard.sections.length > 0
  return (
    <Shell title={row.name_of_dashboard} dashboard={dashboard}>
      <Row as="header" wrap gap={24} rows={8} align="start" justify="between" className={classes.head}>
        <div className={classes.words}>
          {own.description && (
            <Text widest="80ch" tone="soft">
              {own.description}
            </Text>
          )}
          {!row.is_own && (
            <Text tone="faint" size={13}>
              {text(message('page-words.made-by', { name: row.name || message('page-words.former-member') }))}
            </Text>
          )}
          {blocksOf(own.blocks, 'embed').map((embed) => (
            <EmbedLink key={embed.id} embed={embed} />
          ))}
        </div>
        {row.is_own && (
          <Row as="nav" wrap gap={8} aria-label={text(message('page-words.your-dashboard'))}>
            <LinkButton href={`/my-dashboard/details?edit=${row.public_id}`}>
              {text(message('page-words.edit'))}
            </LinkButton>
            <LinkButton href="/my-dashboard/details">{text(message('page-words.create'))}</LinkButton>
            <LinkButton kind="quiet" href="/account#/savedDashboards">
              {text(message('page-words.my-dashboards'))}
            </LinkButton>
          </Row>
        )}
        <div className={classes.decision}>
          <DecisionBar row={row} onReload={onReload} />
        </div>
      </Row>
      {hasFigures ? (
        <DashboardSections key={row.version} dashboard={dashboard} catalogue={catalogue} />
      ) : (
        <div className={classes.message}>
          <Message title={text(message('page-words.no-figures'))}>
            {text(message('page-words.none-published'))}
          </Message>
        </div>
      )}
    </Shell>
  )
}

/** A page of another site; frames are not opened inside this page. */
function EmbedLink({
  embed: { form, address, title },
}: {
  readonly embed: Extract<FilledBlock, { readonly kind: 'embed' }>
}) {
  const { text } = useLanguage()
  if (address === null || form !== 'link') return null
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      <IconExternalLink size={16} aria-hidden="true" />{' '}
      {text(message('page-words.new-tab', { title: title || new URL(address).host }))}
    </a>
  )
}

/** The same record as a built-in dashboard; indicators and sources that are published no more are left out. */
function dashboardOf(
  own: FilledDocument,
  row: CustomDashboardRow,
  { reference }: Catalogue,
): CatalogueDashboard {
  const { opening } = own.subject
  const indicators = own.subject.indicators.filter((id) => reference.indicators.has(id))
  const sources = own.subject.sources.filter((id) => reference.sources.has(id))
  return {
    id: row.id,
    name: row.public_id,
    title: own.title,
    description: own.description,
    indicators,
    default_indicators: indicators.slice(0, 3),
    data_sources: sources,
    initial_indicator: indicators.find((id) => id === opening.indicator) ?? indicators[0] ?? null,
    initial_datasource: sources.find((id) => id === opening.source) ?? sources[0] ?? null,
    initial_location: opening.location ?? NATION,
    show_related: false,
    sections: blocksOf(own.blocks, 'section').map(({ section }) => section),
    waiting_for: '',
  }
}
