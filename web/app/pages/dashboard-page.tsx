import { DEFAULT_DASHBOARD } from '#catalogue/default-dashboard.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { openedHere } from '#sections/site-choices.ts'
import { LinkButton } from '#web/kit/button.tsx'
import { Text } from '#web/kit/layout.tsx'
import { LoadFailureMessage, Message } from '#web/kit/state-message.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import { siteFront } from '#web/memory/front.ts'
import { readyFirstModels } from '#web/section-host/first-models.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import classes from './dashboard-page.module.css'
import { CopyLink } from '../copy-link.tsx'
import { DashboardSections } from '../dashboard-sections.tsx'
import { nameInWords } from '../name-in-words.ts'
import { PageLoading, Shell } from '../shell.tsx'
import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { later } from '#web/kit/later.tsx'

readyFirstModels()

const SiteDashboard = later(async () => (await import('./site-dashboard.tsx')).default, {
  what: message('shell.the-dashboard'),
  Wait: Coming,
  Frame: Named,
})

/** The frame of a dashboard of which only the name is known. */
function Named({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return <Shell title={nameInWords(name)}>{children}</Shell>
}

function Coming() {
  return <PageLoading title={message('shell.the-dashboard')} />
}

/** A dashboard by its name in the address. */
export default function DashboardPage({ params: { name = '' } }: PageProps) {
  const { text } = useLanguage()
  const catalogue = useResource(catalogueResource)
  // One frame before and after the catalogue is there: what a reader has opened in the header stays open.
  if (catalogue.status === 'failed') {
    return (
      <Shell title={nameInWords(name)}>
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
  if (catalogue.status !== 'ready') {
    return (
      <Shell title={nameInWords(name)}>
        <Coming />
      </Shell>
    )
  }
  const dashboard = catalogue.value.dashboards.find((candidate) => candidate.name === name)
  if (!dashboard) {
    return <SiteDashboard name={name} catalogue={catalogue.value} aside={<CopyLink />} />
  }
  return (
    <Shell title={text(named(dashboard.title))} dashboard={dashboard}>
      {dashboard.waiting_for === '' ? (
        <DashboardSections
          key={dashboard.id}
          dashboard={openedHere(dashboard, siteFront)}
          catalogue={catalogue.value}
          aside={<CopyLink />}
        />
      ) : (
        <Waiting dashboard={dashboard} />
      )}
    </Shell>
  )
}

/** A dashboard whose figures have not been imported yet says so, and where figures are. */
function Waiting({ dashboard }: { readonly dashboard: CatalogueDashboard }) {
  const { text } = useLanguage()
  return (
    <div className={classes.message}>
      <h1>{text(named(dashboard.title))}</h1>
      <Text above={8} below={20} tone="soft" size={16}>
        {dashboard.description}
      </Text>
      <Message
        title={text(message('page-words.no-figures-yet'))}
        actions={
          <LinkButton kind="primary" href={`/dashboard/${DEFAULT_DASHBOARD}`}>
            {text(message('page-words.see-outcomes'))}
          </LinkButton>
        }
      >
        {text(named(dashboard.waiting_for))}
      </Message>
    </div>
  )
}
