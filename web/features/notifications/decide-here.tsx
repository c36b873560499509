import { useState } from 'react'
import { DASHBOARD_DECLINE_REASON } from '#domain/form/custom-dashboard-fields.ts'
import type { NotificationRow } from '#contract/notifications/notifications.ts'
import { approveDashboard, declineDashboard } from '#web/account/decide-dashboard.ts'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { Button } from '#web/kit/button.tsx'
import { showToast, withFailureToast } from '#web/kit/toast.ts'

interface DecideHereProps {
  /** A request for a public dashboard; its link ends with the public id. */
  readonly row: NotificationRow
  readonly onDone: () => void
}

/** Approve and Decline of a request for a public dashboard, without leaving the list. */
export function DecideHere({ row, onDone }: DecideHereProps) {
  const [declining, setDeclining] = useState(false)
  const id = row.link.split('/').at(-1) ?? ''
  const approve = () =>
    withFailureToast('It was not approved', async () => {
      await approveDashboard(id)
      await showToast({ kind: 'success', title: 'The dashboard is public now' })
      onDone()
    })
  return (
    <>
      <Button onClick={() => void approve()}>Approve</Button>
      <Button onClick={() => setDeclining(true)}>Decline</Button>
      {declining && (
        <ReasonDialog
          title="Decline this dashboard?"
          action="Decline"
          help="Whoever submitted it reads this."
          rule={DASHBOARD_DECLINE_REASON}
          onSend={async (reason) => {
            await declineDashboard(id, reason)
            onDone()
          }}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  )
}
