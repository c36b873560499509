import type { DocumentSummary } from '#contract/documents/document.ts'
import { useAnswer } from '#web/queries/use-answer.ts'

export interface CustomDashboardLists {
  readonly own: readonly DocumentSummary[]
  /** Of other people, approved. */
  readonly shared: readonly DocumentSummary[]
}

interface CustomDashboardsProps {
  readonly children: (dashboards: CustomDashboardLists) => React.ReactNode
}

/** One's own dashboards and reports, for people who are signed in, and for everybody those that others made public. */
export function CustomDashboards({ children }: CustomDashboardsProps) {
  const answer = useAnswer('GET /document')
  if (answer.status !== 'ready') return null
  const results = answer.value.data.results.filter(({ kind }) => kind === 'dashboard' || kind === 'report')
  return children({
    own: results.filter((row) => row.is_own),
    shared: results.filter((row) => !row.is_own),
  })
}
