import type { CustomDashboardRow } from '#contract/custom-dashboards/custom-dashboard.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'

export interface CustomDashboardLists {
  readonly own: readonly CustomDashboardRow[]
  /** Of other people, approved. */
  readonly shared: readonly CustomDashboardRow[]
}

interface CustomDashboardsProps {
  readonly children: (dashboards: CustomDashboardLists) => React.ReactNode
}

/** For people who are signed in: their own dashboards and those that others made public. Nothing while they are not known. */
export function CustomDashboards({ children }: CustomDashboardsProps) {
  return useOwnAccount().status === 'signed-in' ? <Known>{children}</Known> : null
}

function Known({ children }: CustomDashboardsProps) {
  const answer = useAnswer('GET /custom-dashboard')
  if (answer.status !== 'ready') return null
  const { results } = answer.value.data
  return children({
    own: results.filter((row) => row.is_own),
    shared: results.filter((row) => !row.is_own && row.is_confirmed),
  })
}
