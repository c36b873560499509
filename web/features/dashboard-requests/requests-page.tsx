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
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Language } from '#domain/message/language.ts'

const columnsIn = (text: Language['text']): readonly Column<DocumentSummary>[] => [
  {
    title: text(message('document-requests.document')),
    names: true,
    cell: (row) => (
      <a href={addressOf(row)} target="_blank" rel="noopener">
        {row.title}
        <span className="sr-only"> {text(message('document-requests.preview'))}</span>
      </a>
    ),
  },
  {
    title: text(message('manage.who')),
    cell: ({ author, organization }) =>
      [author || text(message('document-requests.no-account')), organization].filter(Boolean).join(', '),
  },
  { title: text(message('manage.changed')), cell: ({ updated, created }) => dayText(updated ?? created) },
  { title: text(message('document-requests.why')), cell: ({ reason }) => reason || '–' },
]

/** Dashboards that people want to make public, for those who decide. */
export default function RequestsPage() {
  const { text } = useLanguage()
  const answer = useFreshAnswer('GET /document', { query: { status: 'pending' } })
  const [declined, decline] = useState<DocumentSummary | null>(null)
  const { busy, failure, run } = useTask()
  const approve = async ({ id, version, title }: DocumentSummary) => {
    const isApproved = await run(() => approveDashboard(id, version))
    if (isApproved)
      await showToast({
        kind: 'success',
        title: text(message('document-requests.public-now', { name: title })),
      })
    // Somebody else decided, or its owner changed it: the list shows what there is now.
    else await answer.reload()
  }
  return (
    <>
      <RecordsHead
        title={text(message('document-requests.title'))}
        lead={text(message('document-requests.lead'))}
      />
      <FormError>{failure}</FormError>
      <WhenAnswered answer={answer} what={text(message('document-requests.list'))}>
        {({ data: { results } }) =>
          results.length === 0 ? (
            <Message title={text(message('document-requests.none'))}>
              {text(message('document-requests.none-about'))}
            </Message>
          ) : (
            <RecordTable
              label={text(message('document-requests.label'))}
              rows={results}
              columns={columnsIn(text)}
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
          title={text(message('manage.decline-named', { name: declined.title }))}
          action={text(message('manage.decline'))}
          help={text(message('document-requests.decline-help'))}
          rule={DASHBOARD_DECLINE_REASON}
          onSend={async (reason) => {
            await declineDashboard(declined.id, reason, declined.version)
            await showToast({
              kind: 'success',
              title: text(message('manage.declined-named', { name: declined.title })),
            })
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
  const { text } = useLanguage()
  if (row.is_own) return text(message('document-requests.own'))
  return (
    <>
      <Button
        disabled={busy}
        onClick={onApprove}
        aria-label={text(message('manage.approve-named', { name: row.title }))}
      >
        {text(message('manage.approve'))}
      </Button>
      <Button
        disabled={busy}
        onClick={onDecline}
        aria-label={text(message('manage.decline-named', { name: row.title }))}
      >
        {text(message('manage.decline'))}
      </Button>
    </>
  )
}
