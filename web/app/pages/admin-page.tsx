import { may } from '#domain/account/capability.ts'
import type { PageProps } from '#web/kit/page-props.ts'
import { useHolder } from '#web/queries/own-account.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { Area } from '../areas/area.tsx'

/** What administrators run. Each call behind it is refused by the server to anybody else. */
export default function AdminPage(props: PageProps) {
  const holder = useHolder()
  return holder !== null && may(holder, 'summary.read') ? <Counted {...props} /> : <AdminArea {...props} />
}

/** With the number of what waits for a decision or to be read. */
function Counted(props: PageProps) {
  const summary = useAnswer('GET /admin/summary')
  const waiting =
    summary.status === 'ready'
      ? {
          requests: summary.value.pending_dashboards,
          Plugins: summary.value.pending_plugin_count,
          notification: summary.value.unread_notifications,
        }
      : undefined
  const decisions = waiting ? waiting.requests + waiting.Plugins : 0
  const lead = decisions > 0 ? `${decisions} waiting for a decision` : undefined
  return <AdminArea {...props} waiting={waiting} lead={lead} />
}

interface AdminAreaProps extends PageProps {
  readonly waiting?: Readonly<Record<string, number>> | undefined
  readonly lead?: string | undefined
}

function AdminArea(props: AdminAreaProps) {
  return <Area {...props} area="admin" heading="Admin Profile" />
}
