import { useMemo } from 'react'
import type { DashboardRow } from '#contract/dashboards/dashboard.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import NotFoundPage from '#web/features/not-found/not-found-page.tsx'
import { filledSections } from '#sections/what-fills.ts'
import { AnswerFailure } from '#web/kit/answered.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import classes from './dashboard-page.module.css'
import { DashboardSections } from '../dashboard-sections.tsx'
import { PageLoading, Shell } from '../shell.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface SiteDashboardProps {
  readonly name: string
  readonly catalogue: Catalogue
  readonly aside: React.ReactNode
}

/**
 * A dashboard that the release does not have: administrators made it since, or there is none. Only such a name is asked for;
 * dashboards of the release open without a further call.
 */
export default function SiteDashboard({ name, catalogue, aside }: SiteDashboardProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /dashboards', { query: { name } })
  const row = answer.status === 'ready' && Array.isArray(answer.value) ? answer.value[0] : undefined
  const dashboard = useMemo(() => (row ? siteDashboard(row) : null), [row])
  if (answer.status === 'loading') {
    return (
      <Shell title={name.replaceAll('_', ' ')}>
        <PageLoading title={message('shell.the-dashboard')} />
      </Shell>
    )
  }
  if (answer.status === 'failed') {
    return (
      <Shell title={name.replaceAll('_', ' ')}>
        <div className={classes.message}>
          <AnswerFailure
            title={text(message('page-words.no-dashboards'))}
            error={answer.error}
            onRetry={answer.reload}
          />
        </div>
      </Shell>
    )
  }
  if (!dashboard) {
    return (
      <Shell key="none" title={text(message('pages.not-found'))}>
        <NotFoundPage />
      </Shell>
    )
  }
  return (
    <Shell title={dashboard.title} dashboard={dashboard}>
      <DashboardSections
        key={dashboard.id}
        dashboard={{ ...dashboard, sections: filledSections({ dashboard, catalogue }) }}
        {...{ catalogue, aside }}
      />
    </Shell>
  )
}

/** The row of the API as the pages have dashboards. */
function siteDashboard(row: DashboardRow): CatalogueDashboard {
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    description: row.description,
    indicators: row.indicators,
    default_indicators: row.defaultIndicators,
    data_sources: row.dataSources,
    initial_indicator: row.initialIndicator,
    initial_datasource: row.initialDataSource,
    initial_location: row.initialLocation,
    show_related: row.showTableRelatedIndicator,
    sections: row.sections,
    waiting_for: row.waiting_for,
  }
}
