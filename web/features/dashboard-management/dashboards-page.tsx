import type { listDashboards } from '#contract/dashboards/dashboard.ts'
import { AnswerFailure } from '#web/kit/answer-failure.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { useHashQuery } from '#web/kit/use-hash.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { DashboardEditor } from './dashboard-editor.tsx'
import { DashboardList } from './dashboard-list.tsx'

/** Dashboard Management: the list, and at `?create` and `?edit=<id>` the form. */
export default function DashboardsPage() {
  const query = useHashQuery()
  const catalogue = useResource(catalogueResource)
  const answer = useAnswer<typeof listDashboards>('/dashboards')
  if (catalogue.status !== 'ready' || answer.status !== 'ready') {
    return (
      <>
        <RecordsHead title="Dashboard Management" />
        {catalogue.status === 'failed' ? (
          <LoadFailureMessage
            what="The list of figures"
            reason={catalogue.reason}
            onRetry={() => catalogueResource.load()}
          />
        ) : answer.status === 'failed' ? (
          <AnswerFailure title="Unable to load dashboards!" error={answer.error} onRetry={answer.reload} />
        ) : (
          <Loading what="the dashboards" />
        )}
      </>
    )
  }
  const rows = Array.isArray(answer.value) ? answer.value : answer.value.results
  const edited = rows.find(({ id }) => String(id) === query.get('edit'))
  const shared = { catalogue: catalogue.value, reload: answer.reload }
  if (edited) return <DashboardEditor key={edited.updated_at} dashboard={edited} {...shared} />
  if (query.has('create')) return <DashboardEditor {...shared} />
  return <DashboardList rows={rows} {...shared} />
}
