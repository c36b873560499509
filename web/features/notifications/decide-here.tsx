import { useState } from 'react'
import type { NotificationRow } from '#contract/notifications/notifications.ts'
import { approveDashboard, declineDashboard } from '#web/account/decide-dashboard.ts'
import { ReasonDialog } from '#web/kit/reason-dialog.tsx'
import { Button } from '#web/kit/button.tsx'
import { showToast } from '#web/kit/toast.ts'
import { AskError } from '#web/queries/ask.ts'

interface DecideHereProps {
  /** A request for a public dashboard; its link ends with the public id. */
  readonly row: NotificationRow
  readonly onDone: () => void
}

/** Approve and Decline of a request for a public dashboard, without leaving the list. */
export function DecideHere({ row, onDone }: DecideHereProps) {
  const [declining, setDeclining] = useState(false)
  const id = row.link.split('/').at(-1) ?? ''
  const approve = async () => {
    try {
      await approveDashboard(id)
      await showToast({ kind: 'success', title: 'The dashboard is public now' })
      onDone()
    } catch (error) {
      const text = error instanceof AskError ? error.message : ''
      await showToast({ kind: 'error', title: 'It was not approved', text })
    }
  }
  return (
    <>
      <Button onClick={() => void approve()}>Approve</Button>
      <Button onClick={() => setDeclining(true)}>Decline</Button>
      {declining && (
        <ReasonDialog
          title="Decline this dashboard?"
          action="Decline"
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
