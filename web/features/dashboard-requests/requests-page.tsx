import { useState } from 'react'
import type {
  approveCustomDashboard,
  CustomDashboardRow,
  listCustomDashboards,
} from '#contract/custom-dashboards/custom-dashboard.ts'
import { AnswerFailure } from '#web/kit/answer-failure.tsx'
import { Button } from '#web/kit/button.tsx'
import { dayText } from '#web/kit/moment.ts'
import { RecordsHead, RecordTable, RowActions } from '#web/kit/records/records.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { Loading, Message } from '#web/kit/state-message.tsx'
import { showToast } from '#web/kit/toast.ts'
import { AskError, ask } from '#web/queries/ask.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { DeclineForm } from './decline-form.tsx'

const COLUMNS = ['Dashboard', 'Who', 'Changed', 'Why it should be public', 'Actions']

/** Dashboards that people want to make public, for those who decide. */
export default function RequestsPage() {
  const answer = useAnswer<typeof listCustomDashboards>('/custom-dashboard/?status=pending')
  const [declined, decline] = useState<CustomDashboardRow | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState<number | null>(null)
  const approve = async ({ id, version, name_of_dashboard: title }: CustomDashboardRow) => {
    if (busy !== null) return
    setBusy(id)
    setFailure(null)
    try {
      await ask<typeof approveCustomDashboard>('POST', `/custom-dashboard/${id}/approve`, { version })
      await showToast({ kind: 'success', title: `${title} is public now` })
    } catch (error) {
      setFailure(error instanceof AskError ? error.message : 'Something went wrong. Try again.')
    }
    await answer.reload()
    setBusy(null)
  }
  return (
    <>
      <RecordsHead
        title="Requests for public dashboards"
        lead="People who made these dashboards want everybody to see them. Your decision reaches them as a notification."
      />
      <FormError>{failure}</FormError>
      {answer.status === 'loading' && <Loading what="the requests" />}
      {answer.status === 'failed' && (
        <AnswerFailure
          title="The requests could not be loaded."
          error={answer.error}
          onRetry={answer.reload}
        />
      )}
      {answer.status === 'ready' &&
        (answer.value.data.results.length === 0 ? (
          <Message title="No requests.">Every public dashboard has been decided on.</Message>
        ) : (
          <RecordTable label="Requests" columns={COLUMNS}>
            {answer.value.data.results.map((row) => (
              <Request
                key={row.id}
                row={row}
                busy={busy === row.id}
                onApprove={() => void approve(row)}
                onDecline={() => decline(row)}
              />
            ))}
          </RecordTable>
        ))}
      {declined && (
        <DeclineForm row={declined} onDone={() => void answer.reload()} onClose={() => decline(null)} />
      )}
    </>
  )
}

interface RequestProps {
  readonly row: CustomDashboardRow
  readonly busy: boolean
  readonly onApprove: () => void
  readonly onDecline: () => void
}

function Request({ row, busy, onApprove, onDecline }: RequestProps) {
  const title = row.name_of_dashboard
  return (
    <tr>
      <th scope="row">
        <a href={row.link} target="_blank" rel="noopener">
          {title}
          <span className="sr-only"> (preview in a new tab)</span>
        </a>
      </th>
      <td>
        {row.name || 'Somebody without an account now'}
        {row.organization && `, ${row.organization}`}
      </td>
      <td>{dayText(row.updated ?? row.created)}</td>
      <td>{row.reason || '–'}</td>
      <td>
        {row.is_own ? (
          'Your own: somebody else decides.'
        ) : (
          <RowActions>
            <Button disabled={busy} onClick={onApprove} aria-label={`Approve ${title}`}>
              Approve
            </Button>
            <Button disabled={busy} onClick={onDecline} aria-label={`Decline ${title}`}>
              Decline
            </Button>
          </RowActions>
        )}
      </td>
    </tr>
  )
}
