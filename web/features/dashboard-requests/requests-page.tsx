import { useState } from 'react'
import { DASHBOARD_DECLINE_REASON } from '#domain/form/custom-dashboard-fields.ts'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { addressOf } from '#web/documents/list/document-state.ts'
import { approveDashboard, declineDashboard } from '#web/account/decide-dashboard.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { dayText } from '#web/kit/moment.ts'
import { RecordTable } from '#web/kit/records/record-table.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { showToast } from '#web/kit/toast.ts'
import { useFreshAnswer } from '#web/queries/use-answer.ts'
import { useTask } from '#web/kit/use-task.ts'

const COLUMNS: readonly Column<DocumentSummary>[] = [
  {
    title: 'Dashboard or report',
    names: true,
    cell: (row) => (
      <a href={addressOf(row)} target="_blank" rel="noopener">
        {row.title}
        <span className="sr-only"> (preview in a new tab)</span>
      </a>
    ),
  },
  {
    title: 'Who',
    cell: ({ author, organization }) =>
      `${author || 'Somebody without an account now'}${organization && `, ${organization}`}`,
  },
  { title: 'Changed', cell: ({ updated, created }) => dayText(updated ?? created) },
  { title: 'Why it should be public', cell: ({ reason }) => reason || '–' },
]

/** Dashboards that people want to make public, for those who decide. */
export default function RequestsPage() {
  const answer = useFreshAnswer('GET /document', { query: { status: 'pending' } })
  const [declined, decline] = useState<DocumentSummary | null>(null)
  const { busy, failure, run } = useTask()
  const approve = async ({ id, version, title }: DocumentSummary) => {
    const isApproved = await run(() => approveDashboard(id, version))
    if (isApproved) await showToast({ kind: 'success', title: `${title} is public now` })
    // Somebody else decided, or its owner changed it: the list shows what there is now.
    else await answer.reload()
  }
  return (
    <>
      <RecordsHead
        title="Requests for public dashboards and reports"
        lead="People who made these dashboards and reports want everybody to see them. Your decision reaches them as a notification."
      />
      <FormError>{failure}</FormError>
      <WhenAnswered answer={answer} what="the requests">
        {({ data: { results } }) =>
          results.length === 0 ? (
            <Message title="No requests.">None waits for a decision.</Message>
          ) : (
            <RecordTable
              label="Requests"
              rows={results}
              columns={COLUMNS}
              actions={(row) => (
                <Decision
                  row={row}
                  busy={busy}
                  onApprove={() => void approve(row)}
                  onDecline={() => decline(row)}
                />
              )}
            />
          )
        }
      </WhenAnswered>
      {declined && (
        <ReasonDialog
          title={`Decline ${declined.title}`}
          action="Decline"
          help="What would have to change. The owner reads it."
          rule={DASHBOARD_DECLINE_REASON}
          onSend={async (reason) => {
            await declineDashboard(declined.id, reason, declined.version)
            await showToast({ kind: 'success', title: `${declined.title} was declined` })
          }}
          onClose={() => decline(null)}
        />
      )}
    </>
  )
}

interface DecisionProps {
  readonly row: DocumentSummary
  readonly busy: boolean
  readonly onApprove: () => void
  readonly onDecline: () => void
}

function Decision({ row, busy, onApprove, onDecline }: DecisionProps) {
  if (row.is_own) return 'Your own: somebody else decides.'
  return (
    <>
      <Button disabled={busy} onClick={onApprove} aria-label={`Approve ${row.title}`}>
        Approve
      </Button>
      <Button disabled={busy} onClick={onDecline} aria-label={`Decline ${row.title}`}>
        Decline
      </Button>
    </>
  )
}
