import { IconClock, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { DASHBOARD_DECLINE_REASON } from '#domain/form/custom-dashboard-fields.ts'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { may } from '#domain/account/capability.ts'
import { approveDashboard, declineDashboard } from '#web/account/decide-dashboard.ts'
import { Button } from '#web/kit/button.tsx'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { Row } from '#web/kit/layout.tsx'
import { showToast, withFailureToast } from '#web/kit/toast.ts'
import { useHolder } from '#web/queries/own-account.ts'
import classes from './decision-bar.module.css'

interface DecisionBarProps {
  readonly row: DocumentSummary
  /** Asks what the dashboard is now: somebody else may have decided, or its owner changed it. */
  readonly onReload: () => Promise<void>
}

/** Above a public dashboard that not everybody can open: why, and for those who decide the decision. */
export function DecisionBar({ row, onReload }: DecisionBarProps) {
  const holder = useHolder()
  const [declining, setDeclining] = useState(false)
  if (row.visibility !== 'public' || row.state === 'approved') return null
  const isDeclined = row.state === 'declined'
  const decides = may(holder, 'dashboards.review') && !row.is_own
  const approve = async () => {
    const isApproved = await withFailureToast('It was not approved', () =>
      approveDashboard(row.id, row.version),
    )
    if (isApproved) await showToast({ kind: 'success', title: 'The dashboard is public now' })
    else await onReload()
  }
  return (
    <Row
      wrap
      gap={12}
      rows={8}
      align="center"
      className={classes.bar}
      role="status"
      data-declined={isDeclined || undefined}
    >
      {isDeclined ? <IconX size={18} aria-hidden="true" /> : <IconClock size={18} aria-hidden="true" />}
      <p>
        <strong>{isDeclined ? 'Disapproved.' : 'Awaiting Approval.'}</strong> {sentenceOf(row)}
      </p>
      {decides && (
        <Row gap={8}>
          <Button kind="primary" onClick={() => void approve()}>
            Approve
          </Button>
          {!isDeclined && <Button onClick={() => setDeclining(true)}>Decline</Button>}
        </Row>
      )}
      {declining && (
        <ReasonDialog
          title="Decline this dashboard?"
          action="Decline"
          help="Whoever submitted it reads this."
          rule={DASHBOARD_DECLINE_REASON}
          onSend={(reason) => declineDashboard(row.id, reason, row.version)}
          onClose={() => setDeclining(false)}
        />
      )}
    </Row>
  )
}

function sentenceOf(row: DocumentSummary): string {
  if (row.state === 'declined') return `Reason: ${row.declined_because}`
  if (row.is_own) return 'Everybody can open this dashboard once it has been approved.'
  return `${row.author} wants everybody to see this dashboard. Reason given: ${row.reason || 'none'}`
}
