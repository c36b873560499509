import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { useHashQuery } from '#web/kit/use-hash.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { DashboardEditor } from './dashboard-editor.tsx'
import { DashboardList } from './dashboard-list.tsx'
import { managedDashboards } from './managed-dashboard.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** Dashboard Management: the list, and at `?create` and `?edit=<id>` the form. */
export default function DashboardsPage() {
  const { text } = useLanguage()
  const query = useHashQuery()
  const answer = useAnswer('GET /dashboards')
  const custom = useAnswer('GET /document', { query: { kind: 'dashboard' } })
  const saved = custom.status === 'ready' ? custom.value.data.results : []
  return (
    <WithCatalogue what={text(message('dashboard-management.figures'))}>
      {(catalogue) => (
        <WhenAnswered
          answer={answer}
          what={text(message('dashboard-management.dashboards'))}
          failure={text(message('dashboard-management.not-loaded'))}
        >
          {(value) => {
            const rows = Array.isArray(value) ? value : value.results
            const categories = rows.map(({ category }) => category)
            const edited = rows.find(({ id }) => String(id) === query.get('edit'))
            if (edited) {
              return (
                <DashboardEditor key={edited.updated_at} dashboard={edited} {...{ catalogue, categories }} />
              )
            }
            if (query.has('create')) return <DashboardEditor {...{ catalogue, categories }} />
            return <DashboardList rows={managedDashboards(rows, saved)} catalogue={catalogue} />
          }}
        </WhenAnswered>
      )}
    </WithCatalogue>
  )
}
